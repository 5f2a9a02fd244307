import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isEWalletOffered } from '~/bff/account/e-wallet.server';
import { getContext } from '~/bff/request/context.server';
import { orNull } from '~/features/account/loyalty/open-loyalty.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { TRANSACTIONS_PER_PAGE } from '~/upstream/account/wallet-contract';
import { readWish, walletScreen } from './screen.server';
import { WalletView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'wallet'],
  page: 'wallet',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/**
 * The wallets of the account with their transactions (specification 3 §3, §7).
 * @throws Response 404 where wallets are not offered
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream, url } = context;
  const t = getTranslator(market.locale, 'wallet');
  const title = t('title');
  if (!(await isEWalletOffered(context))) throw new Response(null, { status: 404 });
  const { account, closed } = await profileGate(context);
  if (closed) return json({ title, closed, screen: null }, statusOfClosed(closed));
  const { type, page } = readWish(url);
  const wish = { limit: TRANSACTIONS_PER_PAGE, offset: page * TRANSACTIONS_PER_PAGE, type };
  const found = await orNull(upstream.account.listWalletTransactions(account.token, wish));
  return json({ title, closed: null, screen: found && walletScreen(found, { type, page }, { market, t }) });
}

export default function Wallet() {
  const { closed, screen } = useLoaderData<typeof loader>();
  if (closed) return <ClosedProfileView {...closed} />;
  return <WalletView screen={screen} />;
}
