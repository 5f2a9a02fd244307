import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { statusOfClosed } from '~/features/account/profile/gate.server';
import { openLoyalty } from '~/features/account/loyalty/open-loyalty.server';
import { expectedLines } from '~/features/account/loyalty/points-lists.server';
import { LoyaltyPage, PointsList } from '~/features/account/loyalty/LoyaltyPage';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { useTranslation } from '~/i18n/use-translation';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'loyalty'],
  page: 'newBonuses',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** The points that are still to arrive, by order (docs/decisions/100). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const words = { market: context.market, t: getTranslator(context.market.locale, 'loyalty') };
  const title = words.t('pages.coming');
  const open = await openLoyalty(context);
  if (open.closed) return json({ title, closed: open.closed, lines: null }, statusOfClosed(open.closed));
  return json({ title, closed: null, lines: open.bonus && expectedLines(open.bonus, words) });
}

export default function NewBonuses() {
  const { closed, lines } = useLoaderData<typeof loader>();
  const { t } = useTranslation('loyalty');
  if (closed) return <ClosedProfileView {...closed} />;
  return (
    <LoyaltyPage place="coming" isDown={lines === null}>
      {lines ? <PointsList id="coming" title={t('comingTitle')} lines={lines} none={t('noneComing')} /> : null}
    </LoyaltyPage>
  );
}
