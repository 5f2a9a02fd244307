import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import type { FrameData } from './document-context';

export type PageMeta = {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
  /** False keeps the page out of search engines: search, booking, account and legal pages (specification 1 §2). */
  isIndexed: boolean;
};

/** The descriptors of a page for a route's `meta`. */
export function pageMeta(
  { matches }: Pick<MetaArgs, 'matches'>,
  { title, description, isIndexed }: PageMeta,
): MetaDescriptor[] {
  const frame = matches.find(({ id }) => id === 'root')?.data as FrameData | undefined;
  const brand = frame?.market.brandName ?? '';
  const descriptors: MetaDescriptor[] = [{ title: [title, brand].filter(Boolean).join(' — ') }];
  if (description) descriptors.push({ name: 'description', content: description });
  if (!isIndexed) descriptors.push({ name: 'robots', content: 'noindex,nofollow' });
  return descriptors;
}
