import type { Features } from '~/bff/request/features';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { ConfigValue } from '~/upstream/settings/contract';
import { editorLink, type EditorLink } from './editorial.server';

/** The latest posts of the brand's blog. Ready texts. */
export type BlogScreen = { posts: { link: EditorLink; text: string; date: string }[]; all: string };

const MAX_POSTS = 3;

/**
 * Builds the block of the blog; null where the flag is off or the blog has no post in the language of the page: there is no
 * blog for its reader, and no other block leads to it.
 */
export function blogScreen(
  blog: ConfigValue<'blog'> | null | undefined,
  { blog: isOn }: Pick<Features, 'blog'>,
  market: Pick<Market, 'locale' | 'country'>,
  now: Date,
): BlogScreen | null {
  const today = now.toISOString().slice(0, 10);
  const own = (blog?.posts ?? [])
    .filter(({ language, publishedOn }) => language === market.locale && publishedOn <= today)
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  if (!isOn || !blog || own.length === 0) return null;
  const posts = own.slice(0, MAX_POSTS).map(({ title, text, url, publishedOn }) => ({
    link: editorLink(url, title),
    text,
    date: formatDate(publishedOn, market, 'long'),
  }));
  return { posts, all: blog.url };
}
