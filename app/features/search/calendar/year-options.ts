import { daysBetween } from '~/dates/calendar-date';
import type { Filter } from '../filters/filter';
import { LIMITS, type SearchQuery } from '../query/search-query';
import { PRICED_KINDS, type PricedKind } from './priced';
import { pricedOfSearch } from './priced-of-search';

/** Conditions of the prices of a year. */
export type YearOptions = {
  /** Length of a return journey; null one way. */
  nights: number | null;
  /** Null leaves it to the page: see `yearOfPrices`. */
  kind: PricedKind | null;
  isDirect: boolean;
  withBaggage: boolean;
};

/** Reads the conditions from the link; unknown values mean none. */
export function readYearOptions(params: URLSearchParams): YearOptions {
  return {
    nights: readNights(params.get('nights') ?? ''),
    kind: PRICED_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    isDirect: params.has('direct'),
    withBaggage: params.has('bag'),
  };
}

function readNights(text: string): number | null {
  const { min, max } = LIMITS.stayDays;
  return /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;
}

/** Returns the conditions of a one-way or return search: its nights, and those choices of its filter that a price by day knows. */
export function yearOptionsOf({ trips }: Pick<SearchQuery, 'trips'>, filter: Filter): YearOptions {
  const [out, back] = trips;
  const { kind = null, isDirect = false, withBaggage = false } = pricedOfSearch({ trips }, filter);
  return {
    nights: back ? daysBetween(out!.date, back.date) : null,
    kind,
    isDirect,
    withBaggage,
  };
}

/** Writes the conditions as parameters of a link, without defaults. */
export function yearParams({ nights, kind, isDirect, withBaggage }: YearOptions): URLSearchParams {
  const params = new URLSearchParams();
  if (nights !== null) params.set('nights', String(nights));
  if (kind !== null) params.set('kind', kind);
  if (isDirect) params.set('direct', '1');
  if (withBaggage) params.set('bag', '1');
  return params;
}

/** Converts the conditions to a filter of results, so that a day leads to the offers behind its price. */
export function resultsFilter({ kind, isDirect, withBaggage }: YearOptions): Filter {
  return {
    choices: {
      ...(kind !== null && kind !== 'all' && { transportKind: [kind === 'plane' ? 'Airplane' : 'Train'] }),
      ...(isDirect && { transfers: ['NoTransfers'] }),
      ...(withBaggage && { baggages: ['WithBaggages'] }),
    },
    ranges: {},
  };
}
