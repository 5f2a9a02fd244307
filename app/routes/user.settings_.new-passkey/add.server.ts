import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { keepPasskeyChallenge, takePasskeyChallenge } from '~/bff/cookies/passkey-challenge.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { needsFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { credentialOf } from '~/features/account/auth/passkey-answer.server';
import { UpstreamError } from '~/upstream/error';

/**
 * Returns options of the browser call, as JSON; null while accounts are unavailable. @throws UpstreamError
 * ReauthenticationRequired
 */
export async function challengeBrowser(context: RequestContext, { token }: VerifiedAccount): Promise<string | null> {
  const site = { url: letterOrigin(context), name: context.market.brandName };
  try {
    const { challengeToken, options } = await context.upstream.account.startAddingPasskey(token, site);
    await keepPasskeyChallenge(context, { use: 'adding', challengeToken });
    return JSON.stringify(options);
  } catch (error) {
    if (!(error instanceof UpstreamError) || needsFreshSignIn(error)) throw error;
    return null;
  }
}

/**
 * Saves the passkey that the browser created. @returns false when that failed @throws UpstreamError
 * ReauthenticationRequired
 */
export async function addPasskey(
  context: RequestContext,
  account: VerifiedAccount,
  name: string,
  form: PostedForm,
): Promise<boolean> {
  const [credential, challengeToken] = [credentialOf(form), await takePasskeyChallenge(context, 'adding')];
  if (!credential || !challengeToken) return false;
  try {
    await context.upstream.account.addPasskey(account.token, { challengeToken, credential }, name);
  } catch (error) {
    if (!(error instanceof UpstreamError) || needsFreshSignIn(error)) throw error;
    return false;
  }
  securityEvent(context, { kind: 'passkey', outcome: 'added', account: account.id });
  return true;
}
