import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { PostedForm } from '~/forms/posted-form.server';
import { UpstreamError } from '~/upstream/error';
import type { Survey } from '~/upstream/feedback/survey-contract';
import { answerSurvey, openSurvey } from './answer.server';

const TOKEN = 'token-of-a-letter';
let last = 0;

function reader(work: () => Promise<Survey> = () => Promise.resolve({ score: null, hasText: false })) {
  const sent: object[] = [];
  const context = testContext({ clientIp: `198.51.100.${(last += 1)}` });
  context.upstream.feedback = {
    ...context.upstream.feedback,
    findSurvey: work,
    answerSurvey: (_, answer) => {
      sent.push(answer);
      return work();
    },
  };
  const answer = (fields: Record<string, string>) =>
    answerSurvey(context, TOKEN, new PostedForm(Object.entries(fields)));
  return { context, sent, answer };
}

const failure = (code: string | null) =>
  new UpstreamError({
    service: 'feedback',
    operation: 'findSurvey',
    requestId: 'r',
    kind: code ? 'invalid' : 'unavailable',
    ...(code && { code }),
  });

describe('a survey', () => {
  it.each(['', '0', '6', '5; drop', '-1'])('takes no score %j', async (score) => {
    const { sent, answer } = reader();
    expect(await answer({ intent: 'score', score })).toMatchObject({ form: 'surveyScore', status: 400 });
    expect(sent).toEqual([]);
  });

  it('takes a score, then words', async () => {
    const { sent, answer } = reader();
    expect(await answer({ intent: 'score', score: '2' })).toBeNull();
    expect(await answer({ intent: 'words', words: ' Fewer <b>pages</b> ' })).toBeNull();
    expect(sent).toEqual([{ score: 2 }, { text: 'Fewer <b>pages</b>' }]);
  });

  it('shows words again whole that are too long, and asks for some', async () => {
    const { sent, answer } = reader();
    const words = 'word '.repeat(2_000).trim();
    expect(await answer({ intent: 'words', words })).toMatchObject({ status: 400, values: { words } });
    expect(await answer({ intent: 'words', words: ' ' })).toMatchObject({ status: 400 });
    expect(sent).toEqual([]);
  });

  it('keeps the words while the service fails', async () => {
    const { answer } = reader(() => Promise.reject(failure(null)));
    expect(await answer({ intent: 'words', words: 'More seats' })).toMatchObject({
      status: 503,
      values: { words: 'More seats' },
    });
  });

  it('tells an expired link from a service that fails, and limits guesses', async () => {
    const expired = reader(() => Promise.reject(failure('SurveyLinkExpired')));
    expect(await openSurvey(expired.context, TOKEN)).toEqual({ survey: null, fault: 'expired' });
    const down = reader(() => Promise.reject(failure(null)));
    for (let look = 0; look < 100; look += 1) {
      expect(await openSurvey(down.context, TOKEN)).toEqual({ survey: null, fault: 'down' });
    }
    for (let guess = 0; guess < 100; guess += 1) await openSurvey(expired.context, `guess-${guess}`);
    expect(await openSurvey(expired.context, TOKEN)).toEqual({ survey: null, fault: 'tooMany' });
  });
});
