import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { ChoiceView } from '~/features/booking/post-sale/ChoiceView';
import { choiceScreen, type ChoiceScreen } from '~/features/booking/post-sale/choice-screen.server';
import { choosePostSale } from '~/features/booking/post-sale/choose.server';
import { postSalePath } from '~/features/booking/post-sale/post-sale-path';
import { visitPostSale } from '~/features/booking/post-sale/visit-post-sale.server';
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
  const { locale, brandName: brand } = context.market;
  const t = getTranslator(locale, 'post-sale');
  const title = t('documentTitle', { brand });
  const visit = await visitPostSale(context, token, postSalePath(token));
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<ChoiceData>({ title, screen: null, interruption }, { status });
  }
  const error = context.url.searchParams.has('gone') ? t('gone') : null;
  const words = { t, tAddons: getTranslator(locale, 'addons'), locale };
  return json<ChoiceData>({
    title,
    screen: choiceScreen(visit.booking, visit.products, words, error, context.url.searchParams.get('group')),
    interruption: null,
  });
});

export const action = bookingAction(handle, ({ context, request, token }) => choosePostSale(context, request, token));

export default function PostSale() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<RejectedSubmission>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ChoiceView screen={screen} error={rejected?.message ?? screen.error} /> : null;
}
