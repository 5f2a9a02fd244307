import { expect, test } from '#tests/journeys/checkout-test';
import { headingOf, isWaiting, linksOf, mainText } from '#tests/journeys/page-facts';
import { amountOf, STEP1, tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formsOf } from '#tests/setup/html-form';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

test.use({ isolated: 'warm' });

const AT_ONCE = 8;
const together = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run));

/** Expects one booking, charged once with the amount of step 2, and its tickets. */
async function expectPaidOnce(control: SandboxControl, amount: number): Promise<void> {
  const ledger = await control.ledger();
  expect(ledger).toMatchObject({ captures: 1, issued: 1, bookings: [{ captured: amount, is_issued: true }] });
  expect(ledger.bookings[0]?.tickets.length).toBeGreaterThan(0);
}

/** Expects the status page, or the ticket after it. */
function expectStatusPage(page: PlainPage, token: string): void {
  expect(page.status, page.path).toBe(200);
  expect([`/mbooking/checking/${token}`, `/mbooking/thanks/${token}`]).toContain(page.path);
}

/** Answers the bank's page of a pending payment. */
function answerBank(bankPath: string, decision: 'approve' | 'decline'): Promise<Response> {
  return fetch(bankPath, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
}
const bankOf = (page: PlainPage) => new URL(page.path, 'http://shop').searchParams.get('to') ?? '';

test('a form sent eight times at once makes one booking', async ({ checkout, control }) => {
  const step0 = await checkout.step0();
  const pages = await together(() => checkout.bookFare(step0));
  const [token, ...others] = new Set(pages.map(tokenIn));
  expect(others).toEqual([]);
  expect((await control.ledger()).bookings).toMatchObject([{ token }]);
});

test('seats requested eight times at once are held once', async ({ checkout, control }) => {
  const step1 = await checkout.step1();
  const pages = await together(() => checkout.sendPassengers(step1));
  for (const page of pages) expect((await checkout.ready(page, '/mbooking/step2/')).status).toBe(200);
  expect((await control.ledger()).bookings).toHaveLength(1);
});

test('a payment sent eight times at once is charged once (a quick bank)', async ({ checkout, control }) => {
  await payTogether(checkout, control);
});

test.describe(() => {
  test.use({ isolated: true });

  test('a payment sent eight times at once is charged once (a slow bank)', async ({ checkout, control }) => {
    await control.set({ services: { booking: { operations: { 'book_and_issue/new': { delayMs: 3000 } } } } });
    await payTogether(checkout, control);
  });
});

async function payTogether(checkout: PlainCheckout, control: SandboxControl): Promise<void> {
  const step2 = await checkout.step2();
  const pages = await together(() => checkout.pay(step2, CARDS.paid));
  for (const page of pages) expectStatusPage(page, tokenIn(step2));
  await checkout.ticket(tokenIn(step2));
  await expectPaidOnce(control, amountOf(step2));
  expect((await control.ledger()).bookings[0]?.attempts).toHaveLength(1);
}

test('two tabs, a reload and the back button end at the same payment', async ({ checkout, control }) => {
  const first = await checkout.step2();
  const second = await checkout.visitor.get(first.path);
  const token = tokenIn(first);
  await control.set({ settings: { issueStepMs: 1500 } });
  const pages = await Promise.all([checkout.pay(first, CARDS.paid), checkout.pay(second, CARDS.slow)]);
  for (const page of pages) expectStatusPage(page, token);
  // Reload the POST, then send the form again after going back: with the same card, and with another one.
  for (const pan of [CARDS.paid, CARDS.slow, CARDS.noMoney]) expectStatusPage(await checkout.pay(first, pan), token);
  expectStatusPage(await checkout.visitor.get(first.path), token);
  await control.set({ clock: { advanceMinutes: 1 } });
  await checkout.ticket(token);
  for (const pan of [CARDS.paid, CARDS.threeDs]) expectStatusPage(await checkout.pay(second, pan), token);
  await expectPaidOnce(control, amountOf(first));
  expect((await control.ledger()).bookings[0]?.attempts).toHaveLength(1);
});

test('an old form in a second tab charges nothing after a decline', async ({ checkout, control }) => {
  const old = await checkout.step2();
  const token = tokenIn(old);
  const declined = await checkout.pay(old, CARDS.noMoney);
  expect(declined.path).toBe(old.path);

  const answered = await checkout.pay(old, CARDS.paid);
  expect(answered.path).toBe(old.path);
  expect(mainText(answered)).toContain(text('errors', 'upstream.insufficientFundsError'));
  expect(await control.ledger()).toMatchObject({ captures: 0 });

  const madeUp = await checkout.pay(declined, CARDS.paid, { idempotencyKey: 'a-key-that-nobody-made' });
  expect(madeUp.status).toBe(400);

  expectStatusPage(await checkout.pay(answered, CARDS.paid), token);
  await checkout.ticket(token);
  await expectPaidOnce(control, amountOf(old));
});

test('step 1 in another tab changes nothing once the order is paid', async ({ checkout, control }) => {
  const step1 = await checkout.step1();
  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  const token = tokenIn(step2);
  await checkout.pay(step2, CARDS.paid);
  const stale = await checkout.sendPassengers(step1, { 'passengers[0].lastName': 'Somebody' });
  expectStatusPage(stale, token);
  const ticket = await checkout.ticket(token);
  expect(mainText(ticket)).toContain('IVANOVA');
  expectStatusPage(await checkout.sendPassengers(step1), token);
  await expectPaidOnce(control, amountOf(step2));
});

const REASONS = {
  noMoney: 'insufficientFundsError',
  wrongCvv: 'cvvError',
  expired: 'cardExpiredError',
  broken: 'paymentError',
} as const;

test('each declined card shows its reason, and another one pays', async ({ checkout, control }) => {
  let page = await checkout.step2();
  const amount = amountOf(page);
  for (const [card, reason] of Object.entries(REASONS)) {
    const declined = await checkout.pay(page, CARDS[card as keyof typeof REASONS]);
    expect(declined.path).toBe(page.path);
    expect(mainText(declined)).toContain(text('errors', `upstream.${reason}`));
    const others = Object.values(REASONS).filter((other) => other !== reason);
    for (const other of others) expect(mainText(declined)).not.toContain(text('errors', `upstream.${other}`));
    expect(declined.text, 'nothing of the card is kept').not.toContain(CARDS[card as keyof typeof REASONS].slice(-4));
    expect(amountOf(declined)).toBe(amount);
    expect(mainText(declined)).toContain(STEP1.email);
    page = declined;
  }
  await checkout.pay(page, CARDS.paid);
  await checkout.ticket(tokenIn(page));
  await expectPaidOnce(control, amount);
});

test('an abandoned 3-D Secure page is void once another card has paid', async ({ checkout, control }) => {
  const step2 = await checkout.step2();
  const token = tokenIn(step2);
  const bank = await checkout.pay(step2, CARDS.threeDs);
  expect(bank.path).toContain('/mbooking/3ds/');
  const oldBankPage = bankOf(bank);
  expect(linksOf(bank)).toContain(oldBankPage);

  const back = await checkout.visitor.get(step2.path);
  expect(mainText(back)).toContain(text('booking', 'step2.atBank.title'));
  expectStatusPage(await checkout.pay(back, CARDS.paid), token);
  expect((await answerBank(oldBankPage, 'approve')).status).toBe(409);
  await checkout.ticket(token);
  expect((await answerBank(oldBankPage, 'approve')).status).toBe(409);
  await expectPaidOnce(control, amountOf(step2));
  expect((await control.ledger()).bookings[0]?.attempts.map(({ status }) => status)).toEqual(['voided', 'success']);
});

test('a bank page approved twice while the form is sent again charges once', async ({ checkout, control }) => {
  const step2 = await checkout.step2();
  const bank = await checkout.pay(step2, CARDS.threeDs);
  const [answers] = await Promise.all([
    together(() => answerBank(bankOf(bank), 'approve')),
    checkout.pay(step2, CARDS.threeDs),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  await checkout.ticket(tokenIn(step2));
  await expectPaidOnce(control, amountOf(step2));
});

test('a slow ticket shows its state, and arrives', async ({ checkout, control }) => {
  const step2 = await checkout.step2();
  const page = await checkout.pay(step2, CARDS.slow);
  const token = tokenIn(step2);
  expect(page.path).toBe(`/mbooking/checking/${token}`);
  expect(isWaiting(page)).toBe(true);
  expect(headingOf(page)).not.toBe(text('booking', 'checking.unsent.title'));
  await control.set({ clock: { advanceMinutes: 0.2 } });
  expect(isWaiting(await checkout.visitor.get(page.path)), 'not before 20 s').toBe(true);
  await control.set({ clock: { advanceMinutes: 0.2 } });
  await checkout.ticket(token);
  await expectPaidOnce(control, amountOf(step2));
});

test('an expired booking says so wherever it is opened or sent', async ({ checkout, control }) => {
  const step1 = await checkout.step1();
  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  await control.set({ clock: { advanceMinutes: 25 } });
  const pages = [
    await checkout.visitor.get(step1.path),
    await checkout.visitor.get(step2.path),
    await checkout.sendPassengers(step1),
    await checkout.pay(step2, CARDS.paid),
    await checkout.visitor.get(step2.path.replace('step2', 'checking')),
    await checkout.visitor.get(step2.path.replace('step2', 'thanks')),
  ];
  for (const page of pages) {
    expect([page.status, headingOf(page)]).toEqual([410, text('booking', 'problem.expired.title')]);
    expect(linksOf(page).some((link) => link.startsWith('/search?'))).toBe(true);
  }
  expect(await control.ledger()).toMatchObject({ captures: 0 });
});

test('a stranger with the token reads nothing personal', async ({ checkout, visitor }) => {
  const personal = [STEP1.email, '77012345678', 'Ivanova', 'N12345678', STEP1['passengers[0].passportNumber']];
  const step2 = await checkout.step2();
  const token = tokenIn(step2);
  const stranger = new PlainBrowser(visitor.origin);
  const expectNothing = async (path: string) => {
    const page = await stranger.get(path);
    for (const one of personal) expect(page.text.toLowerCase(), path).not.toContain(String(one).toLowerCase());
    return page;
  };
  await expectNothing(`/mbooking/step1/${token}`);
  const denied = await expectNothing(`/mbooking/step2/${token}`);
  expect(formsOf(denied.text).some(({ fields }) => 'card.pan' in fields)).toBe(false);

  await checkout.pay(step2, CARDS.paid);
  await expectNothing(`/mbooking/checking/${token}`);
  const ticket = await checkout.ticket(token);
  expect(mainText(ticket)).toContain('IVANOVA');
  const thanks = await expectNothing(ticket.path);
  expect(mainText(thanks)).toContain(text('booking', 'thanks.stranger.title'));
  for (const [, number = ''] of mainText(ticket).matchAll(/\b(\d{10,})\b/g)) expect(thanks.text).not.toContain(number);
  expect((await expectNothing(`${ticket.path}/trip.ics`)).text).toContain('BEGIN:VCALENDAR');
});
