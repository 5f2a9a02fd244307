import type { PageScript } from '~/i18n/handle';

/** Address of a page's script; while developing, Vite compiles the source as it is asked for. */
export function pageScriptPath(name: PageScript): string {
  return import.meta.env.DEV ? `/app/page-scripts/${name}.ts` : `/page-scripts/${name}.js`;
}
