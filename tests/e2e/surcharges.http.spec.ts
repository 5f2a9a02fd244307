/** Payments that the shop asks for after the sale, on pages without a script: paid once, in time, by the customer alone. */
import { isWaiting, mainText } from '#tests/journeys/page-facts';
import { logIn } from '#tests/journeys/account';
import { letterWithLink } from '#tests/journeys/letters';
import { cardIdIn, newCustomer, saveCard } from '#tests/journeys/profile';
import { answerBank, askedOrder, payByCard, payBySbp, settled, surchargeLink } from '#tests/journeys/surcharge';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { PlainBrowser } from '#tests/setup/plain-browser';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: 'warm' });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('surcharge', key, locale).split('{{')[0]?.trim() ?? '';

    test('the order asks for it, a card is refused, the bank approves another, and the name is corrected', async ({
      visitor,
      control,
      address,
    }) => {
      const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
      const { token, orderPath, path, page } = await askedOrder(visitor, control, { lastName: 'CORRECTED' });
      expect(page.text).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("script-src 'none'");
      expect(page.headers['cache-control']).toBe('no-store');
      for (const key of ['title.correction', 'lead.correction', 'lines']) expect(mainText(page)).toContain(say(key));
      expect(mainText(page)).toContain('CORRECTED');
      const before = (await control.ledger()).bookings.find((one) => one.token === token);

      const refused = await settled(visitor, await payByCard(visitor, page, CARDS.noMoney));
      expect(refused.path).toBe(path);
      expect(mainText(refused)).toContain(text('post-sale', 'refused', locale));
      const wrong = await payByCard(visitor, refused, '4242 4242 4242 4241');
      expect([wrong.status, wrong.text.includes('4242 4242')]).toEqual([400, false]);

      const atBank = await settled(visitor, await payByCard(visitor, refused, CARDS.threeDs));
      expect(mainText(atBank)).toContain(text('post-sale', 'bank.title', locale));
      const declined = await answerBank(visitor, atBank, sandboxOrigin, 'decline');
      expect(mainText(declined)).toContain(text('post-sale', 'refused', locale));
      const again = await settled(visitor, await payByCard(visitor, declined, CARDS.threeDs));
      const paid = await answerBank(visitor, again, sandboxOrigin, 'approve');
      expect(paid.path).toBe(path);
      expect(mainText(paid)).toContain(say('paid.correction'));
      expect(paid.text).not.toContain('name="card.pan"');

      // The form of an earlier page charges nothing more.
      expect((await payByCard(visitor, again, CARDS.paid)).path).toBe(path);
      const ledger = await control.ledger();
      const entry = ledger.bookings.find((one) => one.token === token);
      const amount = Number(formWith(page.text, 'card.pan').fields.amount?.[0]);
      expect((entry?.captured ?? 0) - (before?.captured ?? 0)).toBe(amount);
      expect(ledger.unbalanced).toEqual([]);
      const order = await visitor.get(orderPath);
      expect(mainText(order)).not.toContain(say('due.title'));
      await expect.poll(async () => mainText(await visitor.get(orderPath))).toContain('CORRECTED');
    });

    test('a stranger, an edited amount and an edited key pay nothing', async ({ visitor, control }) => {
      const { token, path, page } = await askedOrder(visitor, control);
      const captured = async () => (await control.ledger()).bookings.find((one) => one.token === token)?.captured;
      const before = await captured();
      const { fields } = formWith(page.text, 'card.pan');

      const stranger = new PlainBrowser(visitor.origin);
      const seen = [
        await stranger.get(path),
        await stranger.post(path, { ...fields, intent: 'pay' }),
        await stranger.post(path, { intent: 'ask' }),
      ];
      for (const one of seen) expect([one.path === path, mainText(one).includes(say('lines'))]).toEqual([false, false]);
      const other = new PlainBrowser(visitor.origin);
      await newCustomer(other, control);
      expect((await other.get(path)).path).not.toBe(path);

      const amount = String(Number(fields.amount?.[0]) - 100);
      expect((await payByCard(visitor, page, CARDS.paid, { amount })).path).toBe(path);
      expect((await payByCard(visitor, page, CARDS.paid, { idempotencyKey: 'a-key-that-nobody-made' })).status).toBe(
        400,
      );
      expect((await payByCard(visitor, page, CARDS.paid, { intent: 'payLess' })).status).toBe(400);
      expect((await visitor.get(`${path}x`)).status).toBe(404);
      expect(await captured()).toBe(before);
    });

    test('a double click and a second tab pay once', async ({ visitor, control }) => {
      const { token, page, path } = await askedOrder(visitor, control);
      const before = (await control.ledger()).captures;
      const both = await Promise.all([payByCard(visitor, page, CARDS.paid), payByCard(visitor, page, CARDS.paid)]);
      for (const one of both) expect(mainText(await settled(visitor, one))).toContain(say('paid.correction'));
      const ledger = await control.ledger();
      expect([ledger.captures - before, ledger.unbalanced]).toEqual([1, []]);
      expect((await payByCard(visitor, page, CARDS.paid)).path).toBe(path);
      expect((await control.ledger()).bookings.filter((one) => one.token === token)).toHaveLength(1);
      expect((await control.ledger()).captures - before).toBe(1);
    });

    test('too late, the page asks the shop once, which opens the payment anew', async ({ visitor, control }) => {
      await control.set({ settings: { requestStepMs: 60_000 } });
      const { path, orderPath, ...order } = await askedOrder(visitor, control, { payMinutes: 30 });
      await control.set({ clock: { advanceMinutes: 31 } });
      const late = await visitor.get(path);
      expect(mainText(late)).toContain(say('expired.title'));
      expect(late.text).not.toContain('name="card.pan"');
      expect(await surchargeLink(visitor, { orderPath, ...order })).toBe(path);
      const [asked] = await Promise.all([visitor.post(path, { intent: 'ask' }), visitor.post(path, { intent: 'ask' })]);
      expect(mainText(asked)).toContain(say('asked.title'));
      expect(mainText(asked)).toMatch(/R-\d+/);
      expect(mainText(await visitor.post(path, { intent: 'ask' }))).toContain(say('asked.title'));
      await control.set({ clock: { advanceMinutes: 2 } });
      await expect.poll(async () => (await visitor.get(path)).text).toContain('name="card.pan"');
      const paid = await settled(visitor, await payByCard(visitor, await visitor.get(path), CARDS.paid));
      expect(mainText(paid)).toContain(say('paid.correction'));
    });
  });
}

test.describe('in roubles', () => {
  test.use({ brand: 'ru', isolated: 'warm' });
  const say = (namespace: 'payment' | 'surcharge' | 'sbp', key: string) => text(namespace, key, 'ru');

  test('by the fast payment system: declined, replaced by another way, and paid', async ({
    visitor,
    control,
    address,
  }) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    const { page, path } = await askedOrder(visitor, control);
    const code = await payBySbp(visitor, page);
    expect([code.path, code.headers.refresh, isWaiting(code)]).toEqual([path, '10', true]);
    expect(mainText(code)).toContain(say('sbp', 'status.title'));
    expect(code.text).not.toContain('name="card.pan"');
    const declined = await answerBank(visitor, code, sandboxOrigin, 'decline');
    expect(mainText(declined)).toContain(say('payment', 'sbp.refused'));

    const second = await payBySbp(visitor, declined);
    const other = await visitor.get(`${path}?other`);
    expect([other.headers.refresh, other.text.includes('name="card.pan"')]).toEqual([undefined, true]);
    expect(mainText(other)).toContain(say('payment', 'sbp.pending.title'));
    const third = await payBySbp(visitor, other);
    const stale = new URL(/href="([^"]*\/payment\/later\/sbp\/[^"?]*)/.exec(second.text)?.[1] ?? '');
    expect((await fetch(stale, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) })).status).toBe(
      409,
    );
    const before = (await control.ledger()).captures;
    const paid = await answerBank(visitor, third, sandboxOrigin, 'approve');
    expect(mainText(paid)).toContain(say('surcharge', 'paid.correction'));
    const ledger = await control.ledger();
    expect([ledger.captures - before, ledger.unbalanced]).toEqual([1, []]);
  });
});

test.describe('with an account', () => {
  test.use({ brand: 'intl', isolated: 'warm' });

  test('a saved card pays with its code alone, and only that of the account', async ({ visitor, control }) => {
    await newCustomer(visitor, control);
    const cardId = cardIdIn(await saveCard(visitor));
    const { page, path } = await askedOrder(visitor, control);
    expect(page.text).toContain(cardId);
    const saved = { 'card.saved': cardId, 'card.pan': '', 'card.expDateMonthYear': '', 'card.cardholder': '' };
    const noCode = await payByCard(visitor, page, CARDS.paid, { ...saved, 'card.cvv': '' });
    expect(noCode.status).toBe(400);
    const foreign = await payByCard(visitor, page, CARDS.paid, { ...saved, 'card.saved': 'somebody-elses-card' });
    expect([foreign.status, foreign.path]).toEqual([400, path]);
    const paid = await settled(visitor, await payByCard(visitor, page, CARDS.paid, saved));
    expect(mainText(paid)).toContain(text('surcharge', 'paid.correction'));
  });

  test('the letter leads to the payment on any device', async ({ visitor, control }) => {
    const { email, path } = await askedOrder(visitor, control);
    const { letter, link } = await letterWithLink(control, email, ({ body }) => body.includes('?payment='));
    const query = /\?payment=[\w-]+/.exec(letter.body)?.[0] ?? '';
    const phone = new PlainBrowser(visitor.origin);
    const page = await phone.get(`${link}${query}`);
    expect([page.path, page.text.includes('name="card.pan"')]).toEqual([path, true]);
    const paid = await settled(phone, await payByCard(phone, page, CARDS.paid));
    expect(mainText(paid)).toContain(text('surcharge', 'paid.correction'));
    const receipts = (await control.messagesTo(email)).filter(({ body }) => body.includes('?payment='));
    expect(receipts).toHaveLength(2);
    expect((await phone.get(`${link}?payment=..%2f..%2frefund`)).status).toBe(404);
  });

  test('another account of the same browser sees nothing of it', async ({ visitor, control }) => {
    const email = await newCustomer(visitor, control);
    const { path } = await askedOrder(visitor, control);
    await visitor.post('/auth/sign_out', {});
    expect((await visitor.get(path)).path).not.toBe(path);
    await logIn(visitor, { email });
    expect((await visitor.get(path)).path).toBe(path);
  });
});

test.describe('while the service is ill', () => {
  test.use({ brand: 'intl', isolated: true });

  for (const fault of [{ cut: true }, { malformed: 'html' }] as const) {
    test(`a lost answer (${Object.keys(fault)[0]}) is neither a failure nor a second charge`, async ({
      visitor,
      control,
    }) => {
      const { page, path } = await askedOrder(visitor, control);
      const before = (await control.ledger()).captures;
      await control.set({
        services: { afterSale: { operations: { 'custom_payment/pay': { ...fault, when: 'after', times: 1 } } } },
      });
      const paid = await settled(visitor, await payByCard(visitor, page, CARDS.paid));
      expect([paid.path, mainText(paid).includes(text('surcharge', 'paid.correction'))]).toEqual([path, true]);
      expect((await control.ledger()).captures - before).toBe(1);
    });
  }

  test('a question that cannot be sent keeps the page, and can be sent again', async ({ visitor, control }) => {
    const { path } = await askedOrder(visitor, control, { payMinutes: 30 });
    await control.set({
      clock: { advanceMinutes: 31 },
      services: {
        afterSale: { operations: { 'user_actions/surcharge_expiration_ticket': { status: 500, times: 1 } } },
      },
    });
    const failed = await visitor.post(path, { intent: 'ask' });
    expect(mainText(failed)).toContain(text('surcharge', 'failed.title'));
    expect(mainText(failed)).toContain(text('surcharge', 'expired.title'));
    const asked = await visitor.post(path, { intent: 'ask' });
    expect(mainText(asked)).toMatch(/R-\d+/);
  });

  test('the order says that something is due when its details do not load', async ({ visitor, control }) => {
    const { orderPath, path } = await askedOrder(visitor, control);
    await control.set({ services: { afterSale: { operations: { 'payment/show': { status: 500 } } } } });
    await expect.poll(async () => mainText(await visitor.get(orderPath))).toContain(text('surcharge', 'missing.title'));
    expect((await visitor.get(path)).status).toBeGreaterThanOrEqual(500);
  });
});
