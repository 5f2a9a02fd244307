/** Lists of the subjects of landing pages: GET /data/landings/lists/{kind}, /data/landings/routes (specification 3 §7). */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { placeCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';

const count = z.number().int().nonnegative();
const names = z.record(z.string(), z.string().nullish());
const updatedAt = z.iso.date();

/** Kinds of subjects of which there are lists. */
export const LISTED_KINDS = ['cities', 'airports', 'countries', 'airlines'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** Entries in one part of a list. */
export const LONGEST_LIST = 2000;
const part = {
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(LONGEST_LIST).default(LONGEST_LIST),
};
export const listRequest = z.object({ kind: z.enum(LISTED_KINDS), ...part });
export const routesRequest = z.object(part);

const entryWire = z
  .looseObject({
    code: z.string(),
    slug: z.string().nullish(),
    name: names,
    city_name: names.nullish(),
    country_code: z.string(),
    weekly: count,
  })
  .transform((wire) => ({
    code: wire.code,
    /** A carrier's part of its page's address; null for others, which are named after their code or names. */
    slug: wire.slug ?? null,
    names: wire.name,
    /** Names of an airport's city. */
    cityNames: wire.city_name ?? null,
    countryCode: wire.country_code,
    weekly: wire.weekly,
  }));

/** Subjects with flights, the most flown first; `total` counts all. */
export const listAnswer = z
  .looseObject({ entries: tolerantList(entryWire), total: count, updated_at: updatedAt })
  .transform(({ entries, total, updated_at }) => ({ entries, total, updatedAt: updated_at }));

/** Routes with non-stop flights, the most flown first, by codes of cities, whose names are in `names`. */
export const routesAnswer = z
  .looseObject({
    routes: tolerantList(z.looseObject({ from: placeCode, to: placeCode }).transform(({ from, to }) => ({ from, to }))),
    names: z.record(z.string(), names),
    total: count,
    updated_at: updatedAt,
  })
  .transform((wire) => ({ routes: wire.routes, names: wire.names, total: wire.total, updatedAt: wire.updated_at }));

export type LandingListWire = z.input<typeof listAnswer>;
export type LandingRoutesWire = z.input<typeof routesAnswer>;
export type LandingList = z.output<typeof listAnswer>;
export type LandingRoutes = z.output<typeof routesAnswer>;
export type ListEntry = LandingList['entries'][number];

const read = { method: 'GET', envelope: null, isRead: true } as const;

/** Calls of the landings service about lists. */
export const listEndpoints = endpointsOf('landings', {
  listSubjects: {
    ...read,
    path: '/data/landings/lists/{kind}',
    summary: 'Subjects that have a page, the most flown first.',
    request: listRequest,
    answer: listAnswer,
  },
  listRoutes: {
    ...read,
    path: '/data/landings/routes',
    summary: 'Routes with non-stop flights, the most flown first.',
    request: routesRequest,
    answer: routesAnswer,
  },
});
