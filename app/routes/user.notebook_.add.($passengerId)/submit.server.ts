import type { RequestContext } from '~/bff/request/context';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { readFields, readSubmission } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { redirectToSignInAgain, needsFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { ADD_PATH, editPath, NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { leaveNotebookNote } from '~/features/account/notebook/notebook-note.server';
import { nameOf, toSave } from '~/features/account/notebook/saved-passenger';
import { signInToNotebook } from '~/features/account/notebook/sign-in.server';
import { fieldValues } from '~/features/booking/passengers/form-values';
import { genderHints } from '~/features/booking/passengers/gender-hints.server';
import { latinNamesOf, latinProposals } from '~/features/booking/passengers/latin-names';
import { utcToday } from '~/dates/calendar-date';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { asksMiddleName } from './middle-name';
import { savedPassengerForm, savedPassengerValues } from './form.server';
import { newFormKey, readFormKey } from './form-key.server';
import { keepTyped } from './typed.server';
import { passengerScreen, type PassengerParts, type PassengerScreen } from './screen.server';

/** A rejected submission of the passenger, or the form as a button changed it (200). */
export type PassengerRejection = RejectedSubmission<string, 'passenger'> & {
  /** The page of these values: a typed middle name adds a field. */
  screen: PassengerScreen;
  /** The names in Latin letters, for a document that has them so. */
  latinName: string | null;
  genderHint: string | null;
};

/**
 * Checks and saves a passenger.
 * @param id null for a new one
 * @returns a redirect to the list, or the form again: 400 with validation errors, 503 when the service does not answer
 * @throws UpstreamError NotFound for a passenger of another account
 */
export async function submitPassenger(context: RequestContext, request: Request, id: string | null) {
  const form = await readForm(request);
  const { account, market, upstream } = context;
  if (!account) return signInToNotebook(id === null ? ADD_PATH : editPath(id));
  const fields = readFields(savedPassengerForm, form);
  const values = savedPassengerValues(fields);
  const asks = asksMiddleName(context, values);
  const formKey = readFormKey(fields.formKey) ?? newFormKey();
  const screen = screenOf(context, { isNew: id === null, values, formKey, asksMiddleName: asks });
  const again = (
    rejected: RejectedSubmission<string, 'passenger'>,
    hints: Partial<Pick<PassengerRejection, 'latinName' | 'genderHint'>> = {},
  ) => answerRejected<PassengerRejection>({ latinName: null, genderHint: null, ...rejected, ...hints, screen });
  if (fields.intent === 'latin:0') {
    const latin = { ...values, ...latinNamesOf(values) };
    return again({ ...rejectUnread('passenger', { status: 200 }), values: fieldValues({ passengers: [latin] }) });
  }

  const tErrors = getTranslator(market.locale, 'errors');
  const facts = { today: utcToday(new Date()), asksMiddleName: asks, locale: market.locale };
  const { value: person, errors, reject } = readSubmission(savedPassengerForm, form, tErrors, facts);
  if (!person) {
    const latin = latinProposals([values], errors, tErrors);
    const hints = await genderHints(context, [values], getTranslator(market.locale, 'booking'));
    const rejected = reject({ texts: latin.byField });
    return again(rejected, { latinName: latin.byPassenger[0] ?? null, genderHint: hints[0] ?? null });
  }

  try {
    const passenger = toSave(person, { id, asksMiddleName: asks });
    const saved = await upstream.account.savePassenger(account.token, passenger, id === null ? formKey : undefined);
    const did = id === null ? 'added' : 'changed';
    await leaveNotebookNote(context, { did, name: nameOf(saved, market.locale), id: saved.id });
    return redirectTo(NOTEBOOK_PATH);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'notFound') throw error;
    if (needsFreshSignIn(error) && id !== null) {
      await keepTyped(context, id, values);
      return redirectToSignInAgain(editPath(id));
    }
    if (error.kind === 'unauthorised') return signInToNotebook(id === null ? ADD_PATH : editPath(id));
    if (error.code === 'AlreadyExistsError') {
      return again(reject({ errors: { 'passengers[0].passportNumber': 'documentInNotebook' } }));
    }
    const { status, messageKey } = describeFailure(error);
    // The message has a notice of its own.
    return again({ ...reject({ status, message: tErrors(messageKey) }), summary: [] });
  }
}

/** Builds the page. */
export function screenOf({ market }: Pick<RequestContext, 'market'>, parts: PassengerParts): PassengerScreen {
  const t = getTranslator(market.locale, 'notebook');
  return passengerScreen(parts, { market, t, tBooking: getTranslator(market.locale, 'booking') });
}
