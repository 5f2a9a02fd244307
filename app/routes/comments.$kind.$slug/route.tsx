import { keptHeaders } from '~/bff/http/kept-headers';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { tryLater } from '~/bff/http/try-later.server';
import { getLandingContext } from '~/bff/request/landing-context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { pageNumber } from '~/features/frame/numbered-pages';
import { pageMeta } from '~/features/frame/page-meta';
import { commentedSubject } from '~/features/landings/comments/commented-subject.server';
import { topicOf, topicOfAddress, topicPath } from '~/features/landings/comments/topic';
import type { RouteHandle } from '~/i18n/handle';
import { commentsPageScreen } from './screen.server';
import { CommentsPageView } from './view';

// The landing page itself has the latest comments; the older ones are for readers, not for search engines.
export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'landings', 'comments'],
  page: 'comments',
  shared: 'many',
  params: { kind: 'public', slug: 'public' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });
export const headers = keptHeaders;

const PATIENCE_MS = 6000;

/** The comments on a subject of landing pages, twenty a page: /comments/routes/lon-par?page=2 (specification 3 §9). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getLandingContext(args);
  const { market, upstream, url } = context;
  const topic = topicOfAddress(args.params);
  const page = pageNumber(url.searchParams.get('page'));
  if (!topic || page === null) throw json(null, { status: 404 });
  const found = await degrade(
    Promise.all([commentedSubject(upstream, topic), upstream.landings.listComments(topic, page)]),
    null,
    { block: 'comments', patienceMs: PATIENCE_MS },
  );
  if (!found) throw tryLater();
  const [subject, comments] = found;
  const own = subject && topicOf(subject);
  if (!own || page > Math.max(1, comments.pages)) throw json(null, { status: 404 });
  // An airport of the city, an airline by its code.
  if (topicPath(own) !== url.pathname) throw redirectTo(topicPath(own) + url.search, 301);
  return json({ screen: commentsPageScreen({ subject, topic: own, comments, page }, market) });
}

export default function CommentsPage() {
  return <CommentsPageView screen={useLoaderData<typeof loader>().screen} />;
}
