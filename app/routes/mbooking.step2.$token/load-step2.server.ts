import { json } from '@remix-run/node';
import { isEWalletOffered } from '~/bff/account/e-wallet.server';
import { ownCodesFor } from '~/bff/account/discounts.server';
import { ownLoyalty } from '~/bff/account/loyalty.server';
import type { RequestContext } from '~/bff/request/context';
import { keepDraft, PAYMENT_FIELD, refusedFields, valuesOf } from '~/features/booking/visit/checkout-draft.server';
import type { Interrupted, Interruption } from '~/features/booking/flow/interruption';
import { waitForChange } from '~/features/booking/visit/visit.server';
import { takePaymentNote } from '~/features/booking/payment/payment-note.server';
import { paymentProblem } from '~/features/booking/payment/payment-problem.server';
import { savedCards } from '~/features/booking/payment/saved-cards.server';
import { promoView } from '~/features/booking/payment/promo-view.server';
import { otherPlaces } from '~/features/booking/trains/other-places.server';
import { freeChildNotice } from '~/features/booking/trains/free-child-notice.server';
import { paperNotice } from '~/features/booking/trains/paper-notice.server';
import { noRefundNotice } from '~/features/booking/trains/no-refund-notice.server';
import { getTranslator } from '~/i18n/translator.server';
import { dashed } from '~/market/punctuation';
import { paymentScreen, priceChangeScreen, type Step2Screen } from './screen.server';
import { KEPT_ADDON } from './submit.server';
import { isAcceptedPrice, visitPayment } from '~/features/booking/payment/visit-payment.server';

/** The payment, a price change to accept first, or an interruption. */
export type Step2Data = { title: string; screen: Step2Screen | null; interruption: Interruption | null };

/**
 * Loads step 2 (specification 2 §2). The booking and its ancillaries are critical; saved cards load in parallel and are
 * left out when late.
 * @throws Response a redirect to where the order is, see `visitPayment`
 */
export async function loadStep2(context: RequestContext, request: Request, token: string) {
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const title = t('step2.documentTitle', { brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<Step2Data>({ title, screen: null, interruption }, { status });

  const cards = savedCards(context);
  const loyalty = ownLoyalty(context);
  const ownCodes = ownCodesFor(context, token);
  const order = await visitPayment(context, request, token);
  if (!('booking' in order)) return interrupted(order.interrupted);
  const { booking, ancillaries, draft, step1 } = order;
  const faults = refusedFields(draft, 'step2');
  const problem = paymentProblem(faults[PAYMENT_FIELD], booking, market.locale);
  if (problem) {
    // Shown once: the same address leads back to the payment.
    if (draft) await keepDraft(context, token, { ...draft, refused: undefined });
    return interrupted(problem);
  }
  const words = {
    market,
    t,
    tSearch: getTranslator(market.locale, 'search'),
    tErrors: getTranslator(market.locale, 'errors'),
  };
  const unpaid = await takePaymentNote(context, token);
  // A changed ticket price has its own page.
  if (!isAcceptedPrice({ booking, draft })) {
    const accepted = draft?.acceptedAmount ?? booking.totalPrice;
    return json<Step2Data>({ title, screen: priceChangeScreen(booking, accepted, words), interruption: null });
  }
  const screen = paymentScreen(
    {
      booking,
      ancillaries,
      step1,
      faults,
      savedCards: await cards,
      promo: promoView(booking, context, context.marks.promoCode, await ownCodes),
      loyalty: await loyalty,
      hasEWallet: await isEWalletOffered(context, booking.currency),
      placeNotices: [
        ...(draft ? otherPlaces(booking, draft.trains ?? [], valuesOf(draft).passengers, market) : []),
        ...paperNotice(booking, market),
        ...(draft ? freeChildNotice(booking, draft.trains ?? [], valuesOf(draft).passengers, market) : []),
        ...noRefundNotice(booking, draft ? valuesOf(draft).passengers : [], market),
      ],
      typedCard: draft?.card,
      rightEmail: draft?.rightEmail,
      typedNames: draft?.passengers.map(({ lastName = '', firstName = '' }) => `${lastName} ${firstName}`),
      notebook: draft?.notebook,
      unpaid,
      hasKeptAddon: context.url.searchParams.has(KEPT_ADDON),
      now: new Date(),
    },
    words,
  );
  // The booking and its ancillaries were read at different moments, or the booking is about to change: read them again.
  if (Object.values(screen.ways).every((way) => way === null))
    return interrupted(waitForChange(context, booking, 'booking', 'step2'));
  // Screen readers announce the title first.
  const pageTitle = screen.refusal ? dashed([t('step2.refusal.title'), market.brandName], market.locale) : title;
  return json<Step2Data>({ title: pageTitle, screen, interruption: null });
}
