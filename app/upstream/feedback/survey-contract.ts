/** Surveys after a purchase (specification 1 §1): one question by letter, and one more for those who answer it. */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';

/** Letters of the words beside a score. */
export const SURVEY_TEXT_MAX = 1_000;

/** The token of the letter's link, which opens nothing but the survey. */
const link = { token: z.string().max(100), lang: z.string() };
const score = z.number().int().min(1).max(5);

export const findSurveyRequest = requestBase.extend(link);
/** Either may come alone, the score first; a second answer replaces the first. */
export const answerSurveyRequest = requestBase.extend({
  ...link,
  score: score.optional(),
  text: z.string().max(SURVEY_TEXT_MAX).optional(),
});

/** `data` of both: what has been answered. It names neither the buyer nor the order: letters are passed on. */
export const surveyAnswer = z
  .looseObject({ score: score.nullish(), has_text: z.boolean() })
  .transform((wire) => ({ score: wire.score ?? null, hasText: wire.has_text }));

export type SurveyWire = z.input<typeof surveyAnswer>;
export type Survey = z.output<typeof surveyAnswer>;

/** The token of a booking; its page is shown to the buyer alone. */
export const surveyOfBookingRequest = requestBase.extend({ booking_token: z.string().max(100), lang: z.string() });

/** Calls of the feedback service about surveys. */
export const surveyCalls = {
  findSurveyOfBooking: {
    method: 'POST',
    path: '/survey/of_booking.json',
    summary: 'A link to the survey of a purchase, null without one; each call makes a link of its own.',
    request: surveyOfBookingRequest,
    answer: z.looseObject({ token: z.string().nullish() }).transform(({ token }) => token ?? null),
    envelope: { failures: ['serverError'] },
    isRead: false,
  },
  findSurvey: {
    method: 'POST',
    path: '/survey/get.json',
    summary: 'What has been answered to the survey of a letter.',
    request: findSurveyRequest,
    answer: surveyAnswer,
    envelope: { failures: ['SurveyLinkExpired', 'serverError'] },
    isRead: true,
  },
  answerSurvey: {
    method: 'POST',
    path: '/survey/answer.json',
    summary: 'Keeps a score from 1 to 5, or the words beside it; a second answer replaces the first.',
    request: answerSurveyRequest,
    answer: surveyAnswer,
    envelope: { failures: ['SurveyLinkExpired', 'ValidationError', 'serverError'] },
    isRead: false,
  },
} as const;
