/** Query parameter of the help menu's chat entry (specification 1 §2). */
const PARAMETER = 'from-support-menu';

type Place = { pathname: string; search: string };

/** True when the address requests the support. */
export function isSupportAsked({ search }: Pick<Place, 'search'>): boolean {
  return new URLSearchParams(search).get(PARAMETER) === '1';
}

/** Returns the same page with the support open. */
export function supportHref(place: Place): string {
  return `${place.pathname}?${[...otherParameters(place), `${PARAMETER}=1`].join('&')}`;
}

/** Returns the same page without the support. */
export function pageHref(place: Place): string {
  const rest = otherParameters(place).join('&');
  return rest === '' ? place.pathname : `${place.pathname}?${rest}`;
}

/**
 * Keeps the rest of the query as written: an affiliate link's brackets stay unescaped, so that the link stays
 * canonical.
 */
function otherParameters({ search }: Place): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== PARAMETER);
}
