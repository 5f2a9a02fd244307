import type { AccountSession, RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { tooMany } from '~/features/account/auth/rejections.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { getTranslator } from '~/i18n/translator.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';

/** Sends the letter whose link deletes the account: an unattended browser must not be enough. */
export async function submitDeletion(context: RequestContext, account: AccountSession): Promise<Outcome> {
  const t = getTranslator(context.market.locale, 'errors');
  if (!(await allowsLetter(context, account.email))) {
    return { rejected: rejectUnread('deletion', tooMany('tooManyRequests', t)) };
  }
  try {
    await context.upstream.account.askToAnonymize(account.token, letterOrigin(context));
    securityEvent(context, { kind: 'account', outcome: 'deletion_requested', account: account.id });
    return { saved: { section: 'deletion', email: account.email } };
  } catch (error) {
    return { rejected: rejectUnread('deletion', rejectionAfter(error, context)) };
  }
}
