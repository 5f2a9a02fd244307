import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { claimInvitation } from '~/bff/account/claim-invitation.server';
import { readDraft, type Draft } from '~/bff/cookies/drafts.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { readFields, readSubmission } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import {
  isAddonField,
  readAddonChoices,
  wasFilled,
  type AddonChoices,
} from '~/features/booking/ancillaries/addon-form';
import { isToBeSynced, keepAddons, type AddonRefusal } from '~/features/booking/ancillaries/keep-addons.server';
import { addonRefusalView, type AddonRefusalView } from '~/features/booking/ancillaries/refusal-view.server';
import { draftOf, keepDraft, readAmount } from '~/features/booking/visit/checkout-draft.server';
import { passengerOfField, shortSummary, summaryLines } from '~/features/booking/passengers/fault-messages';
import type { Interruption } from '~/features/booking/flow/interruption';
import { orderFacts } from '~/features/booking/passengers/order-facts';
import { visitBooking } from '~/features/booking/visit/visit.server';
import { savePassengers } from '~/features/account/notebook/save-passengers.server';
import { step1Form, step1Values } from '~/features/booking/passengers/form.server';
import { fieldValues, passengerTypes, type Step1Values } from '~/features/booking/passengers/form-values';
import { genderHints } from '~/features/booking/passengers/gender-hints.server';
import { latinProposals, type LatinName } from '~/features/booking/passengers/latin-names';
import { FOLDABLE_FROM } from '~/features/booking/passengers/passenger-field-props';
import { orderPrice } from '~/features/booking/summary/price-lines';
import { checkTrains } from '~/features/booking/trains/check-trains.server';
import { reservedFaults } from '~/features/booking/trains/fitted-terms.server';
import { faultField, type TrainFault } from '~/features/booking/trains/fault-field';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure } from '~/upstream/error';
import { againPath } from './again';
import { pageFields } from './form.server';
import { detourOf, type Detour, type PostedStep1 } from './intents.server';
import { tooManyHolds } from './too-many-holds.server';
import { hasProgressed, reservationEnd, reserve } from './reservation.server';

/** A rejected submission of step 1. */
export type Step1Rejection = RejectedSubmission<string, 'step1'> & {
  /** Names in Latin letters by passenger index, for documents that have them so. */
  latinNames: Record<number, LatinName>;
  /** Suggested genders where none was chosen. Ready texts. */
  genderHints: Record<number, string>;
  /** Faults in the chosen places on trains. */
  trains: readonly TrainFault[];
  /** Rejected add-ons. */
  addons: AddonRefusalView | null;
  /** The booking has ended: shown in place of the form. */
  interruption: Interruption | null;
};

/** A submit whose booking could be read. */
type Submit = PostedStep1 & {
  form: PostedForm;
  addons: AddonChoices | null;
  /** The order had add-ons when the form was drawn. */
  hadAddons: boolean;
};

/**
 * Saves the draft, checks the form, makes the add-ons match the choices and holds the seats; or does what another
 * button says. Saves the input before anything else can fail.
 * @returns a redirect, or a Step1Rejection with its status
 */
export async function submitStep1(context: RequestContext, request: Request, token: string) {
  const form = await readForm(request);
  // Somebody who was signed in already came by a friend's link.
  if (context.account) await claimInvitation(context, context.account.token);
  const visit = await visitBooking(context, token, 'step1');
  const addonFields = form.matching(isAddonField);
  const posted = {
    context,
    form,
    fields: readFields(pageFields, form),
    earlier: await readDraft(context, request, token),
    addons: readAddonChoices(addonFields),
    hadAddons: wasFilled(addonFields),
  };
  if (!('booking' in visit)) {
    // Without the booking the number of passengers is unknown: keep all input, to be sent again.
    const { addons, hadAddons, earlier } = posted;
    await keepDraft(context, token, { ...earlier, ...draftOf(step1Values(readFields(step1Form, form))) });
    if (isToBeSynced(addons, hadAddons)) await keepAddons(context, { token, action: 'fare_found' }, addons);
    return redirectTo(againPath(token));
  }
  const { booking } = visit;
  const types = passengerTypes(booking.search.travelers);
  const values = step1Values(readFields(step1Form, form), types.length);
  const submit: Submit = { ...posted, booking, values };
  const detour = await detourOf(submit);
  return detour ? takeDetour(submit, detour) : continueToPayment(submit);
}

/** Keeps the form and the add-ons, and leads to the page of the pressed button. */
async function takeDetour({ context, booking, addons, hadAddons, earlier }: Submit, detour: Detour) {
  const { path, values, cleared, refused, removal = null } = detour;
  const isFilled = isToBeSynced(addons, hadAddons || removal !== null);
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
async function continueToPayment({ context, form, fields, booking, values, addons, hadAddons, earlier }: Submit) {
  const { market } = context;
  const { token } = booking;
  const types = passengerTypes(booking.search.travelers);
  const acceptedAmount = readAmount(fields.shownAmount) ?? orderPrice(booking).tickets.amount;
  // Submitted without add-ons, because their service does not answer.
  const isWithout = fields.intent === 'withoutAddons';
  const isSynced = !isWithout && isToBeSynced(addons, hadAddons);
  // Without the section nothing could be added: the earlier state still applies.
  const shown = isSynced || hadAddons ? 'some' : 'none';
  const holdsAddons = addons ? shown : (earlier?.addons ?? 'none');
  const draft: Draft = {
    ...earlier,
    ...draftOf(values),
    addons: holdsAddons,
    cleared: undefined,
    refused: undefined,
    notebook: undefined,
    isReserving: undefined,
    acceptedAmount,
  };
  await keepDraft(context, token, draft);

  const t = getTranslator(market.locale, 'booking');
  const tErrors = withPhoneSample(getTranslator(market.locale, 'errors'), market, values.phone);
  const facts = { types, order: orderFacts(booking, market, new Date()), phoneCountry: market.country };
  const { value: step1, errors, reject } = readSubmission(step1Form, form, tErrors, facts);
  const chosen = booking.isAlreadyReserved ? [] : (draft.trains ?? []);
  const trains = await checkTrains(context, booking, chosen, values.passengers);
  const trainFaults = [...trains.faults, ...reservedFaults(booking, values.passengers, market)];
  if (trains.changed) await keepDraft(context, token, { ...draft, trains: trains.changed });
  if (!step1 || trainFaults.length > 0) {
    const latin = latinProposals(values.passengers, errors, tErrors);
    const rejected = reject({ texts: latin.byField });
    const lines = [
      ...summaryLines(rejected.errors, tErrors, passengerOfField(types.length, t)),
      ...trainLines(trainFaults),
    ];
    return answer({
      ...rejected,
      summary: types.length < FOLDABLE_FROM ? lines : shortSummary(lines, t),
      latinNames: latin.byPassenger,
      genderHints: step1 ? {} : await genderHints(context, values.passengers, t),
      trains: trainFaults,
      addons: addons && { choices: addons, notes: [], without: null },
    });
  }

  // The notebook is saved in parallel, with a short timeout.
  const saving = values.saveToNotebook ? savePassengers(context, token, step1.passengers) : null;
  const reserved = await reserve(context, booking, step1.email, isSynced ? addons : null, trains.reservations);
  const isReserving = reserved.state === 'waiting' || undefined;
  if (saving || isReserving) {
    await keepDraft(context, token, { ...draft, notebook: (await saving) ?? undefined, isReserving });
  }
  if (reserved.state === 'ready') {
    return reserved.value
      ? addonsRefused(reserved.value, booking, values, context)
      : redirectTo(checkoutPath('step2', token));
  }
  // The page itself keeps waiting, or redirects to where a paid order is.
  if (reserved.state === 'waiting' || hasProgressed(reserved.error)) return redirectTo(checkoutPath('step1', token));
  // Somebody else was faster: the cars as they are now tell who lacks a place.
  const { faults } = chosen.length > 0 ? await checkTrains(context, booking, chosen, values.passengers, true) : trains;
  if (faults.length > 0) {
    return answer({ ...reject({ status: 409 }), summary: trainLines(faults), trains: faults });
  }
  const end =
    reserved.error.code === 'tooManyHolds'
      ? await tooManyHolds(context, booking, step1.email, reserved.error)
      : reservationEnd(reserved.error, booking, { market, t });
  const { status, messageKey } = describeFailure(reserved.error);
  const rejected = reject({ status: end?.status ?? status, message: tErrors(messageKey) });
  // The message has a notice of its own.
  return answer({ ...rejected, summary: [], interruption: end?.interruption ?? null }, end?.headers);
}

/** Lines of the error summary that lead to the trains. */
function trainLines(faults: readonly TrainFault[]) {
  return faults.map(({ segmentIndex, message }) => ({ field: faultField(segmentIndex), message }));
}

/** Shows the form again; its fields may have been changed by a button. */
function addonsRefused(refused: AddonRefusal, booking: Booking, values: Step1Values, { market }: RequestContext) {
  const rejected = rejectUnread('step1', { status: refused.isUnanswered ? 503 : 409 });
  return answer({ ...rejected, values: fieldValues(values), addons: addonRefusalView(refused, booking, market) });
}

type Step1Details = 'latinNames' | 'genderHints' | 'trains' | 'addons' | 'interruption';

function answer(
  rejected: Omit<Step1Rejection, Step1Details> & Partial<Pick<Step1Rejection, Step1Details>>,
  headers?: HeadersInit,
) {
  const none = { latinNames: {}, genderHints: {}, trains: [], addons: null, interruption: null };
  return answerRejected<Step1Rejection>({ ...none, ...rejected }, headers);
}
