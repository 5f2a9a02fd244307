/**
 * The feedback service: reviews, the newsletter and the link to the app; its letters appear in the outbox (specification 1 §2).
 */
import { z } from 'zod';
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type FeedbackAnswerWire } from '~/upstream/feedback/contract';
import { ServiceFailure } from '../../service/failure';
import { sendStatement } from '../../outbox/messages';
import { unsubscribeRoutes } from '../../outbox/unsubscribe-routes';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { confirmDrawEntry, DRAW_SCHEMA, enterDraw, WIPE_DRAWS } from './draws';
import { appLinkText } from './messages';
import { confirmSubscription, subscribe } from './newsletter';
import { createReview, listReviews, ownReview } from './reviews';
import { FEEDBACK_SCHEMA, WIPE_FEEDBACK } from './schema';
import { answerSurvey, findSurvey, findSurveyOfBooking, SURVEY_SCHEMA, WIPE_SURVEYS } from './surveys';

/** Routes are relative to the service's prefix, /feedback. */
export const feedbackService: SandboxService = {
  name: 'feedback',
  schema: [...FEEDBACK_SCHEMA, ...SURVEY_SCHEMA, ...DRAW_SCHEMA],
  wipe: [...WIPE_FEEDBACK, ...WIPE_SURVEYS, ...WIPE_DRAWS],
  routes: {
    ...serve(endpoints.subscribe, subscribe),
    ...serve(endpoints.confirmSubscription, confirmSubscription),
    ...serve(endpoints.sendAppLink, sendAppLink),
    ...serve(endpoints.listReviews, listReviews),
    ...serve(endpoints.findOwnReview, ownReview),
    ...serve(endpoints.createReview, createReview),
    ...serve(endpoints.findSurveyOfBooking, findSurveyOfBooking),
    ...serve(endpoints.findSurvey, findSurvey),
    ...serve(endpoints.answerSurvey, answerSurvey),
    ...serve(endpoints.enterDraw, enterDraw),
    ...serve(endpoints.confirmDrawEntry, confirmDrawEntry),
    ...unsubscribeRoutes(['subscriptions']),
  },
};

const phoneNumber = z.string().regex(/^\+[1-9]\d{6,14}$/);

async function sendAppLink(
  body: ReceivedBy<typeof endpoints.sendAppLink>,
  { store, now }: SandboxContext,
): Promise<FeedbackAnswerWire> {
  const phone = phoneNumber.safeParse(body.phone.replace(/[\s().-]/g, ''));
  if (!phone.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'phone', code: 'format' }] });
  const message = sendStatement(`app link ${body.brand} ${phone.data}`, {
    kind: 'sms',
    recipient: phone.data,
    subject: '',
    body: appLinkText(body.lang, body.page_url),
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
