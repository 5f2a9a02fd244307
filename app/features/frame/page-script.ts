import type { PageScript } from '~/i18n/handle';

/** Returns the address of a page's script; in development Vite compiles the source on request. */
export function pageScriptPath(name: PageScript): string {
  return import.meta.env.DEV ? `/app/page-scripts/${name}.ts` : `/page-scripts/${name}.js`;
}
