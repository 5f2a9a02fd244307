import type { MetaDescriptor } from '@remix-run/node';
import type { HomeScreen } from './screen.server';

/** Title, description and canonical address of the home page. */
export function homeMeta(screen: HomeScreen | undefined): MetaDescriptor[] {
  if (!screen) return [];
  return [
    { title: screen.title },
    { name: 'description', content: screen.description },
    { tagName: 'link', rel: 'canonical', href: screen.canonicalPath },
  ];
}
