import { signIn } from '~/bff/account/account.server';
import { dropCodeAttempt, readCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { ACCOUNTS_DOWN, tooMany } from '~/features/account/auth/rejections.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

/** Why signing in failed. */
export type LinkRejection = RejectedSubmission<never, 'link'> & { isLinkExpired: boolean };
/** Null when signed in. `asked`: nothing was tried, the visitor has to click. */
export type LinkOutcome = LinkRejection | null;

/**
 * Follows a letter's link. Signs in at once in the browser that requested this letter. Elsewhere a click is needed:
 * mail programs open links automatically, and another person's link must not sign a visitor in unnoticed.
 */
export async function followLink(context: RequestContext, linkToken: string): Promise<LinkOutcome | 'asked'> {
  const attempt = await readCodeAttempt(context);
  if (!attempt) return 'asked';
  const rejected = await takeLink(context, linkToken, attempt.attemptToken);
  return rejected?.isLinkExpired ? 'asked' : rejected;
}

/**
 * Signs in this browser, after the click or when it requested the letter.
 * @param attemptToken of the letter that this browser requested
 */
export async function takeLink(
  context: RequestContext,
  linkToken: string,
  attemptToken?: string,
): Promise<LinkOutcome> {
  if (!(await allowsLink(context))) {
    return failed(tooMany('tooManyRequests', getTranslator(context.market.locale, 'errors')));
  }
  try {
    const proof = { linkToken, ...(attemptToken === undefined ? {} : { attemptToken }) };
    const opened = await context.upstream.account.signInByLetter(proof, { isRemembered: true });
    securityEvent(context, { kind: 'letter_link', outcome: 'success', account: opened.accountId, detail: 'code' });
    dropCodeAttempt(context);
    await Promise.all([refundLinkPoint(context), signIn(context, opened, { isRemembered: true, by: 'link' })]);
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'code' });
    if (error.code === 'InvalidConfirmationToken') return { ...failed({ status: 400 }), isLinkExpired: true };
    return failed(ACCOUNTS_DOWN);
  }
}

function failed(reason: { status: number; message?: string | null }): LinkRejection {
  return { ...rejectUnread('link', reason), isLinkExpired: false };
}
