import { redirectTo } from '~/bff/http/redirects.server';
import { allowsHelpRequest } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { helpKey } from '~/bff/waiting/idempotency.server';
import { isUnderWay, settleWrite } from '~/bff/waiting/pending.server';
import { answerRejected } from '~/forms/answer.server';
import { textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { defineFields, readFields, readSubmission } from '~/forms/submission.server';
import { isMultipart } from '~/forms/uploads/multipart.server';
import { getTranslator } from '~/i18n/translator.server';
import { TICKET_FORMS, type TicketCategory, type TicketFieldName } from '~/upstream/help-centre/categories-contract';
import type { Ticket } from '~/upstream/help-centre/contract';
import type { UpstreamError } from '~/upstream/error';
import { QueueFullError } from '~/upstream/fair-queue';
import { readFormWithFiles } from '../uploads/submit-uploads.server';
import { findUploads, removeLeftovers, removeUpload } from '../uploads/uploads-screen.server';
import { requestsPath, ticketPath } from './help-path';
import { requestForm } from './request-form.server';

export type RejectedRequest = RejectedSubmission<TicketFieldName | 'description' | 'files' | 'key', 'help-request'>;

const PATIENCE_MS = 1_200;
const KEEP_MS = 20 * 60_000;

const buttons = defineFields({ remove: textField(LIMITS.id), key: textField(LIMITS.id) });

/**
 * Sends a request of a category, with the files that this browser has added. A second click, a reload and a second tab with
 * the same page are one request.
 * @returns a redirect to the request, or the form again with everything typed
 */
export async function sendRequest(context: RequestContext, request: Request, token: string, category: TicketCategory) {
  const { account, market, upstream } = context;
  const [tErrors, t] = [getTranslator(market.locale, 'errors'), getTranslator(market.locale, 'help')];
  const read = await readPosted(context, request, token);
  if (!read)
    return answerRejected<RejectedRequest>(rejectUnread('help-request', { status: 503, message: t('error.busy') }));
  const { form, refused } = read;
  const { remove, key: nonce } = readFields(buttons, form);
  if (remove !== '') await removeUpload(context, { token, purpose: 'request' }, remove);
  const files = TICKET_FORMS[category].files === 'none' ? [] : ((await findUploads(context, token, 'request')) ?? []);
  const { value, reject } = readSubmission(requestForm, form, tErrors, { category, hasFiles: files.length > 0 });
  if (remove !== '') return answerRejected<RejectedRequest>({ ...reject({ status: 200 }), errors: {} });
  if (refused.length > 0) return answerRejected<RejectedRequest>(reject({ texts: { files: refused.join(' ') } }));
  if (!value) return answerRejected<RejectedRequest>(reject());

  const key = helpKey(token, 'request', nonce);
  if (!(await isUnderWay(pendingKey(key))) && !(await allowsHelpRequest(context, token))) {
    return answerRejected<RejectedRequest>(reject({ status: 429, message: t('error.tooMany') }));
  }
  const order = {
    ...{ category, data: value.data, description: value.description, attachments: files.map((file) => file.token) },
    ...{ idempotencyKey: key, siteUrl: letterOrigin(context) },
  };
  const settled = await settleWrite<Ticket>(
    pendingKey(key),
    () => upstream.helpCentre.createTicket(token, order, account?.token ?? null),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  if (settled.state === 'ready') {
    await removeLeftovers(context, token, 'request');
    return redirectTo(ticketPath(token, settled.value.token));
  }
  // The same key is posted again, so trying once more cannot make a second request.
  if (settled.state === 'waiting') {
    return answerRejected<RejectedRequest>(reject({ status: 503, message: t('error.unclear') }));
  }
  if (settled.error.code === 'wrongAction') return redirectTo(requestsPath(token));
  return answerRejected<RejectedRequest>(reject(failureOf(settled.error, t)));
}

/** Returns the status and the words for a service that refuses, fails or is silent. */
export function failureOf({ code }: UpstreamError, t: (key: string) => string): { status: number; message: string } {
  if (code === 'ticketsLimit') return { status: 409, message: t('error.limit') };
  return { status: 503, message: t('error.unavailable') };
}

function pendingKey(key: string): string {
  return `help request ${key}`;
}

/** @returns null when too many forms are being read */
async function readPosted(
  context: RequestContext,
  request: Request,
  token: string,
): Promise<{ form: PostedForm; refused: string[] } | null> {
  if (!isMultipart(request)) return { form: await readForm(request), refused: [] };
  const isKnown = (form: PostedForm) =>
    isUnderWay(pendingKey(helpKey(token, 'request', readFields(buttons, form).key)));
  try {
    return await readFormWithFiles(context, request, { token, purpose: 'request', isKnown });
  } catch (error) {
    if (error instanceof QueueFullError) return null;
    throw error;
  }
}
