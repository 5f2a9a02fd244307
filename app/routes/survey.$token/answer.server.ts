import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { pressedButton, readSubmission } from '~/forms/submission.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import type { Survey } from '~/upstream/feedback/survey-contract';
import { scoreForm, wordsForm } from './form.server';

export type SurveyRejection = RejectedSubmission<'score', 'surveyScore'> | RejectedSubmission<'words', 'surveyWords'>;

/** The page behind the link of a letter: the survey, or why it cannot be shown. */
export type OpenedSurvey = { survey: Survey } | { survey: null; fault: 'expired' | 'tooMany' | 'down' };

/** Opens the survey of a letter. Answers nothing: mail programs open links by themselves. */
export async function openSurvey(context: RequestContext, token: string): Promise<OpenedSurvey> {
  if (!(await allowsLink(context))) return { survey: null, fault: 'tooMany' };
  try {
    const survey = await context.upstream.feedback.findSurvey(token);
    await refundLinkPoint(context);
    return { survey };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'SurveyLinkExpired') return { survey: null, fault: 'expired' };
    // A service that fails is no guess at a link.
    await refundLinkPoint(context);
    return { survey: null, fault: 'down' };
  }
}

/** Keeps an answer: the score, or the words beside it. @returns null when the page shows the next step */
export async function answerSurvey(
  context: RequestContext,
  token: string,
  form: PostedForm,
): Promise<SurveyRejection | null> {
  const t = getTranslator(context.market.locale, 'errors');
  const unavailable = { status: 503, message: t('upstream.unavailable') };
  if (pressedButton(form) === 'words') {
    const { value, reject } = readSubmission(wordsForm, form, t);
    if (!value) return reject();
    return (await isKept(value)) ? null : reject(unavailable);
  }
  const { value, reject } = readSubmission(scoreForm, form, t);
  if (!value) return reject();
  return (await isKept(value)) ? null : reject(unavailable);

  /** An expired link is told by the page itself. */
  async function isKept(answer: { score?: number; text?: string }): Promise<boolean> {
    if (!(await allowsLink(context))) return true;
    try {
      await context.upstream.feedback.answerSurvey(token, answer);
      await refundLinkPoint(context);
      return true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return error.code === 'SurveyLinkExpired';
    }
  }
}
