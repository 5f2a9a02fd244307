import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { BAD_EMAILS } from '#tests/fixtures/credentials';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { UpstreamError } from '~/upstream/error';
import type { FeedbackClient } from '~/upstream/feedback/client.server';
import { submitContactForm, type ContactIntent } from './contact-forms.server';
import { takeFormNotice } from './form-notice.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));

const subscribe = vi.fn<FeedbackClient['subscribe']>();
const sendAppLink = vi.fn<FeedbackClient['sendAppLink']>();

const failure = (kind: 'invalid' | 'unavailable') =>
  new UpstreamError({ kind, service: 'feedback', operation: 'send', requestId: 'request-1' });

let visitors = 0;

/** A visitor who has used up no limit. */
function visitor() {
  const context = testContext({ clientIp: `192.0.2.${(visitors += 1)}` });
  return {
    ...context,
    upstream: { ...context.upstream, feedback: { ...context.upstream.feedback, subscribe, sendAppLink } },
  };
}

function submit(intent: ContactIntent, typed: string, context = visitor()) {
  const field = intent === 'subscribe' ? 'subscriberEmail' : 'appPhone';
  return submitContactForm(context, intent, new PostedForm([[field, typed]]));
}

beforeEach(() => {
  subscribe.mockReset().mockResolvedValue();
  sendAppLink.mockReset().mockResolvedValue({ isNew: true });
});

describe('subscription', () => {
  it('sends the address in lower case, and leaves a notice for one page', async () => {
    const context = visitor();
    expect(await submit('subscribe', '  Anna@Example.COM ', context)).toBeNull();
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('anna@example.com', 'http://localhost:3000');

    const next = testContext({ cookies: cookiesAfter(context) });
    expect(context.setCookies.join()).not.toContain('anna');
    expect(await takeFormNotice(next)).toEqual({ kind: 'subscription', email: 'anna@example.com' });
    expect(await takeFormNotice(testContext({ cookies: cookiesAfter(next) }))).toBeNull();
  });

  it.each([
    ['', 'Enter your e-mail'],
    ...BAD_EMAILS.map(([, typed]) => [typed, 'This is not a valid e-mail address']),
    [`${'a'.repeat(3000)}@example.com`, 'Use no more than 100 characters'],
  ])('rejects %.20j', async (typed, error) => {
    const outcome = await submit('subscribe', typed);
    expect(outcome).toEqual({
      form: 'subscribe',
      status: 400,
      values: typed === '' ? {} : { subscriberEmail: typed.slice(0, 120) },
      errors: { subscriberEmail: error },
      message: null,
    });
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('shows an upstream failure at the field and keeps the input', async () => {
    subscribe.mockRejectedValue(failure('unavailable'));
    const outcome = await submit('subscribe', 'b@example.com');
    expect(outcome).toMatchObject({ status: 503, values: { subscriberEmail: 'b@example.com' } });
    expect(outcome?.errors.subscriberEmail).toContain('something went wrong');
  });

  it('emails an address three times a day, whatever its spelling or sender, with the same answer', async () => {
    for (let index = 0; index < 8; index += 1) {
      expect(await submit('subscribe', `vic.tim+${index}@gmail.com`)).toBeNull();
    }
    expect(subscribe).toHaveBeenCalledTimes(3);
  });

  it('does not count an email that failed', async () => {
    subscribe.mockRejectedValue(failure('unavailable'));
    for (let index = 0; index < 5; index += 1) await submit('subscribe', 'unlucky@example.com');
    expect(subscribe).toHaveBeenCalledTimes(5);
  });

  it('accepts the service’s verdict on an invalid address', async () => {
    subscribe.mockRejectedValue(failure('invalid'));
    expect(await submit('subscribe', 'c@example.com')).toMatchObject({ status: 400 });
  });

  it('does not wait for a service that hangs', async () => {
    vi.useFakeTimers();
    subscribe.mockReturnValue(new Promise(() => {}));
    const outcome = submit('subscribe', 'd@example.com');
    await vi.advanceTimersByTimeAsync(1300);
    expect(await outcome).toMatchObject({ status: 503 });
    vi.useRealTimers();
  });

  it('has a limit per visitor', async () => {
    const context = visitor();
    for (let index = 0; index < 30; index += 1) {
      expect(await submit('subscribe', `e${index}@example.com`, context)).toBeNull();
    }
    expect(await submit('subscribe', 'e30@example.com', context)).toMatchObject({ status: 429 });
    expect(await submit('subscribe', 'e31@example.com')).toBeNull();
  });
});

describe('link to the app', () => {
  it.each([
    ['+1 213 373 4253', '+12133734253', '+1 213 373 4253'],
    ['07400 123456', '+447400123456', '+44 7400 123456'],
  ])('%s is read with the code of the market’s country', async (typed, sent, shown) => {
    const context = visitor();
    expect(await submit('sendAppLink', typed, context)).toBeNull();
    expect(sendAppLink).toHaveBeenCalledExactlyOnceWith(sent, 'http://localhost:3000/app');
    const next = testContext({ cookies: cookiesAfter(context) });
    expect(await takeFormNotice(next)).toEqual({ kind: 'appLink', phone: shown });
  });

  it.each([
    ['', 'Enter your phone number'],
    ['12', 'Check the number'],
    ['call me', 'Check the number'],
    ['1'.repeat(500), 'Check the number'],
  ])('rejects %.20j', async (typed, error) => {
    const outcome = await submit('sendAppLink', typed);
    expect(outcome?.status).toBe(400);
    expect(outcome?.errors.appPhone).toContain(error);
    expect(sendAppLink).not.toHaveBeenCalled();
  });

  it('texts a number three times at most, whoever asks', async () => {
    for (let index = 0; index < 3; index += 1) expect(await submit('sendAppLink', '+1 213 373 4255')).toBeNull();
    expect(await submit('sendAppLink', '+1 213 373 4255')).toMatchObject({ status: 429 });
  });
});
