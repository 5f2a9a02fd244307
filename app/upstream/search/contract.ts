/**
 * Search: POST /frontend_search (upstream facts §2, specification 1 §7). Wire shapes are the schemas' input types; the
 * shop works with their output types: camelCase, money in hundredths.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { numberOrText, orMissing, textOrNumber, tolerantList, tolerantMap } from '~/upstream/tolerance';
import { fareKeys, faresOfOffer } from './fares-contract';
import { carKindsMap, placeMaps, railKeys, trainOf, transportKindOf, VENDORS } from './names-contract';

export * from './fares-contract';
export * from './names-contract';

export const CABINS = ['economy', 'premium_economy', 'business', 'first'] as const;
export type Cabin = (typeof CABINS)[number];

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Request body. Codes are city, airport (IATA) or station codes; `lang` and `language` are synonyms. */
export const searchRequest = z.looseObject({
  trips: z
    .array(z.looseObject({ departure: z.string(), arrival: z.string(), date: isoDate }))
    .min(1)
    .max(6),
  travelers: z.looseObject({
    adult: z.number().int(),
    child: z.number().int().default(0),
    infant: z.number().int().default(0),
    childrenAges: z.array(z.number().int()).nullish(),
  }),
  cabin: z.enum(CABINS).default('economy'),
  agent: z.string().nullish(),
  language: z.string().nullish(),
  lang: z.string().nullish(),
  currency: z.string().default('RUB'),
  /** Country of the visitor's market, which decides the seller. */
  country: z.string().nullish(),
  client_platform: z.string().nullish(),
  /** Sells the wanted tickets (specification 1 §3); all vendors when missing. Buses are sold by railways. */
  vendor: z.enum(VENDORS).nullish(),
  filters: z.looseObject({ transport_kind: z.array(z.string()).nullish() }).nullish(),
  sort_by: z.string().nullish(),
  short_response: z.boolean().nullish(),
});
export type SearchRequestWire = z.input<typeof searchRequest>;

/** A date-time with the offset of its place: 2031-05-04T18:30:00+01:00. */
export const offsetDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}:?\d{2}|Z)$/)
  .refine((text) => !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10)), 'no such moment');

/** False for 30 February, which `Date` reads as 2 March. Must not throw: zod refines invalid texts too. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns the codes of technical stops that have one. */
export function portCodes(stops: readonly unknown[] | null | undefined): string[] {
  return (stops ?? []).flatMap((stop) =>
    typeof stop === 'object' && stop && 'code' in stop && typeof stop.code === 'string' ? stop.code : [],
  );
}

/** The longest train of the world takes a week. */
const LONGEST_RIDE_MINUTES = 10 * 24 * 60;

const flightWire = z
  .looseObject({
    operating_carrier: z.string().nullish(),
    marketing_carrier: orMissing(z.string()),
    number: z.union([z.number(), z.string()]).nullish(),
    transport_number: z.string().nullish(),
    departure: z.string(),
    departure_terminal: textOrNumber(z.string()).nullish(),
    departure_datetime: offsetDateTime,
    arrival: z.string(),
    arrival_terminal: textOrNumber(z.string()).nullish(),
    arrival_datetime: offsetDateTime,
    virtual_connection: z.boolean().nullish(),
    equipment: textOrNumber(z.string()).nullish(),
    /** Minutes; computed from the times where it is missing. */
    duration: orMissing(numberOrText(z.number().int().nonnegative())),
    night_transfer: z.boolean().nullish(),
    transfer_duration: numberOrText(z.number().int()).nullish(),
    /** Records of intermediate ports; only `code` is used. */
    tech_stops: z.array(z.unknown()).nullish(),
    transit_visa: z.boolean().nullish(),
    is_transit_visa_needed: z.string().nullish(),
    transport_kind: z.string().nullish(),
    cabin: z.string().nullish(),
    is_charter: z.boolean().nullish(),
    ...railKeys,
  })
  .transform((flight, context) => {
    const carrier = flight.marketing_carrier ?? flight.operating_carrier;
    const minutes = (Date.parse(flight.arrival_datetime) - Date.parse(flight.departure_datetime)) / 60_000;
    const leadsSomewhere = flight.departure !== flight.arrival && minutes > 0 && minutes < LONGEST_RIDE_MINUTES;
    if (carrier && leadsSomewhere)
      return { ...flight, marketing_carrier: carrier, duration: flight.duration ?? minutes };
    context.addIssue({ code: 'custom', message: carrier ? 'leads nowhere' : 'no carrier' });
    return z.NEVER;
  })
  .transform((flight) => ({
    operatingCarrier: flight.operating_carrier ?? flight.marketing_carrier,
    marketingCarrier: flight.marketing_carrier,
    /** A flight's with the carrier's code in front, once: "SU1130"; those of trains and buses unchanged: "015Е". */
    transportNumber: numberOf(flight),
    departure: flight.departure,
    departureTerminal: flight.departure_terminal ?? null,
    departureDateTime: flight.departure_datetime,
    arrival: flight.arrival,
    arrivalTerminal: flight.arrival_terminal ?? null,
    arrivalDateTime: flight.arrival_datetime,
    equipment: flight.equipment ?? null,
    durationMinutes: flight.duration,
    /** The connection after this leg; null on the last leg of a trip. */
    transferMinutes: flight.transfer_duration ?? null,
    isNightTransfer: flight.night_transfer ?? false,
    isSelfTransfer: flight.virtual_connection ?? false,
    isTransitVisaNeeded: flight.is_transit_visa_needed === 'needed',
    techStopCount: flight.tech_stops?.length ?? 0,
    techStops: portCodes(flight.tech_stops),
    train: flight.transport_kind === 'train' ? trainOf(flight) : null,
    transportKind: transportKindOf(flight.transport_kind),
    cabin: flight.cabin ?? null,
    isCharter: flight.is_charter ?? false,
  }));

/** Prefixes the carrier's code: "1130" → "SU1130"; "SU1130" stays, since both forms are sent (upstream facts §2). */
export function numberOf(flight: {
  marketing_carrier: string;
  transport_kind?: string | null | undefined;
  transport_number?: string | null | undefined;
  number?: number | string | null | undefined;
}): string {
  const number = flight.transport_number ?? String(flight.number ?? '');
  return transportKindOf(flight.transport_kind) !== 'airplane' || number.startsWith(flight.marketing_carrier)
    ? number
    : `${flight.marketing_carrier}${number}`;
}

const variantWire = z
  .looseObject({
    id: textOrNumber(z.string().min(1)),
    ...fareKeys,
    segments: z.array(z.looseObject({ flights: z.array(z.string()).min(1) })).min(1),
    subvariants_by_segments: z.array(z.unknown()).nullish(),
  })
  .transform((variant) => ({
    id: variant.id,
    ...faresOfOffer(variant),
    /** Keys into `flights`, one list per requested trip, in order. */
    trips: variant.segments.map((segment) => segment.flights),
  }));

/**
 * 200. Empty result: `variants: []`, `flights: {}`; an answer without those two keys is broken, not empty. Variants and
 * flights that cannot be read are left out; an answer of which no offer is left is broken.
 */
export const searchAnswer = z
  .looseObject({
    variants: tolerantList(variantWire, { needsOne: true }),
    flights: tolerantMap(flightWire),
    aircrafts: placeMaps.aircrafts.nullish().transform((map) => map ?? {}),
    airlines: placeMaps.airlines.nullish().transform((map) => map ?? {}),
    anyports: placeMaps.anyports.nullish().transform((map) => map ?? {}),
    cities: placeMaps.cities.nullish().transform((map) => map ?? {}),
    countries: placeMaps.countries.nullish().transform((map) => map ?? {}),
    advertisements: z.array(z.unknown()).nullish(),
    filter_values: z.looseObject({}).nullish(),
    train_car_kinds: carKindsMap,
  })
  .transform((answer, context) => ({
    variants: withRealTrips(answer, context),
    flights: answer.flights,
    aircrafts: answer.aircrafts,
    airlines: answer.airlines,
    ports: answer.anyports,
    cities: answer.cities,
    countries: answer.countries,
    carKinds: answer.train_car_kinds,
  }));

type Flights = Readonly<Record<string, z.output<typeof flightWire>>>;

/** Drops variants of flights that are missing, or that nobody can take one after the other. */
function withRealTrips(
  { variants, flights }: { variants: z.output<typeof variantWire>[]; flights: Flights },
  context: z.RefinementCtx,
) {
  const times = new Map<string, { departs: number; arrives: number }>();
  for (const [key, { departureDateTime, arrivalDateTime }] of Object.entries(flights)) {
    times.set(key, { departs: Date.parse(departureDateTime), arrives: Date.parse(arrivalDateTime) });
  }
  const isReal = (trip: readonly string[]) =>
    trip.every((key, index) => {
      const own = times.get(key);
      const before = index === 0 ? undefined : times.get(trip[index - 1]!);
      return own !== undefined && (!before || own.departs >= before.arrives);
    });
  const bookable = variants.filter(({ price, trips }) => price.amount > 0 && trips.every(isReal));
  if (variants.length > 0 && bookable.length === 0)
    context.addIssue({ code: 'custom', message: 'no flight can be read' });
  return bookable;
}

export type SearchAnswerWire = z.input<typeof searchAnswer>;
export type SearchAnswer = z.output<typeof searchAnswer>;
export type Variant = SearchAnswer['variants'][number];
export type Flight = SearchAnswer['flights'][string];
export type Luggage = NonNullable<Variant['baggage']>;

/** Calls of the search service; the stream of calendar prices is described in the contract of the price calendar. */
export const endpoints = endpointsOf('search', {
  search: {
    method: 'POST',
    path: '/frontend_search',
    summary: 'Offers for one to six trips. Nothing found: empty `variants` and `flights`. May take 120 seconds.',
    request: searchRequest,
    answer: searchAnswer,
    envelope: null,
    isRead: true,
  },
});
