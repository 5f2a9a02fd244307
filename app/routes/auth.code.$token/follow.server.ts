import { signIn } from '~/bff/account/account.server';
import { dropCodeAttempt, readCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { ACCOUNTS_DOWN, tooMany } from '~/features/account/auth/rejections.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

export type LinkScreen = {
  isLinkExpired: boolean;
  /** Why signing in failed; null before an attempt. */
  rejected: RejectedSubmission | null;
  homePath: string;
};

/**
 * Follows a letter's link. Signs in at once in the browser that requested this letter. Elsewhere a click is needed:
 * mail programs open links automatically, and another person's link must not sign a visitor in unnoticed.
 * @returns null when signed in
 */
export async function followLink(context: RequestContext, linkToken: string): Promise<LinkScreen | null> {
  const attempt = await readCodeAttempt(context);
  if (!attempt) return screenOf(context, {});
  const screen = await enter(context, { linkToken, attemptToken: attempt.attemptToken });
  return screen?.isLinkExpired ? screenOf(context, {}) : screen;
}

/** Signs in this browser after the click. @returns null when signed in */
export function takeLink(context: RequestContext, linkToken: string): Promise<LinkScreen | null> {
  return enter(context, { linkToken });
}

async function enter(
  context: RequestContext,
  proof: { linkToken: string; attemptToken?: string },
): Promise<LinkScreen | null> {
  if (!(await allowsLink(context))) {
    const t = getTranslator(context.market.locale, 'errors');
    return screenOf(context, { rejected: rejectUnread('link', tooMany('tooManyRequests', t)) });
  }
  try {
    const opened = await context.upstream.account.signInByLetter(proof, { isRemembered: true });
    securityEvent(context, { kind: 'letter_link', outcome: 'success', account: opened.accountId, detail: 'code' });
    dropCodeAttempt(context);
    await Promise.all([refundLinkPoint(context), signIn(context, opened, { isRemembered: true, by: 'link' })]);
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'code' });
    if (error.code === 'InvalidConfirmationToken') return screenOf(context, { isLinkExpired: true });
    return screenOf(context, { rejected: rejectUnread('link', ACCOUNTS_DOWN) });
  }
}

function screenOf(
  { market }: RequestContext,
  { isLinkExpired = false, rejected = null }: Partial<Omit<LinkScreen, 'homePath'>>,
): LinkScreen {
  return { isLinkExpired, rejected, homePath: market.homePath };
}
