import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { redirectToSignInAgain, needsFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { leaveNotebookNote, type NotebookNote } from '~/features/account/notebook/notebook-note.server';
import { nameOf } from '~/features/account/notebook/saved-passenger';
import { signInToNotebook } from '~/features/account/notebook/sign-in.server';
import { UpstreamError } from '~/upstream/error';

const buttonFields = defineFields({ intent: textField(), id: textField(LIMITS.id), name: textField(LIMITS.id) });

/** Why a passenger could not be restored, by the service's error code. */
const REFUSALS: Readonly<Record<string, NotebookNote['did']>> = {
  PassengersLimitError: 'full',
  AlreadyExistsError: 'repeated',
};

/**
 * Deletes or restores a passenger, and redirects to the list with a notice.
 * @throws UpstreamError NotFound for a passenger of another account
 */
export async function submitNotebook(context: RequestContext, request: Request) {
  const { intent, id, name: shownName } = readFields(buttonFields, await readForm(request));
  const { account, market, upstream } = context;
  if (!account) return signInToNotebook(NOTEBOOK_PATH);
  const note = (did: NotebookNote['did'], name: string) => leaveNotebookNote(context, { did, name, id });
  try {
    if (intent === 'delete') {
      await upstream.account.deletePassenger(account.token, id);
      await note('deleted', shownName);
    } else if (intent === 'restore') {
      await note('restored', nameOf(await upstream.account.restorePassenger(account.token, id), market.locale));
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (needsFreshSignIn(error)) return redirectToSignInAgain(NOTEBOOK_PATH);
    if (error.kind === 'unauthorised') return signInToNotebook(NOTEBOOK_PATH);
    if (error.kind === 'notFound') throw error;
    await note(REFUSALS[error.code ?? ''] ?? 'down', shownName);
  }
  return redirectTo(NOTEBOOK_PATH);
}
