import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { offersDiscounts } from '~/bff/account/discounts.server';
import { getContext } from '~/bff/request/context.server';
import { orNull } from '~/features/account/loyalty/open-loyalty.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { DISCOUNTS_PER_PAGE } from '~/upstream/account/discount-contract';
import { codesScreen, readPages, referralScreen } from './screen.server';
import { DiscountView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links', 'share-link'],
  i18n: ['common', 'account', 'profile', 'discount'],
  page: 'discount',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** @throws Response 404 where personal codes are not offered */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream } = context;
  if (!(await offersDiscounts(context))) throw new Response(null, { status: 404 });
  const words = { market, t: getTranslator(market.locale, 'discount') };
  const title = words.t('title');
  const { account, closed } = await profileGate(context);
  if (closed) return json({ title, closed, codes: null, referral: null }, statusOfClosed(closed));
  const pages = readPages(context.url);
  const limit = DISCOUNTS_PER_PAGE;
  const [codes, referral] = await Promise.all([
    orNull(upstream.account.listOwnCodes(account.token, { limit, offset: pages.codes * limit })),
    orNull(upstream.account.getReferral(account.token, { limit, offset: pages.invitations * limit })),
  ]);
  return json({
    title,
    closed: null,
    codes: codes && codesScreen(codes, pages, words),
    referral: referral && referralScreen(referral, pages, context.publicOrigin, words),
  });
}

export default function Discount() {
  const { closed, codes, referral } = useLoaderData<typeof loader>();
  if (closed) return <ClosedProfileView {...closed} />;
  return <DiscountView codes={codes} referral={referral} />;
}
