import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { collectKept } from '~/features/booking/ancillaries/keep-addons.server';
import { readAddons } from '~/features/booking/ancillaries/read-addons.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { waiting, type Interrupted, type Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { ChoiceView } from '~/features/booking/post-sale/ChoiceView';
import { choiceScreen, type ChoiceScreen } from '~/features/booking/post-sale/choice-screen.server';
import { choosePostSale, type ChoiceRejection } from '~/features/booking/post-sale/choose.server';
import { hasUnknownPurchase, visitIssued } from '~/features/booking/post-sale/visit-post-sale.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'post-sale'],
  page: 'post-sale',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'pay'], act: ['names', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ChoiceData = { title: string; screen: ChoiceScreen | null; interruption: Interruption | null };

/** Offers what can be bought for an issued order (specification 2 §2 "post-sale baggage"). */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'post-sale');
  const title = t('documentTitle', { brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<ChoiceData>({ title, screen: null, interruption }, { status });
  const kept = await collectKept(token);
  if (kept?.state === 'waiting') {
    return interrupted(waiting('booking', getTranslator(market.locale, 'booking'), kept.sinceMs));
  }
  const visit = await visitIssued(context, token);
  if (!('booking' in visit)) return interrupted(visit.interrupted);
  const { booking } = visit;
  const [sale, features] = await Promise.all([readAddons(context, { token, timing: 'postsale' }), context.features()]);
  if (sale && hasUnknownPurchase(sale.orders)) return redirectTo(checkoutPath('thanks', token));
  const parts = {
    booking,
    sale,
    features,
    group: url.searchParams.get('group'),
    isGone: url.searchParams.has('gone'),
    now: new Date(),
  };
  const screen = choiceScreen(parts, { t, market });
  return json<ChoiceData>({ title, screen, interruption: null }, { status: sale ? 200 : 503 });
});

export const action = bookingAction(handle, ({ context, request, token }) => choosePostSale(context, request, token));

export default function PostSale() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected: ChoiceRejection | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ChoiceView screen={screen} rejected={rejected ?? null} /> : null;
}
