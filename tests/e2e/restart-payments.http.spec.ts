import { addonFields } from '#tests/journeys/addons';
import { expect, test as checkoutTest } from '#tests/journeys/checkout-test';
import { isWaiting, linksOf, mainText } from '#tests/journeys/page-facts';
import { amountOf, tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';

/** Restarts as in restart.http.spec.ts, for the other ways to pay: both processes are killed at every step. */
const test = checkoutTest.extend<{ kill: () => Promise<void>; visit: PlainVisit }>({
  brand: 'ru',
  kill: async ({ pair, checkout }, use) => {
    await use(async () => {
      await Promise.all([pair.end('shop', 'SIGKILL'), pair.end('sandbox', 'SIGKILL')]);
      await Promise.all([pair.run('shop'), pair.run('sandbox')]);
      await checkout.calm();
    });
  },
  visit: async ({ visitor, address }, use) => {
    await use(new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` }));
  },
});

/** Opens step 2 of an order with ancillaries of every kind, with a crash between choice and payment. */
async function step2WithAddons(checkout: PlainCheckout, kill: () => Promise<void>): Promise<PlainPage> {
  const step1 = await checkout.step1(69);
  const chosen = await checkout.ready(
    await checkout.submit(step1, 'email', { ...addonFields(step1.text, 'all'), intent: 'update' }),
    '/mbooking/step1/',
  );
  const lines = removals(chosen);
  expect(lines.length).toBeGreaterThan(1);
  await kill();
  // The page does not wait for a fresh service.
  const again = await checkout.comeTo(chosen.path, (page) => removals(page).length > 0);
  expect(removals(again), 'what was added is there').toEqual(lines);
  const step2 = await checkout.ready(await checkout.sendPassengers(again), '/mbooking/step2/');
  expect(removals(step2)).toHaveLength(lines.length);
  return step2;
}

function removals({ text: html }: PlainPage): string[] {
  return [...html.matchAll(/name="intent" value="(removeAddon:[^"]+)"/g)].map(([, intent = '']) => intent);
}

/** Returns the drawing of the code. */
const codeOf = ({ text: html }: PlainPage) => /<path d="(M[^"]+)"/.exec(html)?.[1];

test('a fast payment with add-ons: the same code after a crash, one charge, one ticket', async ({
  checkout,
  kill,
  control,
  visit,
  visitor,
}) => {
  const step2 = await step2WithAddons(checkout, kill);
  const token = tokenIn(step2);
  const amount = amountOf(step2);
  const code = await checkout.submit(step2, 'idempotencyKey', { intent: 'paySbp' });
  expect(code.path).toBe(`/payment-info-sbp/${token}`);
  await kill();
  const again = await checkout.comeTo(code.path, (page) => codeOf(page) !== undefined);
  expect(codeOf(again)).toBe(codeOf(code));
  expect(mainText(await visitor.get(`/payment-info/${token}`))).toContain(
    text('payment-info', 'state.app.title', 'ru'),
  );
  // The same form again is the same payment: the page says that it waits, and links to its code.
  const repeated = await checkout.submit(step2, 'idempotencyKey', { intent: 'paySbp' });
  expect(linksOf(repeated)).toContain(code.path);

  await control.set({ settings: { issueStepMs: 1500 } });
  await visit.answerBank(again, 'approve');
  await kill();
  await checkout.ticket(token);
  expect(await control.ledger()).toMatchObject({
    captures: 1,
    issued: 1,
    unbalanced: [],
    bookings: [{ token, captured: amount, attempts: [{ status: 'success' }] }],
  });
});

test('two payments: killed between the first and its answer, between the two, and after the second', async ({
  checkout,
  kill,
  control,
  visitor,
}) => {
  const step2 = await checkout.step2(70);
  const token = tokenIn(step2);
  const total = amountOf(step2);
  const first = Number(formWith(step2.text, 'card.pan').fields.firstAmount?.[0]);
  await control.set({ services: { booking: { operations: { 'book_and_issue/new': { hang: true, when: 'after' } } } } });
  const paying = checkout.pay(step2, CARDS.paid, { intent: 'payFirst' }).catch(() => null);
  await expect.poll(async () => (await control.ledger()).captures).toBe(1);
  await kill();
  await control.set({ services: { booking: null } });
  await paying;

  const info = await checkout.comeTo(`/payment-info/${token}`, (page) => page.status === 200 && !isWaiting(page));
  expect(mainText(info)).toContain(text('payment-info', 'state.rest.title', 'ru'));
  const rest = await checkout.comeTo(step2.path, ({ text: html }) => html.includes('name="card.pan"'));
  expect(amountOf(rest)).toBe(total - first);
  await kill();
  // The form that was open all the time.
  await checkout.pay(rest, CARDS.paid);
  await kill();
  await checkout.ticket(token);
  expect(mainText(await visitor.get(`/payment-info/${token}`))).toContain(
    text('payment-info', 'state.issued.title', 'ru'),
  );
  expect(await control.ledger()).toMatchObject({
    captures: 2,
    issued: 1,
    unbalanced: [],
    bookings: [{ token, captured: total, attempts: [{ status: 'success' }, { status: 'success' }] }],
  });
});
