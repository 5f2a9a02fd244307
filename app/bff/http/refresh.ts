import type { HeadersFunction } from '@remix-run/node';

/**
 * Keeps the loader's header by which a page reloads itself: `noscript` does nothing where scripting is enabled, and a
 * `meta` outside of it disturbs screen readers (WCAG 2.2.1).
 */
export const keptRefresh: HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get('Refresh');
  return new Headers(refresh ? { Refresh: refresh } : undefined);
};
