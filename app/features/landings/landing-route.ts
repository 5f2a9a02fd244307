import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { shownMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import type { LandingScreen } from './screen.server';

/**
 * Returns the handle of a landing page: no script, nothing of the visitor.
 * @param page name in metrics (specification 1 §2)
 * @param params parts of the address
 */
export function landingHandle(page: string, params: readonly string[] = []): RouteHandle {
  return {
    hydrate: false,
    i18n: ['common', 'home', 'landings', 'comments'],
    page,
    robots: 'index',
    shared: 'many',
    params: Object.fromEntries(params.map((name) => [name, 'public' as const])),
  };
}

/** Returns the title and the description of a landing page. */
export function landingMeta({ data }: Pick<MetaArgs, 'matches'> & { data: unknown }): MetaDescriptor[] {
  const head = (data as { screen: LandingScreen } | undefined)?.screen.head;
  return head ? shownMeta(head.title, head.description) : [];
}
