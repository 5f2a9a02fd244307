import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { closedDown, profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { requestsScreen } from './screen.server';
import { RequestsView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'help'],
  page: 'help-requests',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const PATIENCE_MS = 3_000;

/** The requests of the signed-in, by order; guests sign in here, or ask without. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream } = context;
  const title = getTranslator(market.locale, 'help')('requests.title');
  const { account, closed } = await profileGate(context);
  if (closed) return json({ title, closed, screen: null }, statusOfClosed(closed));
  const groups = await degrade(upstream.helpCentre.listGroupedTickets(account.token), null, {
    block: 'helpCentre.groups',
    patienceMs: PATIENCE_MS,
  });
  if (!groups) return json({ title, closed: closedDown(context), screen: null }, 503);
  return json({ title, closed: null, screen: requestsScreen(groups, market) });
}

export default function HelpRequests() {
  const { title, closed, screen } = useLoaderData<typeof loader>();
  if (closed) return <ClosedProfileView {...closed} />;
  return <RequestsView title={title} screen={screen} />;
}
