import { redirectTo } from '~/bff/http/redirects.server';
import { allowsHelpRequest } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { helpKey } from '~/bff/waiting/idempotency.server';
import { settleWrite } from '~/bff/waiting/pending.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { TicketPlace } from '~/upstream/help-centre/client.server';
import type { Ticket } from '~/upstream/help-centre/contract';
import { replyForm } from './request-form.server';
import { failureOf } from './send-request.server';

export type RejectedReply = RejectedSubmission<'text' | 'key', 'help-reply'>;

const PATIENCE_MS = 1_200;
const KEEP_MS = 20 * 60_000;

/**
 * Sends a reply to a request; a second click sends it once.
 * @param place of the request: below an order, or the key of a letter
 * @returns a redirect to its page, or the form again with everything typed
 * @throws Response 404 when there is no such request
 */
export async function sendReply(context: RequestContext, request: Request, place: TicketPlace) {
  const { market, upstream, url } = context;
  const t = getTranslator(market.locale, 'help');
  const { value, reject } = readSubmission(replyForm, await readForm(request), getTranslator(market.locale, 'errors'));
  if (!value) return answerRejected<RejectedReply>(reject());
  const owner = 'letterKey' in place ? place.letterKey : place.bookingToken;
  const ticket = 'letterKey' in place ? place.letterKey : place.ticketToken;
  if (!(await allowsHelpRequest(context, owner))) {
    return answerRejected<RejectedReply>(reject({ status: 429, message: t('error.tooMany') }));
  }
  const key = helpKey(owner, 'reply', `${ticket} ${value.key}`);
  const settled = await settleWrite<Ticket>(
    `help reply ${key}`,
    () => upstream.helpCentre.replyToTicket(place, value.text, key),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  if (settled.state === 'ready') return redirectTo(url.pathname);
  if (settled.state === 'waiting') {
    return answerRejected<RejectedReply>(reject({ status: 503, message: t('error.unclear') }));
  }
  if (settled.error.kind === 'notFound') throw new Response(null, { status: 404 });
  return answerRejected<RejectedReply>(reject(failureOf(settled.error, t)));
}
