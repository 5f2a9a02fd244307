import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import { keepDraft, PAYMENT_FIELD, refusedFields } from '~/features/checkout/checkout-draft.server';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { waiting, type Interruption } from '~/features/checkout/interruption';
import { tokenOf } from '~/features/checkout/visit.server';
import { takeChangedOrderNote } from '~/features/payment/changed-order-note.server';
import { paymentProblem } from '~/features/payment/payment-problem.server';
import { savedCards } from '~/features/payment/saved-cards.server';
import { promoView } from '~/features/promo-code/promo-view.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { paymentScreen, priceChangeScreen, type Step2Screen } from './screen.server';
import { KEPT_ADDON, submitStep2, type Step2Refusal } from './submit.server';
import { PriceChangeView, Step2View } from './view';
import { visitPayment } from './visit-payment.server';

/** No script runs on the page where a card is typed; it is reached by a document navigation. */
export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment'],
  page: 'step2',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type Step2Data = { title: string; screen: Step2Screen | null; interruption: Interruption | null };

export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const title = t('step2.documentTitle', { brand: market.brandName });

  const cards = savedCards(context);
  const order = await visitPayment(context, args.request, token);
  if (!('booking' in order)) {
    const { interruption, status } = order.interrupted;
    return json<Step2Data>({ title, screen: null, interruption }, { status });
  }
  const { booking, ancillaries, draft, step1 } = order;
  const faults = refusedFields(draft, 'step2');
  const problem = paymentProblem(faults[PAYMENT_FIELD], booking, market.locale);
  if (problem) {
    // Told once: the same address is the way back to the payment.
    if (draft) await keepDraft(context, token, { ...draft, refused: undefined });
    return json<Step2Data>({ title, screen: null, interruption: problem.interruption }, { status: problem.status });
  }
  const words = {
    market,
    t,
    tSearch: getTranslator(market.locale, 'search'),
    tErrors: getTranslator(market.locale, 'errors'),
  };
  // A changed price of the tickets is told by a page of its own.
  const hasChanged = await takeChangedOrderNote(context, token);
  const promo = promoView(booking, context, context.marks.promoCode);
  const accepted = booking.isPartiallyPaid ? booking.totalPrice : (draft?.acceptedAmount ?? booking.totalPrice);
  const screen =
    accepted === booking.totalPrice
      ? paymentScreen(
          {
            booking,
            ancillaries,
            step1,
            faults,
            savedCards: await cards,
            promo,
            notebook: draft?.notebook,
            hasChanged,
            hasKeptAddon: context.url.searchParams.has(KEPT_ADDON),
          },
          words,
        )
      : priceChangeScreen(booking, accepted, words);
  if (screen.kind === 'payment' && !screen.ways.card && !screen.ways.sbp) {
    // The booking and what was added to it were read at different moments, or it is about to change: asked again.
    return json<Step2Data>({ title, screen: null, interruption: waiting('booking', t).interruption });
  }
  return json<Step2Data>({ title, screen, interruption: null });
}

export async function action(args: ActionFunctionArgs) {
  const token = tokenOf(args.params);
  return submitStep2(await getContext(args), args.request, token);
}

export default function Step2() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const refusal: Step2Refusal | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  if (screen?.kind === 'priceChange') return <PriceChangeView screen={screen} />;
  return screen ? <Step2View screen={screen} refusal={refusal ?? null} /> : null;
}
