/** The European Union and its single aviation market, where a carrier of one country may fly inside another. */
const SINGLE_MARKET = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Returns true when both countries belong to Europe's single aviation market. */
export function isSingleMarket(a: string, b: string): boolean {
  return SINGLE_MARKET.has(a) && SINGLE_MARKET.has(b);
}

/** Countries that require a visa from travellers who pass the border to change to another carrier's flight. */
const VISA_TO_ENTER = new Set([...SINGLE_MARKET, ...'US CA AU NZ CN IN ZA'.split(' ')]);
/** Countries that require a visa or permit for any transit, even on one ticket. */
const VISA_TO_CHANGE = new Set(['US', 'CA', 'AU']);

/**
 * Checks whether a traveller between two foreign countries needs a transit visa. The search does not know the passport,
 * so the answer ignores it.
 * @param mustEnter separate tickets or another airport: the traveller collects bags and passes border control
 */
export function needsTransitVisa(from: string, via: string, to: string, mustEnter: boolean): boolean {
  if (from === via || to === via || isSingleMarket(from, via) || isSingleMarket(via, to)) return false;
  return (mustEnter ? VISA_TO_ENTER : VISA_TO_CHANGE).has(via);
}
