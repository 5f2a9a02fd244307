import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { PostedForm } from '~/forms/posted-form.server';
import type { CommentSubject, NewComment } from '~/upstream/landings/comments-client.server';
import type { OwnComment } from '~/upstream/landings/comments-contract';
import { UpstreamError } from '~/upstream/error';
import { sealForm } from './form-seal.server';
import { submitComment } from './submit.server';

const PATH = '/comments/routes/lon-par';
const TOPIC: CommentSubject = { kind: 'routes', codes: ['LON', 'PAR'] };
const GOOD = { author: 'Ann', text: 'Take a seat by the window.', website: '' };
const SHOWN = Date.UTC(2031, 4, 4, 12);
const READ_MS = 10_000;
const HOUR_MS = 3_600_000;
let last = 0;

function visitor(answer: (sent: NewComment) => Promise<OwnComment> = taken) {
  const sent: NewComment[] = [];
  const context = testContext({ clientIp: `203.0.113.${(last += 1)}` });
  context.upstream.landings = {
    ...context.upstream.landings,
    createComment: (_, comment) => {
      sent.push(comment);
      return answer(comment);
    },
  };
  const submit = async (changes: Partial<typeof GOOD & { seal: string }> = {}, after = READ_MS) => {
    const seal = changes.seal ?? (await sealForm(PATH, SHOWN));
    const form = new PostedForm(Object.entries({ ...GOOD, ...changes, seal }));
    return submitComment(context, TOPIC, form, SHOWN + after);
  };
  return { context, sent, submit };
}

function taken({ author, text }: NewComment): Promise<OwnComment> {
  const state = 'moderation';
  return Promise.resolve({ token: `token-${(last += 1)}`, author, text, writtenOn: '2031-05-04', state, reason: null });
}

describe('a comment', () => {
  it('is sent as it was typed, and its author remembered', async () => {
    const { context, sent, submit } = visitor();
    const text = '  <script>alert(1)</script> & "quotes"  ';
    expect(await submit({ text })).toBeNull();
    expect(sent).toMatchObject([{ author: 'Ann', text: text.trim() }]);
    expect(context.setCookies.join()).toMatch(/^comments=.*; Path=\/comments; HttpOnly/);
  });

  it.each([
    ['no name', { author: ' ' }, ['author']],
    ['a few letters', { text: 'Good' }, ['text']],
    ['a link', { text: 'Cheap rooms at https://spam.example' }, ['text']],
    ['a site without a scheme', { text: 'Cheap rooms at best-rooms.com today' }, ['text']],
    ['a link in the name', { author: 'www.spam.example' }, ['author']],
    ['everything empty', { author: '', text: '' }, ['author', 'text']],
  ])('with %s is shown again', async (_, changes, fields) => {
    const { sent, submit } = visitor();
    const rejected = await submit(changes);
    expect([rejected?.status, Object.keys(rejected?.errors ?? {}), sent]).toEqual([400, fields, []]);
  });

  it('with 10,000 characters is shown again whole', async () => {
    const { sent, submit } = visitor();
    const text = 'word '.repeat(2_000).trim();
    const rejected = await submit({ text });
    expect([rejected?.status, rejected?.values.text, sent]).toEqual([400, text, []]);
  });

  it('by a program that fills in every field is not sent, and keeps what a person typed', async () => {
    const { sent, submit } = visitor();
    const rejected = await submit({ website: 'Ann' });
    expect(sent).toEqual([]);
    expect(rejected).toMatchObject({ status: 400, values: { author: 'Ann', text: GOOD.text } });
    expect(rejected?.errors.website).toBeTruthy();
  });

  it.each([
    ['without a seal', { seal: '' }, READ_MS],
    ['with a made-up seal', { seal: 'a.b.c.d.e' }, READ_MS],
    ['faster than anybody types', {}, 500],
    ['of a form of yesterday', {}, 24 * HOUR_MS],
  ])('%s is not sent, and can be sent again', async (_, changes, after) => {
    const { sent, submit } = visitor();
    const rejected = await submit(changes, after);
    expect([rejected?.status, rejected?.values.text, sent]).toEqual([400, GOOD.text, []]);
    expect(rejected?.message).toBeTruthy();
  });

  it('with the seal of another page is not sent', async () => {
    const { sent, submit } = visitor();
    expect(await submit({ seal: await sealForm('/comments/cities/lon', SHOWN) })).toMatchObject({ status: 400 });
    expect(sent).toEqual([]);
  });

  it('sent twice by one form names the same form', async () => {
    const { sent, submit } = visitor();
    const seal = await sealForm(PATH, SHOWN);
    await Promise.all([submit({ seal }), submit({ seal })]);
    await submit({ seal });
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('sent a hundred times at once from one address is limited', async () => {
    const { sent, submit } = visitor();
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit()));
    const statuses = answers.map((one) => one?.status ?? 303);
    expect([statuses.filter((one) => one === 303).length, sent.length]).toEqual([10, 10]);
    expect(statuses.filter((one) => one === 429)).toHaveLength(90);
    expect(answers.find((one) => one)?.values.text).toBe(GOOD.text);
  });

  it('is kept while the service does not answer', async () => {
    const failure = { service: 'landings', operation: 'createComment', requestId: 'r', kind: 'unavailable' } as const;
    const rejected = await visitor(() => Promise.reject(new UpstreamError(failure))).submit();
    expect(rejected).toMatchObject({ status: 503, values: { text: GOOD.text } });
    // Sent again, it is the same form, in case the service took it after all.
    expect(rejected?.values.seal).toBeTruthy();
  });
});
