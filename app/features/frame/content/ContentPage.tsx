import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { DIALOG_PAGES, type ContentPageName } from './pages';
import type { TextDocument } from './markdown.server';
import { TextPageView } from './TextPageView';

/**
 * Returns the handle of a content page: no scripts and nothing that depends on the visitor. Static pages are kept out
 * of search engines, informational ones are not (specification 1 §2).
 */
export function contentHandle(page: ContentPageName): RouteHandle {
  const base = { hydrate: false, i18n: ['common', 'content'], page, shared: 'always' } as const;
  return DIALOG_PAGES.includes(page) ? { ...base, robots: 'noindex', dialog: 'text' } : { ...base, robots: 'index' };
}

/** Returns the meta descriptors of a content page. */
export function contentMeta(args: Pick<MetaArgs, 'matches'> & { data: unknown }): MetaDescriptor[] {
  const page = args.data as TextDocument | undefined;
  return pageMeta(args, { title: page?.title ?? '', description: page?.lead });
}

export function ContentPage() {
  return <TextPageView {...useLoaderData()} />;
}
