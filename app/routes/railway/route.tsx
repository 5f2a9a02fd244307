import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { keptHeaders } from '~/bff/http/kept-headers';
import { contentMeta } from '~/features/frame/content/ContentPage';
import { railwayLoader } from '~/features/railway/load-railway.server';
import { RailwayView } from '~/features/railway/RailwayView';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'content', 'home', 'railway'],
  page: 'railway',
  robots: 'index',
  shared: 'always',
};

export const meta: MetaFunction<typeof loader> = contentMeta;
export const headers = keptHeaders;
export const loader = railwayLoader('railway');

export default function Railway() {
  return <RailwayView screen={useLoaderData<typeof loader>().screen} />;
}
