import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { configSchemas } from '~/upstream/settings/contract';
import { loadEndpoints } from '../../scripts/upstream-endpoints';
import { sampleOf, withValue } from './schema-samples';

/** A file is no document: nothing in it has a name. */
const endpoints = (await loadEndpoints()).filter(({ fileTypes }) => fileTypes === undefined);

/** Values that decide what the rest of an answer means: another one is a failure of the call, and the page says so. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'settings.listVersions status': 'tells success from failure, as an envelope does',
  'settings.findConfigs status': 'tells success from failure, as an envelope does',
  'settings.getFeatures status': 'tells success from failure, as an envelope does',
  'feedback.subscribe is_accepted': 'is the acknowledgement itself',
  'feedback.enterDraw is_accepted': 'is the acknowledgement itself',
  'account.authorizeSocial status': 'says which data come with it, and whether a session begins',
  'account.linkSocial status': 'says which data come with it, and whether a session begins',
  'afterSale.addAttachment attachment.type': 'only what was checked may be stored',
  'afterSale.getAttachment type': 'a file of another kind is not handed out',
  'helpCentre.createGuestTicket is_accepted': 'is the acknowledgement itself',
  'account.showConfirmation kind': 'says what following the link does',
  'account.showConfirmation needs': 'says what the page has to ask for',
};

type Case = { name: string; schema: z.ZodType; sample: unknown; path: (string | number)[] };

function casesOf(name: string, schema: z.ZodType): Case[] {
  const { value, named } = sampleOf(schema);
  const sample = name.endsWith('earch.search') ? withRealFlights(value as SearchSample) : value;
  return named.map(({ path }) => ({ name: `${name} ${path.join('.')}`.trim(), schema, sample, path }));
}

type SearchSample = { flights: { XX: object } };

/** An offer of a search must name a flight that leads from one place to another. */
function withRealFlights(sample: SearchSample): object {
  const flight = { ...sample.flights.XX, arrival: 'elsewhere', arrival_datetime: '2031-05-04T12:30:00Z' };
  return { ...sample, flights: { XX: flight, text: flight } };
}

const cases = [
  ...endpoints.flatMap(({ service, operation, answer }) => casesOf(`${service}.${operation}`, answer)),
  ...Object.entries(configSchemas).flatMap(([name, schema]) => casesOf(`config ${name}`, schema)),
];

describe('a value that the shop does not know', () => {
  it('can stand in many places', () => {
    expect(cases.length).toBeGreaterThan(60);
    expect(Object.keys(EXCEPTIONS).filter((name) => !cases.some((one) => one.name === name))).toEqual([]);
  });

  it.each(cases)('spoils no answer: $name', ({ name, schema, sample, path }) => {
    expect(schema.safeParse(sample).error).toBeUndefined();
    const { success } = schema.safeParse(withValue(sample, path, 'never_heard_of'));
    expect(success).toBe(!(name in EXCEPTIONS));
  });
});
