import { expect, test } from '#tests/journeys/checkout-test';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import type { PlainCheckout } from '#tests/journeys/plain-checkout';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { textOfTestId } from '#tests/journeys/plain-visit';
import { CARDS, cardFields } from '#tests/journeys/travellers';
import { charter, openWantedOffer, ordinary, selfTransfer, type IsWanted } from '#tests/journeys/wanted-offer';
import { formsOf, formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';
import { book, enterPassengers } from '#tests/setup/plain-purchase';
import ruBooking from '../../locales/ru/booking.json' with { type: 'json' };
import ruErrors from '../../locales/ru/errors.json' with { type: 'json' };
import ruPayment from '../../locales/ru/payment.json' with { type: 'json' };

test.use({ brand: 'ru', isolated: 'warm' });

const AT_SOCHI = { from: 'MOW', to: 'AER', inDays: 52 };
const AT_ANTALYA = { from: 'KZN', to: 'AYT', inDays: 52 };

/** Opens step 2 of an offer with the feature under test. */
async function step2Of({ visitor, control }: PlainCheckout, isWanted: IsWanted, direction = AT_SOCHI) {
  const step0 = await openWantedOffer(visitor, control, direction, isWanted);
  return enterPassengers(visitor, await book(visitor, step0));
}

const sbpForm = ({ text }: PlainPage) =>
  formsOf(text).find(({ buttons }) => buttons.some(({ value }) => value === 'paySbp'));
const firstAmountOf = (page: PlainPage) => Number(formWith(page.text, 'card.pan').fields.firstAmount?.[0]);
/** Returns the beginning of a text up to its first placeholder. */
const start = (text: string) => text.split('{{')[0]?.trim() ?? '';
/** Formats an amount in Russian. */
const roubles = (amount: number) => `${new Intl.NumberFormat('ru').format(amount / 100)} ₽`.replace(/\s/g, ' ');
const bankOf = (page: PlainPage) => new URL(page.path, 'http://shop').searchParams.get('to') ?? '';
const answerBank = (bankPath: string, decision: 'approve' | 'decline') =>
  fetch(bankPath, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

function expectNoScript(page: PlainPage): void {
  expect(page.headers['content-security-policy']).toContain("script-src 'none'");
  expect(page.text).not.toContain('<script');
}

for (const [kind, isWanted] of Object.entries({ ordinary, selfTransfer })) {
  test(`one price by every means, and its seller: ${kind}`, async ({ checkout }) => {
    const step2 = await step2Of(checkout, isWanted);
    expectNoScript(step2);
    expect(Number(sbpForm(step2)?.fields.amount?.[0])).toBe(amountOf(step2));
    const said = mainText(step2);
    expect(said).not.toContain(ruPayment.summary.fee);
    expect(said).toContain('Попутный');
    expect(formWith(step2.text, 'card.pan').buttons[0]).toEqual({ name: 'intent', value: 'pay' });
  });
}

test('a fee is shown before it is charged, and is charged as shown', async ({ checkout, control }) => {
  const step2 = await step2Of(checkout, charter, AT_ANTALYA);
  const [byCard, bySbp] = [amountOf(step2), Number(sbpForm(step2)?.fields.amount?.[0])];
  const fee = byCard - bySbp;
  expect(fee).toBe(Math.floor((bySbp * 15) / 100_000) * 100);
  expect(fee).toBeGreaterThan(0);
  const said = mainText(step2);
  for (const amount of [fee, byCard, bySbp]) expect(said).toContain(roubles(amount));
  expect(said).toContain(ruPayment.summary.fee);
  expect(said).toContain(ruPayment.summary.totalBy.card);
  expect(said).toContain(ruPayment.summary.totalBy.sbp);

  // Without the shown fee nothing is charged.
  const forged = await checkout.pay(step2, CARDS.paid, { amount: String(bySbp) });
  expect(forged.path).toBe(step2.path);
  expect((await control.ledger()).captures).toBe(0);

  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  const [booking] = (await control.ledger()).bookings;
  expect(booking).toMatchObject({ captured: byCard, attempts: [{ amount: byCard, fee }] });
});

test('an outdated form charges nothing by any way, and the page says why, once', async ({ checkout, control }) => {
  const step0 = await openWantedOffer(checkout.visitor, control, AT_SOCHI, ordinary);
  const step1 = await book(checkout.visitor, step0);
  const shown = await checkout.ready(await checkout.sendPassengers(step1, {}, { addons: 'all' }), '/mbooking/step2/');
  const [, removal = ''] = /name="intent" value="(removeAddon:[^"]+)"/.exec(shown.text) ?? [];
  const changed = await checkout.visitor.post(shown.path, { intent: removal });
  expect(amountOf(changed)).toBeLessThan(amountOf(shown));
  for (const intent of ['pay', 'payFirst', 'paySbp', 'payFirstSbp']) {
    const told = await checkout.pay(shown, CARDS.paid, { intent });
    expect([told.path, amountOf(told)], intent).toEqual([shown.path, amountOf(changed)]);
    expect(mainText(told), intent).toContain(ruPayment.notice.changed.title);
  }
  const again = await checkout.visitor.get(shown.path);
  expect(mainText(again)).not.toContain(ruPayment.notice.changed.title);
  expect((await control.ledger()).captures).toBe(0);
  await checkout.pay(again, CARDS.paid);
  await checkout.ticket(tokenIn(again));
  expect(await control.ledger()).toMatchObject({ captures: 1, bookings: [{ captured: amountOf(changed) }] });
});

test('a fee, a promo code, add-ons and two payments at once are charged as shown', async ({ checkout, control }) => {
  const step0 = await openWantedOffer(checkout.visitor, control, AT_ANTALYA, charter);
  const step1 = await book(checkout.visitor, step0);
  const shown = await checkout.ready(await checkout.sendPassengers(step1, {}, { addons: 'all' }), '/mbooking/step2/');
  const step2 = await checkout.visitor.post(shown.path, { intent: 'applyPromo', promoCode: 'FLY500' });
  // The fee applies to the remaining amount, rounded down to whole roubles.
  expect(amountOf(shown) - amountOf(step2)).toBeGreaterThanOrEqual(50_000);
  const first = firstAmountOf(step2);
  const rest = await checkout.ready(await checkout.pay(step2, CARDS.paid, { intent: 'payFirst' }), '/mbooking/step2/');
  const second = amountOf(rest);
  for (const amount of [first, second]) expect(mainText(rest)).toContain(roubles(amount));
  await checkout.pay(rest, CARDS.paid);
  await checkout.ticket(tokenIn(rest));
  const { bookings, unbalanced } = await control.ledger();
  const [booking] = bookings;
  if (!booking) throw new Error('nothing was booked');
  const { captured, tickets_total, ancillaries_total, promo_discount, attempts } = booking;
  const fees = attempts.reduce((sum, { fee }) => sum + fee, 0);
  expect([unbalanced, captured]).toEqual([[], first + second]);
  expect(captured).toBe(tickets_total + ancillaries_total - promo_discount + fees);
  expect([ancillaries_total > 0, promo_discount, fees > 0]).toEqual([true, 50_000, true]);
});

test('a charter is labelled', async ({ checkout }) => {
  const said = mainText(await step2Of(checkout, charter, AT_ANTALYA));
  expect(said).toContain(ruPayment.notice.charter.title);
});

test('two payments: the first, a declined second, 3-D Secure for another, and the ticket', async ({
  checkout,
  control,
}) => {
  const step2 = await step2Of(checkout, ordinary);
  const token = tokenIn(step2);
  const [whole, first] = [amountOf(step2), firstAmountOf(step2)];
  expect(first).toBe(Math.ceil(whole / 200) * 100);

  const afterFirst = await checkout.pay(step2, CARDS.paid, { intent: 'payFirst' });
  expect([afterFirst.path, headingOf(afterFirst)]).toEqual([step2.path, ruPayment.titleRest]);
  expect(mainText(afterFirst)).toContain(start(ruPayment.deadline.rest));
  expect(mainText(afterFirst)).toMatch(/до \d+ \S+, \d\d:\d\d по Москве/);
  expect(amountOf(afterFirst)).toBe(whole - first);
  expect(formWith(afterFirst.text, 'card.pan').fields.firstAmount).toBeUndefined();
  expectNoScript(afterFirst);

  // The traveller comes back the next day: the fare is still held.
  await control.set({ clock: { advanceMinutes: 26 * 60 } });
  const drafts = Object.keys(checkout.visitor.cookies).filter((name) => name.startsWith('draft_'));
  expect(drafts, 'kept for two hours').toHaveLength(1);
  for (const name of drafts) checkout.visitor.setCookie(name, '', '/mbooking');
  const reminder = textOfTestId((await checkout.visitor.get('/')).text, 'unfinished-booking');
  expect(reminder).toContain(`оплачено ${roubles(first)}, осталось ${roubles(whole - first)}`);

  // The form of the first pays nothing again, neither as the first nor as the whole.
  for (const intent of ['payFirst', 'pay']) {
    expect((await checkout.pay(step2, CARDS.paid, { intent })).path).toBe(step2.path);
  }
  const declined = await checkout.pay(afterFirst, CARDS.noMoney);
  expect(mainText(declined)).toContain(ruErrors.upstream.insufficientFundsError);
  expect(headingOf(declined)).toBe(ruBooking.step2.refusal.title);
  expect(mainText(declined)).toContain(start(ruPayment.deadline.rest));

  const bank = await checkout.pay(declined, CARDS.threeDs);
  expect(bank.path).toContain('/mbooking/3ds/');
  expect((await answerBank(bankOf(bank), 'approve')).status).toBe(303);
  await checkout.ticket(token);
  const ledger = await control.ledger();
  expect(ledger).toMatchObject({ captures: 2, bookings: [{ captured: whole, is_issued: true }] });
  expect(ledger.bookings[0]?.attempts.map(({ part, amount, status }) => [part, amount, status])).toEqual([
    ['first', first, 'success'],
    ['second', whole - first, 'no_money'],
    ['second', whole - first, 'success'],
  ]);
});

test('a missing second payment refunds the first, and the page says so', async ({ checkout, control }) => {
  const step2 = await step2Of(checkout, ordinary);
  const first = firstAmountOf(step2);
  const afterFirst = await checkout.pay(step2, CARDS.paid, { intent: 'payFirst' });
  await control.set({ clock: { advanceMinutes: 48 * 60 } });
  const returned = await checkout.visitor.get(step2.path);
  expect(mainText(returned)).toContain(ruPayment.notice.first_payment_returned.title);
  expect(mainText(returned)).toContain(roubles(first));
  // The form of the second pays nothing of an order that is unsplit again.
  expect((await checkout.pay(afterFirst, CARDS.paid)).path).toBe(step2.path);
  expect(await control.ledger()).toMatchObject({ bookings: [{ captured: first, refunded: first }] });

  await checkout.pay(returned, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  expect(await control.ledger()).toMatchObject({ unbalanced: [], bookings: [{ is_issued: true }] });
});

test('a half-paid order that has ended says how much goes back, where to and by when', async ({
  checkout,
  control,
}) => {
  const step2 = await step2Of(checkout, ordinary);
  const first = firstAmountOf(step2);
  await checkout.pay(step2, CARDS.paid, { intent: 'payFirst' });
  await control.set({ clock: { advanceMinutes: 49 * 60 } });
  const ended = await checkout.visitor.get(step2.path);
  expect(ended.status).toBe(410);
  const said = mainText(ended);
  expect(said).toContain(ruBooking.problem.refund.sent.title);
  expect(said).toContain(roubles(first));
  expect(said).toContain(ruBooking.problem.refund.to.card);
  expect(said).toMatch(/зачислит их не позже \d+ \S+/);
});

test('a payment given up at the bank can never be charged', async ({ checkout, control }) => {
  const step2 = await step2Of(checkout, ordinary);
  const bank = await checkout.pay(step2, CARDS.threeDs);
  const changePath = `${step2.path}/change`;
  expect(linksOf(bank)).toContain(changePath);
  expect(linksOf(await checkout.visitor.get(step2.path))).toContain(changePath);

  const change = await checkout.visitor.get(changePath);
  expectNoScript(change);
  expect(mainText(change)).toContain(ruPayment.change.void);
  expect(mainText(change)).toContain(roubles(amountOf(step2)));
  expect(linksOf(change).some((href) => href.startsWith('/mbooking/3ds/'))).toBe(true);

  const options = await checkout.submit(change, 'attempt');
  expect(options.path).toBe(step2.path);
  expect(mainText(options)).toContain(ruPayment.notice.cancelled.title);
  expect(mainText(options)).not.toContain(ruErrors.upstream.paymentError);
  expect((await answerBank(bankOf(bank), 'approve')).status).toBe(409);
  // Cancel again by reloading the POST: it leads to the ways to pay.
  expect((await checkout.submit(change, 'attempt')).path).toBe(step2.path);
  expect((await checkout.visitor.get(changePath)).path).toBe(step2.path);

  await checkout.pay(options, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  expect((await answerBank(bankOf(bank), 'approve')).status).toBe(409);
  const ledger = await control.ledger();
  expect(ledger).toMatchObject({ captures: 1, bookings: [{ captured: amountOf(step2) }] });
  expect(ledger.bookings[0]?.attempts.map(({ status }) => status)).toEqual(['voided', 'success']);
});

test('a payment approved before it is given up stays paid', async ({ checkout, control }) => {
  const step2 = await step2Of(checkout, ordinary);
  const bank = await checkout.pay(step2, CARDS.threeDs);
  const change = await checkout.visitor.get(`${step2.path}/change`);
  await answerBank(bankOf(bank), 'approve');
  expect((await checkout.submit(change, 'attempt')).path).toMatch(/^\/mbooking\/(checking|thanks)\//);
  await checkout.ticket(tokenIn(step2));
  expect(await control.ledger()).toMatchObject({ captures: 1 });
});

test('no card data on the page, in a cookie or in storage', async ({ checkout }) => {
  const step2 = await step2Of(checkout, ordinary);
  const typed = { ...cardFields('5555-5555 5555–4444'), 'card.cvv': '' };
  const refused = await checkout.visitor.post(step2.path, {
    ...formWith(step2.text, 'card.pan').fields,
    ...typed,
    intent: 'pay',
  });
  expect(refused.status).toBe(400);
  expect(mainText(refused)).toContain('Mastercard');
  const kept = `${refused.text} ${JSON.stringify(refused.headers)} ${JSON.stringify(checkout.visitor.cookies)}`;
  expect(kept).not.toMatch(/5555.?5555|55554444/);
  expectNoScript(refused);
});

test.describe(() => {
  test.use({ isolated: true });

  test('a refusal unrelated to the card shows ways on, and back leads to the payment', async ({
    checkout,
    control,
  }) => {
    const step2 = await step2Of(checkout, ordinary);
    const refusing = (fault: { refuse: string } | null) =>
      control.set({ services: { booking: { operations: { 'book_and_issue/new': fault } } } });
    for (const [code, title] of [
      ['segmentsNotConfirmed', ruPayment.problem.seat.title],
      ['operationWasBroken', ruPayment.problem.paymentStarted.title],
      ['failAction', ruPayment.problem.somethingWrong.title],
    ] as const) {
      await refusing({ refuse: code });
      const page = await checkout.pay(await checkout.visitor.get(step2.path), CARDS.paid);
      expect([page.path, headingOf(page)]).toEqual([step2.path, title]);
      expect(linksOf(page)).toContainEqual(expect.stringMatching(/step2|checking/));
    }
    await refusing(null);
    await checkout.pay(await checkout.visitor.get(step2.path), CARDS.paid);
    await checkout.ticket(tokenIn(step2));
    expect(await control.ledger()).toMatchObject({ captures: 1 });
  });
});
