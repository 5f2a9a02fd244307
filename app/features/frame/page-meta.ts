import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { dashed } from '~/market/punctuation';
import type { FrameData } from './document-context';

export type PageMeta = {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
};

/** Returns a page's descriptors for a route's `meta`. */
export function pageMeta({ matches }: Pick<MetaArgs, 'matches'>, { title, description }: PageMeta): MetaDescriptor[] {
  const frame = matches.find(({ id }) => id === 'root')?.data as FrameData | undefined;
  return shownMeta(frame ? dashed([title, frame.market.brandName], frame.market.locale) : title, description);
}

/** Returns title and description, for the browser and for link previews. */
export function shownMeta(title: string, description?: string): MetaDescriptor[] {
  const descriptors: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }];
  if (description) {
    descriptors.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    );
  }
  return descriptors;
}
