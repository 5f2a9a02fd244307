import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { statusOfClosed } from '~/features/account/profile/gate.server';
import { openLoyalty, orNull } from '~/features/account/loyalty/open-loyalty.server';
import { lapsingLines, operationLines } from '~/features/account/loyalty/points-lists.server';
import { LoyaltyPage, PointsList } from '~/features/account/loyalty/LoyaltyPage';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { useTranslation } from '~/i18n/use-translation';
import { MOST_OPERATIONS } from '~/upstream/account/bonus-contract';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'loyalty'],
  page: 'oldBonuses',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** The points by the day on which they lapse, and those that have lapsed (docs/decisions/100). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const words = { market: context.market, t: getTranslator(context.market.locale, 'loyalty') };
  const title = words.t('pages.going');
  const open = await openLoyalty(context);
  if (open.closed) return json({ title, closed: open.closed, going: null, gone: null }, statusOfClosed(open.closed));
  const wish = { limit: MOST_OPERATIONS, offset: 0, kinds: ['expired' as const] };
  const log = await orNull(context.upstream.account.listBonusLog(open.account.token, wish));
  return json({
    title,
    closed: null,
    going: open.bonus && lapsingLines(open.bonus, words),
    gone: log && operationLines(log.operations, words),
  });
}

export default function OldBonuses() {
  const { closed, going, gone } = useLoaderData<typeof loader>();
  const { t } = useTranslation('loyalty');
  if (closed) return <ClosedProfileView {...closed} />;
  return (
    <LoyaltyPage place="going" isDown={going === null || gone === null}>
      {going ? <PointsList id="going" title={t('goingTitle')} lines={going} none={t('noneGoing')} /> : null}
      {gone ? <PointsList id="gone" title={t('goneTitle')} lines={gone} none={t('noneGone')} /> : null}
    </LoyaltyPage>
  );
}
