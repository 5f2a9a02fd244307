/**
 * The feedback service: the newsletter and the link to the app; its letters appear in the outbox (specification 1 §2).
 */
import { z } from 'zod';
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type FeedbackAnswerWire } from '~/upstream/feedback/contract';
import { ServiceFailure } from '../../service/failure';
import { escapeHtml, page } from '../../http/page';
import { sendStatement } from '../../outbox/messages';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../../service/service';
import { appLinkText } from './messages';
import { confirmSubscription, subscribe } from './newsletter';
import { FEEDBACK_SCHEMA, WIPE_FEEDBACK } from './schema';

/** Routes are relative to the service's prefix, /feedback. */
export const feedbackService: SandboxService = {
  name: 'feedback',
  schema: FEEDBACK_SCHEMA,
  wipe: WIPE_FEEDBACK,
  routes: {
    ...serve(endpoints.subscribe, subscribe),
    ...serve(endpoints.confirmSubscription, confirmSubscription),
    ...serve(endpoints.sendAppLink, sendAppLink),
    'GET /unsubscribe/:token': askToUnsubscribe,
    'POST /unsubscribe/:token': unsubscribe,
  },
};

const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/);

async function sendAppLink(
  body: ReceivedBy<typeof endpoints.sendAppLink>,
  { store, now, origin }: SandboxContext,
): Promise<FeedbackAnswerWire> {
  const phone = phoneNumber.safeParse(body.phone.replace(/[\s().-]/g, ''));
  if (!phone.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'phone', code: 'format' }] });
  const message = sendStatement(`app link ${body.brand} ${phone.data}`, {
    kind: 'sms',
    recipient: phone.data,
    subject: '',
    body: appLinkText(body.lang, `${origin}/elsewhere/google-play`),
    sentAt: now(),
  });
  return sendOnce(() => store.execute(message));
}

/** Runs a write that a unique key allows only once. */
async function sendOnce(write: () => Promise<unknown>): Promise<FeedbackAnswerWire> {
  try {
    await write();
    return { is_new: true };
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed')) return { is_new: false };
    throw error;
  }
}

async function askToUnsubscribe({ params }: SandboxRequest, { store }: SandboxContext): Promise<SandboxReply> {
  const { rows } = await store.execute({
    sql: 'SELECT email FROM subscriptions WHERE token = ?',
    args: [params.token ?? ''],
  });
  const email = rows[0]?.['email'];
  if (typeof email !== 'string') return { html: page('Unsubscribed', '<h1>This address is not subscribed</h1>') };
  return {
    html: page(
      'Unsubscribe',
      `<h1>Unsubscribe</h1>
<p>No more letters to ${escapeHtml(email)}?</p>
<form method="post"><p><button>Unsubscribe</button></p></form>`,
    ),
  };
}

async function unsubscribe({ params }: SandboxRequest, { store }: SandboxContext): Promise<SandboxReply> {
  await store.execute({ sql: 'DELETE FROM subscriptions WHERE token = ?', args: [params.token ?? ''] });
  return { html: page('Unsubscribed', '<h1>You are unsubscribed</h1>') };
}
