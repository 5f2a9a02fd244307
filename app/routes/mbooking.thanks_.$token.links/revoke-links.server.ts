import { dropLetterKey } from '~/bff/booking-access/letter-keys.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { readForm } from '~/forms/form.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { redirectTo } from '~/bff/http/redirects.server';
import { leaveRevokedNote } from '~/features/booking/order-link/revoked-note.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';

/**
 * Turns off every letter link to the order, including this browser's own, and redirects to the order. Idempotent.
 * @returns a redirect; after a service failure, a rejected submission
 */
export async function revokeLinks(context: RequestContext, request: Request, token: string) {
  await readForm(request);
  try {
    await context.upstream.documents.revokeLinks(token);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { status, messageKey } = describeFailure(error);
    const message = getTranslator(context.market.locale, 'errors')(messageKey);
    return answerRejected(rejectUnread('revoke', { status, message }));
  }
  await dropLetterKey(context, token);
  await leaveRevokedNote(context, token);
  return redirectTo(checkoutPath('thanks', token));
}
