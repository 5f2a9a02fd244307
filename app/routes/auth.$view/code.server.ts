import type { PostedForm } from '~/forms/posted-form.server';
import { keepCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { enterCodeHref, type ReturnUrl } from '~/market/auth-address';
import { codeRequestForm } from './form.server';
import { submitForLetter } from './letter.server';
import type { Outcome } from './outcome';

/** Requests the letter with a code. */
export function submitCodeRequest(context: RequestContext, form: PostedForm, returnUrl: ReturnUrl): Promise<Outcome> {
  return submitForLetter(context, codeRequestForm, form, async (email) => {
    const attemptToken = await context.upstream.account.requestCode(email, letterOrigin(context));
    await keepCodeAttempt(context, { attemptToken, email });
    securityEvent(context, { kind: 'code', outcome: 'sent', email });
    return enterCodeHref(returnUrl);
  });
}
