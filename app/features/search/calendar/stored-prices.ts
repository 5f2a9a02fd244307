/**
 * Codes of all stations of a city. The calendar stores train prices by station and train, so such a code would give the
 * prices of a single station. Directions with one have no prices by day (specification 1 §5).
 */
const STATIONS_WITHOUT_PRICES: ReadonlySet<string> = new Set(['2000000', '2004000', '2100000', '2200000']);

/** True when the calendar stores prices by day for a direction; codes are of cities, airports or stations. */
export function hasStoredPrices({ departure, arrival }: { departure: string; arrival: string }): boolean {
  return ![departure, arrival].some((code) => STATIONS_WITHOUT_PRICES.has(code));
}
