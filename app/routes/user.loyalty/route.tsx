import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { statusOfClosed } from '~/features/account/profile/gate.server';
import { openLoyalty, orNull } from '~/features/account/loyalty/open-loyalty.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { OPERATIONS_PER_PAGE } from '~/upstream/account/bonus-contract';
import { loyaltyScreen, operationsScreen, readPage } from './screen.server';
import { LoyaltyView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'loyalty'],
  page: 'loyalty',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream } = context;
  const words = { market, t: getTranslator(market.locale, 'loyalty') };
  const title = words.t('title');
  const open = await openLoyalty(context);
  if (open.closed) {
    return json({ title, closed: open.closed, screen: null, operations: null }, statusOfClosed(open.closed));
  }
  const { account, bonus, terms } = open;
  const page = readPage(context.url);
  const wish = { limit: OPERATIONS_PER_PAGE, offset: page * OPERATIONS_PER_PAGE, kinds: null };
  const log = await orNull(upstream.account.listBonusLog(account.token, wish));
  return json({
    title,
    closed: null,
    screen: bonus && loyaltyScreen(bonus, terms, words),
    operations: log && operationsScreen(log, page, words),
  });
}

export default function Loyalty() {
  const { closed, screen, operations } = useLoaderData<typeof loader>();
  if (closed) return <ClosedProfileView {...closed} />;
  return <LoyaltyView screen={screen} operations={operations} />;
}
