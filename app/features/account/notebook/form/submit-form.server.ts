import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { utcToday } from '~/dates/calendar-date';
import { needsFreshSignIn, redirectToSignInAgain } from '~/features/account/auth/fresh-sign-in.server';
import { fieldValues } from '~/features/booking/passengers/form-values';
import { genderHints } from '~/features/booking/passengers/gender-hints.server';
import { latinNamesOf, latinProposals, type LatinName } from '~/features/booking/passengers/latin-names';
import { answerRejected } from '~/forms/answer.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { readFields, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { NOTEBOOK_PATH } from '../notebook-address';
import { leaveNotebookNote } from '../notebook-note.server';
import { signInToNotebook } from '../sign-in.server';
import { newFormKey, readFormKey } from './form-key.server';
import { notebookForm, type NotebookFormScreen } from './form-screen.server';
import { keepTyped } from './kept-input.server';
import { asksMiddleName } from './middle-name';
import { personForm, typedValues } from './person-form.server';
import { deleteSubject, saveSubject } from './save-subject.server';
import { formPath, knownValues, type FormSubject } from './subject';

/** A rejected submission, or the form as a button changed it (200). */
export type NotebookFormRejection = RejectedSubmission<string, 'passenger'> & {
  /** The page of these values: a typed middle name adds a field. */
  screen: NotebookFormScreen;
  /** The names in Latin letters, for a document that has them so. */
  latinName: LatinName | null;
  genderHint: string | null;
};

/**
 * Checks and saves a person or a document, or deletes a document.
 * @returns a redirect to the list, or the form again: 400 with validation errors, 503 when the service does not answer
 * @throws UpstreamError NotFound for a passenger or document of another account
 */
export async function submitNotebookForm(context: RequestContext, form: PostedForm, subject: FormSubject) {
  const { account, market } = context;
  if (!account) return signInToNotebook(formPath(subject));
  const fields = readFields(personForm, form);
  const known = knownValues(subject);
  const values = { ...typedValues(fields), ...known };
  const asks = asksMiddleName(context, values);
  const formKey = readFormKey(fields.formKey) ?? newFormKey();
  const screen = notebookForm(subject, { values, formKey, asksMiddleName: asks }, market);
  const again = (
    rejected: RejectedSubmission<string, 'passenger'>,
    hints: Partial<Pick<NotebookFormRejection, 'latinName' | 'genderHint'>> = {},
  ) => answerRejected<NotebookFormRejection>({ latinName: null, genderHint: null, ...rejected, ...hints, screen });
  if (fields.intent === 'latin:0') {
    const latin = { ...values, ...latinNamesOf(values) };
    return again({ ...rejectUnread('passenger', { status: 200 }), values: fieldValues({ passengers: [latin] }) });
  }

  if (subject.kind === 'document' && !subject.person) {
    const message = getTranslator(market.locale, 'notebook')('notice.down');
    return again({ ...rejectUnread('passenger', { status: 503, message }), values: screen.values, summary: [] });
  }

  const tErrors = getTranslator(market.locale, 'errors');
  const failed = (error: UpstreamError) => {
    const { status, messageKey } = describeFailure(error);
    // The message has a notice of its own.
    return {
      ...rejectUnread('passenger', { status, message: tErrors(messageKey) }),
      values: screen.values,
      summary: [],
    };
  };
  try {
    if (fields.intent === 'delete' && subject.kind === 'document' && subject.id !== null) {
      await leaveNotebookNote(context, await deleteSubject(context, account.token, subject));
      return redirectTo(NOTEBOOK_PATH);
    }
    const facts = { today: utcToday(new Date()), asksMiddleName: asks, locale: market.locale, known };
    const { value: person, errors, reject } = readSubmission(personForm, form, tErrors, facts);
    if (!person) {
      const latin = latinProposals([values], errors, tErrors);
      const hints = await genderHints(context, [values], getTranslator(market.locale, 'booking'));
      const rejected = reject({ texts: latin.byField });
      return again(rejected, { latinName: latin.byPassenger[0] ?? null, genderHint: hints[0] ?? null });
    }
    const saving = saveSubject(context, account.token, { subject, person, formKey, asksMiddleName: asks });
    const note = await saving.catch((error: unknown) => {
      if (error instanceof UpstreamError && error.code === 'AlreadyExistsError') return null;
      throw error;
    });
    if (!note) return again(reject({ errors: { 'passengers[0].passportNumber': 'documentInNotebook' } }));
    await leaveNotebookNote(context, note);
    return redirectTo(NOTEBOOK_PATH);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'notFound') throw error;
    if (needsFreshSignIn(error) && subject.id !== null) {
      await keepTyped(context, subject.id, values);
      return redirectToSignInAgain(formPath(subject));
    }
    if (error.kind === 'unauthorised') return signInToNotebook(formPath(subject));
    return again(failed(error));
  }
}
