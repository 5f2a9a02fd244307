import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { PostedForm } from '~/forms/posted-form.server';
import type { VerifiedAccount } from '~/bff/request/context';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import type { NewReview } from '~/upstream/feedback/client.server';
import type { OwnReview } from '~/upstream/feedback/reviews-contract';
import { submitReview } from './submit.server';

const GOOD = { rating: '4', author: 'Ann', text: 'All went well, thank you.', website: '' };
let last = 0;

function writer(answer: () => Promise<OwnReview> = () => Promise.resolve({ mayWrite: false, review: null })) {
  const sent: NewReview[] = [];
  const context = testContext({ clientIp: `203.0.113.${(last += 1)}` });
  context.upstream.feedback = {
    ...context.upstream.feedback,
    createReview: (_, review) => {
      sent.push(review);
      return answer();
    },
  };
  const account = { id: `account-${last}`, token: new AuthToken('token') } as VerifiedAccount;
  const submit = (changes: Partial<typeof GOOD> = {}) =>
    submitReview(context, account, new PostedForm(Object.entries({ ...GOOD, ...changes })));
  return { sent, submit };
}

const failure = (kind: 'conflict' | 'unavailable') =>
  new UpstreamError({ service: 'feedback', operation: 'createReview', requestId: 'r', kind });

describe('a review', () => {
  it('is sent as it was typed', async () => {
    const { sent, submit } = writer();
    expect(await submit({ text: '  <b>Good</b> & cheap trip  ' })).toBeNull();
    expect(sent).toEqual([{ rating: 4, author: 'Ann', text: '<b>Good</b> & cheap trip' }]);
  });

  it.each([
    ['no stars', { rating: '' }, ['rating']],
    ['six stars', { rating: '6' }, ['rating']],
    ['no name', { author: ' ' }, ['author']],
    ['a few letters', { text: 'Good' }, ['text']],
    ['everything empty', { rating: '', author: '', text: '' }, ['rating', 'author', 'text']],
  ])('with %s is shown again', async (_, changes, fields) => {
    const { sent, submit } = writer();
    const rejected = await submit(changes);
    expect([rejected?.status, Object.keys(rejected?.errors ?? {}), sent]).toEqual([400, fields, []]);
  });

  it('with 10,000 characters is shown again whole', async () => {
    const { sent, submit } = writer();
    const text = 'word '.repeat(2_000).trim();
    const rejected = await submit({ text });
    expect([rejected?.status, rejected?.values.text, sent]).toEqual([400, text, []]);
    expect(rejected?.errors.text).toContain('2000');
  });

  it('with every field filled in by a program is not sent, and a person has only to send it again', async () => {
    const { sent, submit } = writer();
    const rejected = await submit({ website: 'https://spam.example' });
    expect(sent).toEqual([]);
    expect(rejected).toMatchObject({ status: 400, values: { rating: '4', author: 'Ann', text: GOOD.text } });
    expect(rejected?.values.website).toBeUndefined();
    expect(rejected?.errors.website).toBeTruthy();
  });

  it('sent a hundred times at once is limited', async () => {
    const { submit } = writer();
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit()));
    const statuses = answers.map((one) => one?.status ?? 303);
    expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(95);
    expect(answers.at(-1)?.values.text).toBe(GOOD.text);
  });

  it('that is there already leads to it', async () => {
    expect(await writer(() => Promise.reject(failure('conflict'))).submit()).toBeNull();
  });

  it('is kept while the service does not answer', async () => {
    const rejected = await writer(() => Promise.reject(failure('unavailable'))).submit();
    expect(rejected).toMatchObject({ status: 503, values: { text: GOOD.text } });
  });
});
