/**
 * What a visitor may narrow results by (specification 3 §9, upstream facts §6). The names of groups and options are those
 * of the link: docs/links.md tells them to affiliates.
 */

/** Bounds, both included; null leaves that side open. `key` names the range inside its group, as links do. */
export type FilterRange = { key: string; from: number | null; to: number | null };

/** Only groups in which something is chosen; an empty one filters nothing. */
export type Filter = {
  /** Names of chosen options by group. */
  choices: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, FilterRange>>;
};

export const NO_FILTER: Filter = { choices: {}, ranges: {} };

export const TRANSPORT_KINDS = ['Airplane', 'Train', 'Bus', 'Mixed'] as const;
/** By the most transfers in one trip. */
export const TRANSFERS = ['NoTransfers', 'OneTransfer', 'TwoTransfers', 'ManyTransfers'] as const;
export const BAGGAGES = ['WithBaggages', 'WithoutBaggages'] as const;
/** What no transfer may be; all that are chosen must hold. */
export const TRANSFER_CONDITIONS = ['NoNightTransfers', 'NoPortChanges', 'NoSelfTransfers', 'NoTransitVisas'] as const;

/** Carriers one by one stand for itineraries of that carrier alone; this for those of more than one. */
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

/** The code behind an option of one of the kinds above: `Airline-SU` → `SU`. */
export function codeOf(option: string): string {
  return option.slice(option.indexOf('-') + 1);
}

/** A group of the link: options to choose, or a range. Order is that of a canonical link. */
export type GroupRule = { name: string; max?: undefined; accepts(option: string): boolean } | RangeRule;
/** @param max the highest bound; @param wraps a range may run over midnight */
export type RangeRule = { name: string; max: number; wraps?: boolean; acceptsKey(key: string): boolean };

const MINUTES_OF_DAY = 24 * 60;
/** A hundred days: no transfer is longer. */
const MAX_TRANSFER_MINUTES = 144_000;
const MAX_PRICE = 1_000_000_000;
/** Specification 1 §9: most trips of a search. */
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

/** Groups of one trip carry its number, from 0: `departureTimeRange0`. */
export const ofTrip = (group: string, trip: number) => `${group}${trip}`;

/** Every group that links know, in the order in which a canonical link names them. */
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

/** How many options of one group a link may choose. */
const MOST_OPTIONS = 100;

/** The options of a group that make sense, each once, in one order whatever the order given. */
export function cleanOptions(rule: GroupRule, options: Iterable<string>): string[] {
  if (rule.max !== undefined) return [];
  return [...new Set(options)]
    .filter((option) => rule.accepts(option))
    .sort()
    .slice(0, MOST_OPTIONS);
}

/** A range that makes sense, in whole numbers; null when it is none or open on both sides. */
export function cleanRange(rule: RangeRule, key: string, from: unknown, to: unknown): FilterRange | null {
  if (!rule.acceptsKey(key)) return null;
  const [low, high] = [bound(from, rule.max), bound(to, rule.max)];
  if (low === undefined || high === undefined || (low === null && high === null)) return null;
  if (low !== null && high !== null && low > high && !rule.wraps) return null;
  return { key, from: low, to: high };
}

/** Undefined for what is no bound. */
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

/** The filter without a group, or without one option of it. */
export function without({ choices, ranges }: Filter, group: string, option?: string): Filter {
  const { [group]: chosen = [], ...otherChoices } = choices;
  const { [group]: _range, ...otherRanges } = ranges;
  const left = option === undefined ? [] : chosen.filter((one) => one !== option);
  return { choices: left.length > 0 ? { ...choices, [group]: left } : otherChoices, ranges: otherRanges };
}
