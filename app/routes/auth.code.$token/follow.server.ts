import { signIn } from '~/bff/account/account.server';
import { dropCodeAttempt, readCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

export type LinkScreen = {
  /** `ask`: the link was followed, nothing is done yet. */
  state: 'ask' | 'linkExpired' | 'tooMany' | 'down';
  /** Why it is not done; a ready text. */
  message: string | null;
  homePath: string;
};

/**
 * Following the link signs in at once where its very letter was asked for. Anywhere else it asks for a click: mail
 * programs open links by themselves, and a stranger's link must not sign anybody in unawares.
 * @returns null when signed in
 */
export async function followLink(context: RequestContext, linkToken: string): Promise<LinkScreen | null> {
  const attempt = await readCodeAttempt(context);
  if (!attempt) return screenOf(context, 'ask');
  const screen = await enter(context, { linkToken, attemptToken: attempt.attemptToken });
  return screen?.state === 'linkExpired' ? screenOf(context, 'ask') : screen;
}

/** Signs this browser in, and no other: somebody has clicked. @returns null when signed in */
export function takeLink(context: RequestContext, linkToken: string): Promise<LinkScreen | null> {
  return enter(context, { linkToken });
}

async function enter(
  context: RequestContext,
  proof: { linkToken: string; attemptToken?: string },
): Promise<LinkScreen | null> {
  if (!(await allowsLink(context))) return screenOf(context, 'tooMany');
  try {
    const opened = await context.upstream.account.signInByLetter(proof, { isRemembered: true });
    securityEvent(context, { kind: 'letter_link', outcome: 'success', account: opened.accountId, detail: 'code' });
    dropCodeAttempt(context);
    await Promise.all([forgiveLink(context), signIn(context, opened, { isRemembered: true, by: 'link' })]);
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'code' });
    return screenOf(context, error.code === 'InvalidConfirmationToken' ? 'linkExpired' : 'down');
  }
}

function screenOf({ market }: RequestContext, state: LinkScreen['state']): LinkScreen {
  const message = state === 'tooMany' ? getTranslator(market.locale, 'errors')('upstream.tooManyRequests') : null;
  return { state, message, homePath: market.homePath };
}
