import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { resetForm } from './form.server';
import { submitForLetter } from './letter.server';
import type { Outcome } from './outcome';

/** Requests the letter with a link to set a new password. */
export function submitReset(context: RequestContext, form: PostedForm): Promise<Outcome> {
  return submitForLetter(context, resetForm, form, async (email) => {
    await context.upstream.account.requestPasswordReset(email, letterOrigin(context));
    await leaveAuthNote(context, { view: 'passwordResetRequestSuccess', email });
    return '/auth/passwordResetRequestSuccess';
  });
}
