/**
 * Codes that stand for all stations of a city. Train prices are kept by station and train: under such a code they would
 * be those of one station alone, so that directions with one of them have no prices by day (specification 1 §5).
 */
const STATIONS_WITHOUT_PRICES: ReadonlySet<string> = new Set(['2000000', '2004000', '2100000', '2200000']);

/** Whether prices by day are kept for a direction; codes are of cities, airports or stations. */
export function hasKeptPrices({ departure, arrival }: { departure: string; arrival: string }): boolean {
  return ![departure, arrival].some((code) => STATIONS_WITHOUT_PRICES.has(code));
}
