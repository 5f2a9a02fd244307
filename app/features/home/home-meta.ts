import type { MetaDescriptor } from '@remix-run/node';
import { shownMeta } from '~/features/frame/page-meta';
import type { HomePage } from './home-loader.server';

/** Returns title, description and canonical address of the home page. */
export function homeMeta(screen: HomePage | undefined): MetaDescriptor[] {
  if (!screen) return [];
  return [
    ...shownMeta(screen.title, screen.description),
    { tagName: 'link', rel: 'canonical', href: screen.canonical },
    ...screen.styles.map((href) => ({ tagName: 'link', rel: 'stylesheet', href })),
  ];
}
