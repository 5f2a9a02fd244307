import type { RouteHandle } from '~/i18n/handle';
import type { Namespace } from '~/i18n/namespaces';

const routes = import.meta.glob<{ handle?: RouteHandle }>('/app/routes/*/route.tsx', { eager: true });

/**
 * Checks whether a route's pages ship no script: the browser's router must not show them inside a page that runs
 * scripts.
 * @param routeId Remix's id, "routes/<folder>"
 */
export function isDocumentOnly(routeId: string): boolean {
  return routes[`/app/${routeId}/route.tsx`]?.handle?.hydrate === false;
}

/** Namespaces that a page loads later: those of a date field's calendar, of the log-in dialog, of the support chat. */
const NAMESPACES_ON_DEMAND: readonly Namespace[] = ['calendar', 'account', 'chat'];

/** Namespaces that browsers may need: the frame's, those of hydrated pages and those loaded later. */
export const HYDRATED_NAMESPACES: readonly Namespace[] = [
  ...new Set<Namespace>([
    'common',
    ...NAMESPACES_ON_DEMAND,
    ...Object.values(routes).flatMap(({ handle }) => (handle?.hydrate ? handle.i18n : [])),
  ]),
];

/** Paths of the pages that search engines may index, except home pages, whose path has a market. */
export const INDEXED_PAGES: readonly string[] = Object.entries(routes)
  .filter(([, { handle }]) => handle?.robots === 'index')
  .map(([file]) => (file.split('/').at(-2) ?? '').replace(/\._index$/, ''))
  .filter((folder) => !/[_$[]/.test(folder))
  .map((folder) => `/${folder.replaceAll('.', '/')}`);
