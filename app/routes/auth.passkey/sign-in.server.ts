import type { PostedForm } from '~/forms/posted-form.server';
import { signIn } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { keepPasskeyChallenge, takePasskeyChallenge } from '~/bff/cookies/passkey-challenge.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { credentialOf } from '~/features/account/auth/passkey-answer.server';
import { UpstreamError } from '~/upstream/error';

/**
 * Returns options of the browser call, as JSON; null while accounts are unavailable. The challenge is bound to this
 * browser.
 */
export async function challengeBrowser(context: RequestContext): Promise<string | null> {
  try {
    const { challengeToken, options } = await context.upstream.account.startPasskeySignIn(letterOrigin(context));
    await keepPasskeyChallenge(context, { use: 'sign-in', challengeToken });
    return JSON.stringify(options);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return null;
  }
}

/** Signs in with the browser's answer. @returns false when it proves nothing */
export async function submitPasskey(context: RequestContext, form: PostedForm): Promise<boolean> {
  const [credential, challengeToken] = [credentialOf(form), await takePasskeyChallenge(context, 'sign-in')];
  if (!credential || !challengeToken || !(await allowsLink(context))) return false;
  try {
    const opened = await context.upstream.account.signInByPasskey({ challengeToken, credential });
    securityEvent(context, { kind: 'passkey', outcome: 'success', account: opened.accountId });
    await Promise.all([refundLinkPoint(context), signIn(context, opened, { isRemembered: true, by: 'passkey' })]);
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'passkey', outcome: 'failure' });
    return false;
  }
}
