import { json } from '@remix-run/node';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readDraft, type Draft } from '~/bff/cookies/drafts.server';
import { readForm, textOf } from '~/forms/form.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { readAddonChoices, wasFilled, type AddonChoices } from '~/features/booking/ancillaries/addon-form';
import { isToBeSynced, keepAddons, type AddonRefusal } from '~/features/booking/ancillaries/keep-addons.server';
import { addonRefusalView, type AddonRefusalView } from '~/features/booking/ancillaries/refusal-view.server';
import { draftOf, keepDraft, readAmount } from '~/features/booking/visit/checkout-draft.server';
import {
  faultMessages,
  passengerOfField,
  shortSummary,
  type FormErrors,
} from '~/features/booking/passengers/fault-messages';
import type { Interruption } from '~/features/booking/flow/interruption';
import { orderFacts } from '~/features/booking/passengers/order-facts';
import { visitBooking } from '~/features/booking/visit/visit.server';
import { savePassengers } from '~/features/account/notebook/save-passengers.server';
import { checkStep1 } from '~/features/booking/passengers/check-step1.server';
import {
  fieldValues,
  passengerTypes,
  readStep1Values,
  type Step1Values,
} from '~/features/booking/passengers/form-values';
import { genderHints } from '~/features/booking/passengers/gender-hints.server';
import { latinProposals } from '~/features/booking/passengers/latin-names';
import { FOLDABLE_FROM } from '~/features/booking/passengers/passenger-field-props';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure } from '~/upstream/error';
import { againPath } from './again';
import { detourOf, type Detour, type PostedStep1 } from './intents.server';
import { tooManyHolds } from './too-many-holds.server';
import { hasGoneOn, reservationEnd, reserve } from './reservation.server';

const MAX_PASSENGERS = 9;

/** The answer to a POST that did not redirect. */
export type Step1Refusal = {
  values: Record<string, string>;
  errors: FormErrors;
  /** Names in Latin letters by passenger index, for documents that have them so. */
  latinNames: Record<number, string>;
  /** Suggested genders where none was chosen. Ready texts. */
  genderHints: Record<number, string>;
  failure: string | null;
  /** Rejected add-ons. */
  addons: AddonRefusalView | null;
  /** The booking has ended: shown in place of the form. */
  interruption: Interruption | null;
};

/** A submit whose booking could be read. */
type Submit = PostedStep1 & { addons: AddonChoices | null };

/**
 * Saves the draft, checks the form, makes the add-ons match the choices and holds the seats; or does what another
 * button says. Saves the input before anything else can fail.
 * @returns a redirect, or a Step1Refusal with its status
 */
export async function submitStep1(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  const visit = await visitBooking(context, token, 'step1');
  const earlier = await readDraft(context, request, token);
  const addons = readAddonChoices(form);
  if (!('booking' in visit)) {
    // Without the booking the number of passengers is unknown: keep all input, to be sent again.
    const typed = readStep1Values(form, MAX_PASSENGERS);
    typed.passengers.length = 1 + typed.passengers.findLastIndex((passenger) => Object.keys(passenger).length > 0);
    await keepDraft(context, token, { ...earlier, ...draftOf(typed) });
    if (isToBeSynced(addons, wasFilled(form))) await keepAddons(context, { token, action: 'fare_found' }, addons);
    return redirectTo(againPath(token));
  }
  const { booking } = visit;
  const types = passengerTypes(booking.search.travelers);
  const submit: Submit = { context, form, booking, values: readStep1Values(form, types.length), addons, earlier };
  const detour = await detourOf(submit, textOf(form, 'intent'));
  return detour ? takeDetour(submit, detour) : continueToPayment(submit);
}

/** Keeps the form and the add-ons, and leads to the page of the pressed button. */
async function takeDetour({ context, form, booking, addons, earlier }: Submit, detour: Detour) {
  const { path, values, cleared, refused, removal = null } = detour;
  const isFilled = isToBeSynced(addons, wasFilled(form) || removal !== null);
  await keepDraft(context, booking.token, {
    ...earlier,
    ...draftOf(values),
    ...(addons && { addons: isFilled ? 'some' : 'none' }),
    cleared,
    refused,
  });
  const outcome = isFilled ? await keepAddons(context, booking, addons, removal) : null;
  return outcome?.state === 'refused' ? addonsRefused(outcome.refusal, booking, values, context) : redirectTo(path);
}

/** Checks the passengers and holds the seats. */
async function continueToPayment({ context, form, booking, values, addons, earlier }: Submit) {
  const { market } = context;
  const { token } = booking;
  const types = passengerTypes(booking.search.travelers);
  const acceptedAmount = readAmount(textOf(form, 'shownAmount')) ?? booking.totalPrice;
  // Submitted without add-ons, because their service does not answer.
  const isWithout = textOf(form, 'intent') === 'withoutAddons';
  const isSynced = !isWithout && isToBeSynced(addons, wasFilled(form));
  // Without the section nothing could be added: the earlier state still applies.
  const shown = isSynced || wasFilled(form) ? 'some' : 'none';
  const holdsAddons = addons ? shown : (earlier?.addons ?? 'none');
  const draft: Draft = {
    ...earlier,
    ...draftOf(values),
    addons: holdsAddons,
    cleared: undefined,
    refused: undefined,
    notebook: undefined,
    acceptedAmount,
  };
  await keepDraft(context, token, draft);

  const checked = checkStep1(values, types, orderFacts(booking, market, new Date()), market.country);
  const t = getTranslator(market.locale, 'booking');
  const tErrors = getTranslator(market.locale, 'errors');
  if (!checked.ok) {
    const latin = latinProposals(values.passengers, checked.faults);
    const errors = faultMessages(checked.faults, tErrors, passengerOfField(types.length, t), latin.byField);
    const refusal: Step1Refusal = {
      ...emptyRefusal(values),
      errors: types.length < FOLDABLE_FROM ? errors : shortSummary(errors, t),
      latinNames: latin.byPassenger,
      genderHints: await genderHints(context, values.passengers, t),
      addons: addons && { choices: addons, notes: [], without: null },
    };
    return json(refusal, { status: 400 });
  }

  // The notebook is saved in parallel, with a short timeout.
  const saving = values.saveToNotebook ? savePassengers(context, token, checked.step1.passengers) : null;
  const reserved = await reserve(context, booking, checked.step1.email, isSynced ? addons : null);
  if (saving) await keepDraft(context, token, { ...draft, notebook: await saving });
  if (reserved.state === 'ready') {
    return reserved.value
      ? addonsRefused(reserved.value, booking, values, context)
      : redirectTo(checkoutPath('step2', token));
  }
  // The page itself keeps waiting, or redirects to where a paid order is.
  if (reserved.state === 'waiting' || hasGoneOn(reserved.error)) return redirectTo(checkoutPath('step1', token));
  const end =
    reserved.error.code === 'tooManyHolds'
      ? await tooManyHolds(context, booking, checked.step1.email, reserved.error)
      : reservationEnd(reserved.error, booking, { market, t });
  const { status, messageKey } = describeFailure(reserved.error);
  const refusal: Step1Refusal = {
    ...emptyRefusal(values),
    failure: tErrors(messageKey),
    interruption: end?.interruption ?? null,
  };
  return json(refusal, { status: end?.status ?? status, headers: end?.headers });
}

function addonsRefused(refused: AddonRefusal, booking: Booking, values: Step1Values, { market }: RequestContext) {
  const refusal: Step1Refusal = { ...emptyRefusal(values), addons: addonRefusalView(refused, booking, market) };
  return json(refusal, { status: refused.isUnanswered ? 503 : 409 });
}

function emptyRefusal(values: Step1Values): Step1Refusal {
  return {
    values: fieldValues(values),
    errors: { byField: {}, summary: [] },
    latinNames: {},
    genderHints: {},
    failure: null,
    addons: null,
    interruption: null,
  };
}
