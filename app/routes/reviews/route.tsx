import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { tryLater } from '~/bff/http/try-later.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { pageNumber } from '~/features/frame/numbered-pages';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { reviewsScreen } from './screen.server';
import { ReviewsView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'reviews'],
  page: 'reviews',
  robots: 'index',
  shared: 'always',
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.screen.lead });

const PATIENCE_MS = 4000;

/** Reviews by those who travelled, a page at a time: /reviews?page=2 (specification 1 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const { market, upstream, url } = await getContext(args);
  const page = pageNumber(url.searchParams.get('page'));
  if (page === null) throw json(null, { status: 404 });
  const reviews = await degrade(upstream.feedback.listReviews(page), null, {
    block: 'reviews',
    patienceMs: PATIENCE_MS,
  });
  if (!reviews) throw tryLater();
  if (page > Math.max(1, reviews.pages)) throw json(null, { status: 404 });
  const screen = reviewsScreen(reviews, page, market);
  return json({ title: screen.title, screen });
}

export default function ReviewsPage() {
  return <ReviewsView screen={useLoaderData<typeof loader>().screen} />;
}
