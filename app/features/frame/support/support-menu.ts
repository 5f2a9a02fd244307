/** The query that the help menu's chat entry leads to (specification 1 §2). */
const PARAMETER = 'from-support-menu';

type Place = { pathname: string; search: string };

/** Whether the support has been asked for at this address. */
export function isSupportAsked({ search }: Pick<Place, 'search'>): boolean {
  return new URLSearchParams(search).get(PARAMETER) === '1';
}

/** The same page with the support open. */
export function supportHref(place: Place): string {
  return `${place.pathname}?${[...otherParameters(place), `${PARAMETER}=1`].join('&')}`;
}

/** The same page without it. */
export function pageHref(place: Place): string {
  const rest = otherParameters(place).join('&');
  return rest === '' ? place.pathname : `${place.pathname}?${rest}`;
}

/** The rest of the query as it is written: a link of an affiliate keeps its brackets, so that it stays canonical. */
function otherParameters({ search }: Place): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== PARAMETER);
}
