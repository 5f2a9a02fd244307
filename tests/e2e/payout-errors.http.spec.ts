/** Each error of a payout at its place, guessing, silence and nonsense of the service, and a log without bank details. */
import { headingOf, isWaiting, mainText } from '#tests/journeys/page-facts';
import { DETAILS, hasButton, PlainPayout } from '#tests/journeys/payout';
import { logIn } from '#tests/journeys/account';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { waitForPage } from '#tests/setup/plain-purchase';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import type { Locale } from '~/market/locales';

const CALLS = {
  show: 'payouts/show.json',
  sendCode: 'payouts/send_code.json',
  submit: 'payouts/submit.json',
  ask: 'user_actions/payout_expiration_ticket',
} as const;
type Call = keyof typeof CALLS;
type Fault = { refuse?: string; hang?: true; malformed?: 'html'; status?: number; when?: 'after' };

const disturb = (control: SandboxControl, call: Call, fault: Fault, times?: number) =>
  control.set({ services: { payout: { operations: { [CALLS[call]]: { ...fault, ...(times && { times }) } } } } });
const heal = (control: SandboxControl) => control.set({ services: { payout: null } });

/** Specification 3 §8: a field's text, or a screen's heading, with its status. */
const ON_SUBMIT = [
  ['WrongSubmitCodeError', 'code.wrong', 400, 'open'],
  ['TriesBlockedError', 'code.blocked', 400, 'blocked'],
  ['CodeExpiredError', 'code.expired', 400, 'blocked'],
  ['SmsLimitExceededError', 'failedBySmsLimit.title', 409, 'screen'],
  ['Expired', 'expiredPayout.title', 409, 'screen'],
  ['WrongTokenError', 'notFound.title', 404, 'screen'],
  ['TransferError', 'fail.title', 409, 'screen'],
  ['WrongState', 'unknownError.title', 503, 'screen'],
  ['requestFormat', 'unknownError.title', 503, 'screen'],
  ['SomethingNew', 'unknownError.title', 503, 'screen'],
] as const;
const ON_SHOW = [
  ['unauthorized', 'unauthorized.title', 403],
  ['WrongTokenError', 'notFound.title', 404],
  ['requestFormat', 'unknownError.title', 400],
  ['SomethingNew', 'unknownError.title', 503],
] as const;
const ON_CODE = [
  ['SmsLimitExceededError', 'failedBySmsLimit.title', 409],
  ['Expired', 'expiredPayout.title', 409],
  ['WrongState', 'unknownError.title', 503],
  ['requestFormat', 'unknownError.title', 503],
] as const;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const locale: Locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('payout', key, locale);

    test('each error has its place, and silence and nonsense are told', async ({ visitor, control, address }) => {
      test.setTimeout(180_000);
      const payout = await PlainPayout.start({ visitor, control, sandboxPort: address.sandboxPort, brand });

      for (const [code, key, status] of ON_SHOW) {
        await disturb(control, 'show', { refuse: code });
        const page = await payout.open();
        expect([code, page.status, headingOf(page)]).toEqual([code, status, expect.stringContaining(say(key))]);
      }
      await heal(control);
      const first = await payout.open('?method=card');
      for (const [code, key, status] of ON_CODE) {
        await disturb(control, 'sendCode', { refuse: code }, 1);
        const page = await payout.send(first, 'details', DETAILS.card);
        expect([code, page.status, headingOf(page)]).toEqual([code, status, expect.stringContaining(say(key))]);
      }
      // A service that fails keeps what was typed, but for the number.
      for (const fault of [{ status: 500 }, { malformed: 'html' }] as const) {
        await disturb(control, 'sendCode', fault, 1);
        const page = await payout.send(first, 'details', DETAILS.card);
        expect([page.status, hasButton(page, 'details'), page.text.includes('Anna Ivanova')]).toEqual([
          503,
          true,
          true,
        ]);
        expect(page.text).not.toContain('5555 5555');
      }
      await heal(control);

      const asked = await payout.askForCode('card');
      expect(hasButton(asked, 'code')).toBe(true);
      const code = await payout.code();
      for (const [error, key, status, place] of ON_SUBMIT) {
        await disturb(control, 'submit', { refuse: error }, 1);
        const page = await payout.send(asked, 'code', { code });
        expect([error, page.status]).toEqual([error, status]);
        if (place === 'screen') expect(headingOf(page)).toContain(say(key));
        else {
          expect(mainText(page)).toContain(say(key));
          expect([page.text.includes('aria-invalid="true"'), hasButton(page, 'code')]).toEqual([
            true,
            place === 'open',
          ]);
          const [field = ''] = /<input[^>]*name="code"[^>]*>/.exec(page.text) ?? [];
          expect(field.toLowerCase().includes('readonly')).toBe(place === 'blocked');
        }
      }
      await heal(control);
      expect((await payout.send(asked, 'code', { code: '12' })).status, 'not six digits').toBe(400);

      // Another code right after the first: from when it can be sent, as a time with its zone.
      const soon = await payout.send(asked, 'again');
      expect(soon.status).toBe(429);
      expect(mainText(soon)).toMatch(/\d{1,2}:\d{2}(?:\s[AP]M)? (?:\(UTC|по \p{Lu}|\w+ time)/u);

      // The money is sent and the answer is lost: the page waits, then tells it, and a second press sends nothing.
      await disturb(control, 'submit', { hang: true, when: 'after' });
      const pressed = Date.now();
      const waiting = await payout.send(asked, 'code', { code });
      expect(Date.now() - pressed).toBeLessThan(6_000);
      expect(isWaiting(waiting) || headingOf(waiting).includes(say('processing.title'))).toBe(true);
      await payout.send(asked, 'code', { code });
      await heal(control);
      const done = await waitForPage(visitor, payout.path, (page) => headingOf(page).includes(say('processing.title')));
      expect(mainText(done)).toContain('•••• 4444');

      // A service that is silent, or down: the page waits or says so; the order works all the same.
      await disturb(control, 'show', { hang: true });
      expect(headingOf(await payout.open())).toBe(say('loading.title'));
      await heal(control);
      await waitForPage(visitor, payout.path, (page) => headingOf(page).includes(say('processing.title')));
      for (const fault of [{ status: 500 }, { malformed: 'html' }] as const) {
        await disturb(control, 'show', fault);
        const page = await payout.open();
        expect([page.status >= 500, headingOf(page)]).toEqual([true, say('unknownError.title')]);
        expect((await visitor.get(payout.refund.orderPath)).status).toBe(200);
      }
      await heal(control);
      await control.set({ services: { account: { hang: true } } });
      const closed = await payout.open();
      expect([closed.status, closed.text.includes('4444')]).toEqual([503, false]);
    });

    test('the time to answer ends: a request that fails shows the page before, one that arrives says until when', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(120_000);
      const payout = await PlainPayout.start({ visitor, control, sandboxPort: address.sandboxPort, brand });
      await control.set({ clock: { advanceMinutes: 31 * 24 * 60 }, settings: { requestStepMs: 60 * 60_000 } });
      await logIn(visitor, { email: payout.email });
      const expired = await payout.open();
      expect(headingOf(expired)).toBe(say('expiredPayout.title'));
      expect(hasButton(expired, 'ask')).toBe(true);

      await disturb(control, 'ask', { status: 500 }, 1);
      const failed = await payout.send(expired, 'ask');
      expect([failed.status, headingOf(failed)]).toEqual([503, say('expiredPayout.title')]);
      expect(mainText(failed)).toContain(say('askFailed.title'));
      expect(failed.text).toMatch(/role="alert"/);
      expect(hasButton(failed, 'ask')).toBe(true);
      await heal(control);

      const pages = await Promise.all([payout.send(expired, 'ask'), payout.send(expired, 'ask')]);
      for (const page of pages) expect(headingOf(page)).toContain(say('ticketCreated.title'));
      expect(mainText(await payout.send(expired, 'ask'))).toMatch(/P-\d+/);
      await control.set({ clock: { advanceMinutes: 61 } });
      expect(hasButton(await payout.open(), 'details')).toBe(true);
    });
  });
}

test.describe('guessing', () => {
  test.use({ isolated: true });

  test('is stopped by the shop too, whatever the service says', async ({ visitor, control, address }) => {
    test.setTimeout(120_000);
    const payout = await PlainPayout.start({ visitor, control, sandboxPort: address.sandboxPort, brand: 'intl' });
    const asked = await payout.askForCode('card');
    await disturb(control, 'submit', { refuse: 'WrongSubmitCodeError' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 17; guess += 1) {
      statuses.push((await payout.send(asked, 'code', { code: String(100_000 + guess) })).status);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429, 429]);
    expect((await control.calls()).payout?.[CALLS.submit]).toBe(15);
  });
});

test('nothing of the details is in the log, the cookies or a page', async () => {
  test.setTimeout(120_000);
  const pair = await Pair.start({ env: { LOG_LEVEL: 'trace' } });
  try {
    const { control, address } = pair;
    const visitor = new PlainBrowser(originOf('ru', address.shopPort));
    const payout = await PlainPayout.start({ visitor, control, sandboxPort: address.sandboxPort, brand: 'ru' });
    const { bic, account, recipient } = DETAILS.bank_account;
    await payout.send(await payout.open('?method=bank_account'), 'details', { bic, account: `${account}1`, recipient });
    await payout.send(await payout.open('?method=card'), 'details', DETAILS.card);
    const code = await payout.code();
    for (const fault of [{ status: 500 }, { malformed: 'html' }, { refuse: 'requestFormat' }] as const) {
      await disturb(control, 'sendCode', fault, 1);
      await payout.send(await payout.open('?change&method=bank_account'), 'details', { bic, account, recipient });
    }
    const pages = [await payout.open(), await payout.open('?change&method=bank_account'), await payout.open('?change')];
    await payout.send(await payout.open(), 'code', { code });

    await pair.end('shop');
    const log = pair.outputOf('shop');
    expect(log.split('\n').length, 'there is a log to look at').toBeGreaterThan(50);
    expect(log).toContain('"service":"payout"');
    const token = payout.path.split('/').at(-1) ?? '';
    const secrets = [account, bic, '5555555555554444', DETAILS.card.pan, recipient, 'Anna Ivanova', code, token];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    const shown = pages.map((page) => page.text).join('');
    expect(secrets.slice(0, 6).filter((secret) => shown.includes(secret))).toEqual([]);
    const cookies = Object.entries(visitor.cookies).map(([name, value]) => `${name}=${value}`);
    expect(secrets.filter((secret) => cookies.join(';').includes(secret))).toEqual([]);
  } finally {
    await pair.stop();
  }
});
