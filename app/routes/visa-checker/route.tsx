import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { readVisaQuery } from './query.server';
import { visaScreen } from './screen.server';
import { VisaView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'visa'],
  page: 'visa-checker',
  robots: 'index',
  shared: 'always',
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.title ?? '', description: args.data?.screen.lead });

const PATIENCE_MS = 4000;

/** Answers whether a trip needs a visa: /visa-checker?citizenship=RU&destination=TR&days=14 (specification 1 §1). */
export async function loader(args: LoaderFunctionArgs) {
  const { market, upstream, url } = await getContext(args);
  const query = readVisaQuery(url.searchParams);
  const wait = <T,>(work: Promise<T>) =>
    degrade(work, 'failed' as const, { block: 'visaChecker', patienceMs: PATIENCE_MS });
  const rule = query.trip
    ? await wait(upstream.visaChecker.findRule(query.trip.citizenship, query.trip.destination))
    : null;
  const screen = visaScreen({ query, rule }, market);
  const status = rule === 'failed' ? 503 : query.isAsked && !query.trip ? 400 : 200;
  return json({ title: screen.title, screen }, status);
}

export default function VisaChecker() {
  return <VisaView screen={useLoaderData<typeof loader>().screen} />;
}
