/**
 * The results filter (specification 3 §9, upstream facts §6). Groups and options are named as in links; docs/links.md
 * documents them for affiliates.
 */

/** Bounds, both included; null leaves that side open. `key` names the range inside its group, as in links. */
export type FilterRange = { key: string; from: number | null; to: number | null };

/** Contains only groups with a choice; an empty filter matches everything. */
export type Filter = {
  /** Chosen options by group. */
  choices: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, FilterRange>>;
};

export const NO_FILTER: Filter = { choices: {}, ranges: {} };

export const TRANSPORT_KINDS = ['Airplane', 'Train', 'Bus', 'Mixed'] as const;
/** By the largest number of transfers in one trip. */
export const TRANSFERS = ['NoTransfers', 'OneTransfer', 'TwoTransfers', 'ManyTransfers'] as const;
export const BAGGAGES = ['WithBaggages', 'WithoutBaggages'] as const;
/** Conditions on every transfer; all chosen ones must hold. */
export const TRANSFER_CONDITIONS = ['NoNightTransfers', 'NoPortChanges', 'NoSelfTransfers', 'NoTransitVisas'] as const;

/** Option for itineraries with more than one carrier; a single carrier's option matches its own itineraries only. */
export const SEVERAL_AIRLINES = 'SeveralAirlines';

export const optionOf = {
  airline: (code: string) => `Airline-${code}`,
  city: (code: string) => `City-${code}`,
  /** Airports, stations, bus stations. */
  port: (code: string) => `Port-${code}`,
  aircraft: (code: string) => `Aircraft-${code}`,
  train: (name: string) => `Train-${name}`,
  carKind: (code: string) => `CarKind-${code}`,
};

/** Returns the code in an option: `Airline-SU` → `SU`. */
export function codeOf(option: string): string {
  return option.slice(option.indexOf('-') + 1);
}

/** A group of the link: options to choose, or a range. The order is canonical. */
export type GroupRule = { name: string; max?: undefined; accepts(option: string): boolean } | RangeRule;
/** @param max the upper limit; @param wraps allows a range over midnight */
export type RangeRule = { name: string; max: number; wraps?: boolean; acceptsKey(key: string): boolean };

const MINUTES_OF_DAY = 24 * 60;
/** A hundred days: longer than any transfer. */
const MAX_TRANSFER_MINUTES = 144_000;
const MAX_PRICE = 1_000_000_000;
/** Trips of a search, six at most (specification 1 §9). */
const TRIPS = [0, 1, 2, 3, 4, 5];

const oneOf = (name: string, options: readonly string[]): GroupRule => ({
  name,
  accepts: (option) => options.includes(option),
});
const matching = (name: string, pattern: RegExp): GroupRule => ({ name, accepts: (option) => pattern.test(option) });
const range = (name: string, key: string, max: number): GroupRule => ({
  name,
  max,
  acceptsKey: (one) => one === key,
});
const timeOfDay = (name: string, key: string): GroupRule => ({
  name,
  max: MINUTES_OF_DAY,
  wraps: true,
  acceptsKey: (one) => one === key,
});

/** Adds the trip number, from 0, to the group of one trip: `departureTimeRange0`. */
export const ofTrip = (group: string, trip: number) => `${group}${trip}`;

/** Every group of links, in canonical order. */
export const GROUPS: readonly GroupRule[] = [
  oneOf('baggages', BAGGAGES),
  oneOf('transfers', TRANSFERS),
  range('transferTimeRange', 'TransferTimeRange', MAX_TRANSFER_MINUTES),
  matching('airlines', /^(?:SeveralAirlines|Airline-[\p{L}\p{N}]{1,8})$/u),
  oneOf('transportKind', TRANSPORT_KINDS),
  oneOf('transferConditions', TRANSFER_CONDITIONS),
  matching('transferPlaces', /^(?:City|Port)-[\p{L}\p{N}]{2,12}$/u),
  ...TRIPS.map((trip) => matching(ofTrip('departurePorts', trip), /^Port-[\p{L}\p{N}]{2,12}$/u)),
  ...TRIPS.map((trip) => matching(ofTrip('arrivalPorts', trip), /^Port-[\p{L}\p{N}]{2,12}$/u)),
  ...TRIPS.map((trip) => timeOfDay(ofTrip('departureTimeRange', trip), 'DepartureTimeRange')),
  ...TRIPS.map((trip) => timeOfDay(ofTrip('arrivalTimeRange', trip), 'ArrivalTimeRange')),
  matching('aircrafts', /^Aircraft-[\p{L}\p{N}]{1,8}$/u),
  matching('trains', /^Train-[\p{L}\p{N} .,«»"'()/-]{1,60}$/u),
  matching('trainCarKinds', /^CarKind-[\p{L}\p{N}_-]{1,30}$/u),
  { name: 'priceRange', max: MAX_PRICE, acceptsKey: (key) => /^PriceRange-[A-Z]{3}$/.test(key) },
];

/** Limit of chosen options per group in a link. */
const MAX_OPTIONS = 100;

/** Keeps the valid options of a group, without duplicates, in a fixed order. */
export function cleanOptions(rule: GroupRule, options: Iterable<string>): string[] {
  if (rule.max !== undefined) return [];
  return [...new Set(options)]
    .filter((option) => rule.accepts(option))
    .sort()
    .slice(0, MAX_OPTIONS);
}

/** Validates a range and rounds it to whole numbers; null when it is invalid or open on both sides. */
export function cleanRange(rule: RangeRule, key: string, from: unknown, to: unknown): FilterRange | null {
  if (!rule.acceptsKey(key)) return null;
  const [low, high] = [bound(from, rule.max), bound(to, rule.max)];
  if (low === undefined || high === undefined || (low === null && high === null)) return null;
  if (low !== null && high !== null && low > high && !rule.wraps) return null;
  return { key, from: low, to: high };
}

/** Returns undefined for an invalid bound. */
function bound(value: unknown, max: number): number | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const whole = Math.round(value);
  return whole < 0 || whole > max ? undefined : Math.abs(whole);
}

/** True when nothing is chosen. */
export function isEmpty({ choices, ranges }: Filter): boolean {
  return Object.keys(choices).length === 0 && Object.keys(ranges).length === 0;
}

/** Removes a group, or one option of it, from the filter. */
export function without({ choices, ranges }: Filter, group: string, option?: string): Filter {
  const { [group]: chosen = [], ...otherChoices } = choices;
  const { [group]: _range, ...otherRanges } = ranges;
  const left = option === undefined ? [] : chosen.filter((one) => one !== option);
  return { choices: left.length > 0 ? { ...choices, [group]: left } : otherChoices, ranges: otherRanges };
}
