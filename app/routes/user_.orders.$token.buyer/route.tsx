import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readBuyerCode } from '~/bff/cookies/buyer-code.server';
import { redirectTo } from '~/bff/http/redirects.server';
import type { BuyerRejection } from '~/features/booking/after-sale/buyer/buyer-form.server';
import { buyerPath } from '~/features/booking/after-sale/buyer/buyer-path';
import { buyerScreen, type BuyerScreen } from '~/features/booking/after-sale/buyer/buyer-screen.server';
import { BuyerView } from '~/features/booking/after-sale/buyer/BuyerView';
import { claimOrder } from '~/features/booking/after-sale/buyer/claim-order.server';
import { pageToReturnTo } from '~/features/booking/after-sale/buyer/return-to.server';
import { sendBuyerCode } from '~/features/booking/after-sale/buyer/send-code.server';
import { takeBuyerCode } from '~/features/booking/after-sale/buyer/take-code.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { askForAccount } from '~/features/booking/visit/turn-away.server';
import { readBooking } from '~/features/booking/visit/visit.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { pressedButton } from '~/forms/submission.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

/** A visitor by a letter's link, or an account with the order's address, proves here to be the buyer; everybody else who sees the names is one already. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'buyer'],
  page: 'buyer',
  noStore: true,
  params: { token: 'secret' },
  secretQuery: ['from'],
  access: { load: ['names'], act: ['names'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type BuyerData = { title: string; screen: BuyerScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, token, access }) => {
  const { market, url } = context;
  const { rights, letter, isByAddress } = await access();
  const target = pageToReturnTo(url, token);
  if (rights.has('refund')) return redirectTo(target, 302);
  if (!isByAddress && (!letter || letter.isOfAccount)) throw await askForAccount(context, token);
  const title = getTranslator(market.locale, 'buyer')('documentTitle', { brand: market.brandName });
  const visit = await readBooking(context, token, 'order');
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<BuyerData>({ title, screen: null, interruption }, { status });
  }
  const awaited = await readBuyerCode(context, token);
  const screen = buyerScreen(visit.booking, { target, awaited, isByAddress }, market);
  return json<BuyerData>({ title, screen, interruption: null });
});

export const action = bookingAction(handle, async ({ context, request, token, access }) => {
  const form = await readForm(request);
  const { rights, letter, isByAddress } = await access();
  const target = pageToReturnTo(context.url, token);
  if (rights.has('refund')) return redirectTo(target);
  if (isByAddress) {
    const rejected = await claimOrder(context, token, form);
    if (rejected === 'taken') throw await askForAccount(context, token);
    return rejected ? answerRejected<BuyerRejection>(rejected) : redirectTo(target);
  }
  if (!letter || letter.isOfAccount) throw await askForAccount(context, token);
  if (pressedButton(form) !== 'send') {
    const rejected = await takeBuyerCode(context, token, form);
    return rejected ? answerRejected<BuyerRejection>(rejected) : redirectTo(target);
  }
  const here = buyerPath(token, target);
  const visit = await readBooking(context, token, 'order');
  const rejected = 'booking' in visit ? await sendBuyerCode(context, visit.booking) : null;
  return rejected ? answerRejected<BuyerRejection>(rejected) : redirectTo(here);
});

export default function Buyer() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<BuyerRejection>() ?? null;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <BuyerView screen={screen} rejected={rejected} /> : null;
}
