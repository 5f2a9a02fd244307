import { json } from '@remix-run/node';
import { checkoutPath } from '~/bff/checkout-flow';
import type { RequestContext } from '~/bff/context';
import { readDraft } from '~/bff/drafts.server';
import { readForm, textOf } from '~/bff/form.server';
import { collect, settle, type Settled } from '~/bff/pending.server';
import { redirectTo } from '~/bff/redirects.server';
import { draftOf, keepDraft, readAmount } from '~/features/checkout/checkout-draft.server';
import { problem, type Interrupted, type Interruption } from '~/features/checkout/interruption';
import { orderFacts } from '~/features/checkout/order-facts';
import { visitBooking } from '~/features/checkout/visit.server';
import { amend, readAmendment } from '~/features/passengers/amend';
import { checkStep1 } from '~/features/passengers/check-step1.server';
import { FOLDABLE_FROM } from '~/features/passengers/passenger-field-props';
import { fieldValues, passengerTypes, readStep1Values } from '~/features/passengers/form-values';
import { genderHints } from '~/features/passengers/gender-hints.server';
import { latinProposals } from '~/features/passengers/latin-names';
import { faultMessages, passengerOfField, shortSummary, type FormErrors } from '~/features/checkout/fault-messages';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/use-translation';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';

/** Asking for seats may take the carrier a while: longer than this, a page says so. */
const PATIENCE_MS = 700;
const MOST_PASSENGERS = 9;

type Reservation = { action: Booking['action'] };
const reservationKey = (token: string) => `reserve ${token}`;

/** The reservation that runs for this booking, or has just ended; null when there is none. Starts nothing. */
export function pendingReservation(token: string): Promise<Settled<Reservation> | null> {
  return collect<Reservation>(reservationKey(token), { patienceMs: PATIENCE_MS });
}

/** What the page shows after a POST that did not lead on. */
export type Step1Refusal = {
  values: Record<string, string>;
  errors: FormErrors;
  /** Names in Latin letters, offered to passengers (by their index) whose document has them so. */
  latinNames: Record<number, string>;
  /** What the names of passengers say of the gender that is missing; ready texts. */
  genderHints: Record<number, string>;
  failure: string | null;
  /** The booking has ended: shown instead of the form. */
  interruption: Interruption | null;
};

/**
 * Checks the form and holds the seats. What was typed is kept before anything else can fail.
 * @returns a redirect, or 400 with a Step1Refusal
 */
export async function submitStep1(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const { market, upstream } = context;
  const visit = await visitBooking(context, token, 'step1');
  const earlier = await readDraft(context, request, token);
  if (!('booking' in visit)) {
    // How many passengers there are is not known now: whatever was typed is kept, to be sent again.
    const typed = readStep1Values(form, MOST_PASSENGERS);
    typed.passengers.length = 1 + typed.passengers.findLastIndex((passenger) => Object.keys(passenger).length > 0);
    await keepDraft(context, token, { ...earlier, ...draftOf(typed) });
    return redirectTo(`${checkoutPath('step1', token)}?again=1`);
  }

  const { booking } = visit;
  const types = passengerTypes(booking.search.travelers);
  const values = readStep1Values(form, types.length);
  const amendment = readAmendment(textOf(form, 'intent'));
  if (amendment) {
    const amended = amend(values, earlier?.cleared ?? null, amendment);
    const draft = { ...earlier, ...draftOf(amended.values), cleared: amended.cleared ?? undefined, refused: undefined };
    await keepDraft(context, token, draft);
    return redirectTo(`${checkoutPath('step1', token)}#passenger-${amendment.index}`);
  }
  const acceptedAmount = readAmount(textOf(form, 'shownAmount')) ?? booking.totalPrice;
  const notes = { cleared: undefined, refused: undefined, acceptedAmount };
  await keepDraft(context, token, { ...earlier, ...draftOf(values), ...notes });

  const checked = checkStep1(values, types, orderFacts(booking, market, new Date()), market.country);
  const t = getTranslator(market.locale, 'booking');
  const tErrors = getTranslator(market.locale, 'errors');
  if (!checked.ok) {
    const latin = latinProposals(values.passengers, checked.faults);
    const errors = faultMessages(checked.faults, tErrors, passengerOfField(types.length, t), latin.byField);
    const refusal: Step1Refusal = {
      values: fieldValues(values),
      errors: types.length < FOLDABLE_FROM ? errors : shortSummary(errors, t),
      latinNames: latin.byPassenger,
      genderHints: await genderHints(context, values.passengers, t),
      failure: null,
      interruption: null,
    };
    return json(refusal, { status: 400 });
  }

  const start = () => upstream.booking.reserveSeats(token, booking);
  const reserved = await settle<Reservation>(reservationKey(token), start, { patienceMs: PATIENCE_MS });
  if (reserved.state === 'ready') return redirectTo(checkoutPath('step2', token));
  // The page itself waits on, or leads to where an order that is already paid is.
  if (reserved.state === 'waiting' || reserved.error.code === 'alreadyCompleted') {
    return redirectTo(checkoutPath('step1', token));
  }
  const end = reservationEnd(reserved.error, booking, { market, t });
  const { status, messageKey } = describeFailure(reserved.error);
  const refusal: Step1Refusal = {
    values: fieldValues(values),
    errors: faultMessages({}, tErrors),
    latinNames: {},
    genderHints: {},
    failure: tErrors(messageKey),
    interruption: end?.interruption ?? null,
  };
  return json(refusal, { status: end?.status ?? status });
}

/** The screen of a reservation that the carrier refused for good; null when it may be asked for again. */
export function reservationEnd(
  error: UpstreamError,
  booking: Booking,
  words: { market: Market; t: Translate },
): Interrupted | null {
  if (error.code === 'sessionExpired') return problem('expired', booking, words);
  if (error.code === 'reservingError' || error.code === 'segmentsNotConfirmed') return problem('seats', booking, words);
  return null;
}
