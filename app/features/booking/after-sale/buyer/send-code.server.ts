import { letterKeyOf } from '~/bff/booking-access/letter-keys.server';
import { keepBuyerCode } from '~/bff/cookies/buyer-code.server';
import { keepSession } from '~/bff/cookies/session.server';
import { countBuyerLetter } from '~/bff/limits/orders.server';
import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking } from '~/upstream/booking/contract';
import { codeJustSent } from '~/upstream/documents/buyer-contract';
import { UpstreamError } from '~/upstream/error';
import type { BuyerRejection } from './buyer-form.server';
import { resendText } from './buyer-screen.server';

/**
 * Sends a code to the e-mail of an order that a letter's link has opened here. The browser keeps the attempt, bound to
 * its session.
 * @returns null when it is sent, and when the link has just been closed: the page asks for the rights again
 */
export async function sendBuyerCode(context: RequestContext, booking: Booking): Promise<BuyerRejection | null> {
  const { token } = booking;
  const tErrors = getTranslator(context.market.locale, 'errors');
  const letter = letterKeyOf(context, token);
  if (!letter) return null;
  const verdict = await countBuyerLetter(context, token);
  if (!verdict.isAllowed) return rejectUnread('send', { status: 429, message: tErrors('upstream.tooManyRequests') });
  try {
    const code = await context.upstream.documents.requestBuyerCode(letter.key);
    await keepSession(context);
    await keepBuyerCode(context, { token, ...code });
    securityEvent(context, { kind: 'code', outcome: 'sent', detail: 'order' });
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    await verdict.refundPoint();
    const recent = codeJustSent.safeParse(error.code === 'codeJustSent' ? error.data : null);
    if (recent.success) {
      const message = resendText(recent.data.resendAt, booking, context.market);
      return rejectUnread('send', { status: 429, message });
    }
    if (error.kind === 'invalid' || error.kind === 'conflict') return null;
    return rejectUnread('send', { status: 503, message: tErrors('upstream.unavailable') });
  }
}
