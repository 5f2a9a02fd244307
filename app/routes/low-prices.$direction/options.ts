import { PRICED_KINDS, type PricedKind } from '~/features/search/calendar/priced';
import type { Filter } from '~/features/search/filters/filter';

/** Nights of a return journey that the page offers. */
export const NIGHTS = [3, 7, 14] as const;

/** Conditions of the prices of a year. */
export type YearOptions = {
  /** Null one way. */
  nights: (typeof NIGHTS)[number] | null;
  kind: PricedKind;
  isDirect: boolean;
  withBaggage: boolean;
};

/** Reads the conditions from the link; unknown values mean none. */
export function readYearOptions(params: URLSearchParams): YearOptions {
  return {
    nights: NIGHTS.find((nights) => String(nights) === params.get('nights')) ?? null,
    kind: PRICED_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
    isDirect: params.has('direct'),
    withBaggage: params.has('bag'),
  };
}

/** Writes the conditions as parameters of a link, without defaults. */
export function yearParams({ nights, kind, isDirect, withBaggage }: YearOptions): URLSearchParams {
  const params = new URLSearchParams();
  if (nights !== null) params.set('nights', String(nights));
  if (kind !== 'all') params.set('kind', kind);
  if (isDirect) params.set('direct', '1');
  if (withBaggage) params.set('bag', '1');
  return params;
}

/** Converts the conditions to a filter of results, so that a day leads to the offers behind its price. */
export function resultsFilter({ kind, isDirect, withBaggage }: YearOptions): Filter {
  return {
    choices: {
      ...(kind !== 'all' && { transportKind: [kind === 'plane' ? 'Airplane' : 'Train'] }),
      ...(isDirect && { transfers: ['NoTransfers'] }),
      ...(withBaggage && { baggages: ['WithBaggages'] }),
    },
    ranges: {},
  };
}
