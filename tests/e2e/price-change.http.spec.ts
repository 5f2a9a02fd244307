import { expect, test } from '#tests/journeys/checkout-test';
import { expectHonest, headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { amountOf, shownAt0, STEP1, tokenIn, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import type { PlainPage } from '#tests/setup/plain-browser';
import { openOffer, openResults } from '#tests/setup/plain-purchase';

test.use({ isolated: 'warm' });

/** "GBP 104.50" and "104.50 GBP" as hundredths: the market formats amounts, forms hold numbers. */
const written = (amount: number) => new RegExp(`\\b${(amount / 100).toLocaleString('en-US').replace(/,/g, '.')}`);

/** Expects a page of step 2 that offers the new price. */
function expectChoice(page: PlainPage, oldAmount: number): number {
  expectHonest(page, 'price change');
  expect([text('booking', 'priceChange.titleHigher'), text('booking', 'priceChange.titleLower')]).toContain(
    headingOf(page),
  );
  const words = mainText(page);
  expect(words).toContain(text('booking', 'priceChange.reason'));
  expect(page.text, 'no card can be typed').not.toContain('name="card.pan"');
  const newAmount = Number(formWith(page.text, 'amount').fields.amount?.[0]);
  expect(newAmount).not.toBe(oldAmount);
  expect(words).toMatch(written(oldAmount));
  expect(words).toMatch(written(newAmount));
  expect(
    linksOf(page).some((link) => link.startsWith('/search?')),
    'to look for something else',
  ).toBe(true);
  return newAmount;
}

const accept = (checkout: PlainCheckout, page: PlainPage, typed: Record<string, string> = {}) =>
  checkout.submit(page, 'amount', { intent: 'acceptPrice', ...typed });

async function expectCharged(checkout: PlainCheckout, step2: PlainPage, amount: number): Promise<void> {
  expect(amountOf(step2)).toBe(amount);
  expect(mainText(step2)).toMatch(written(amount));
  expect(mainText(step2), 'passengers are kept').toContain(STEP1.email);
  await checkout.pay(step2, CARDS.paid);
  const ticket = await checkout.ticket(tokenIn(step2));
  expect(mainText(ticket)).toMatch(written(amount));
  expect(await checkout.control.ledger()).toMatchObject({ captures: 1, issued: 1, bookings: [{ captured: amount }] });
}

test('at the quote: step 0 shows old and new, and the new one lasts to the ticket', async ({ checkout, control }) => {
  const results = await openResults(checkout.visitor, searchAddress(30));
  const before = await openOffer(checkout.visitor, results);
  const old = shownAt0(before);
  expect(mainText(before)).not.toContain(text('booking', 'step0.priceChange.sinceSearch'));

  await control.set({ settings: { priceChange: 'at_quote' } });
  const told = await checkout.visitor.get(before.path);
  const now = shownAt0(told);
  expect(now).not.toBe(old);
  const fallen = text('booking', 'step0.priceDown.text').split(':')[0]!;
  expect(mainText(told)).toContain(now < old ? fallen : text('booking', 'step0.priceChange.sinceSearch'));
  expect(mainText(told)).toMatch(written(old));
  expect(mainText(told)).toMatch(written(now));

  // The old page in another tab books nothing before the new price is seen.
  const refused = await checkout.bookFare(before);
  expect(refused.status).toBe(409);
  expect(mainText(refused)).toContain(
    text('booking', now < old ? 'step0.priceDown.whileChoosing' : 'step0.priceChange.whileChoosing'),
  );
  expect((await control.ledger()).bookings).toEqual([]);

  const step1 = await checkout.ready(await checkout.bookFare(refused), '/mbooking/step1/');
  expect(mainText(step1)).toMatch(written(now));
  await expectCharged(checkout, await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/'), now);
});

test('when seats are held: step 2 asks, keeps everything, and charges the accepted price', async ({
  checkout,
  control,
}) => {
  const step1 = await checkout.step1();
  const old = Number(formWith(step1.text, 'email').fields.shownAmount?.[0]);
  await control.set({ settings: { priceChange: 'at_reserving' } });
  const choice = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  const now = expectChoice(choice, old);
  expectChoice(await checkout.visitor.get(choice.path), old);

  const kept = await checkout.visitor.get(step1.path);
  expect(formWith(kept.text, 'email').fields['passengers[0].lastName']).toEqual([STEP1['passengers[0].lastName']]);
  await expectCharged(checkout, await accept(checkout, choice), now);
});

test('at the payment: nothing is charged before the new price is accepted', async ({ checkout, control }) => {
  const step2 = await checkout.step2();
  const old = amountOf(step2);
  await control.set({ settings: { priceChange: 'at_booking' } });
  const choice = await checkout.pay(step2, CARDS.paid);
  const now = expectChoice(choice, old);
  expect(await control.ledger()).toMatchObject({ captures: 0 });

  // The old form, in another tab or after going back, pays neither the old price nor the new one.
  expectChoice(await checkout.pay(step2, CARDS.paid), old);
  expectChoice(await checkout.pay(step2, CARDS.paid, { amount: String(now) }), old);
  expect(await control.ledger()).toMatchObject({ captures: 0, bookings: [{ attempts: [] }] });
  await expectCharged(checkout, await accept(checkout, choice), now);
});

test.describe(() => {
  test.use({ isolated: true });

  test('at the payment, with a lost answer: the status page returns to the choice', async ({ checkout, control }) => {
    const step2 = await checkout.step2();
    await control.set({
      settings: { priceChange: 'at_booking' },
      services: {
        booking: { operations: { 'book_and_issue/new': { malformed: 'truncated', when: 'after', times: 1 } } },
      },
    });
    const checking = await checkout.pay(step2, CARDS.paid);
    expect(headingOf(checking)).toBe(text('booking', 'checking.unsent.title'));
    expect(linksOf(checking)).toContain(step2.path);
    const choice = await checkout.visitor.get(step2.path);
    await expectCharged(checkout, await accept(checkout, choice), expectChoice(choice, amountOf(step2)));
  });
});

for (const amount of ['1', '99999999', '-100']) {
  test(`forged amounts (${amount}) are never charged`, async ({ checkout, control }) => {
    const step0 = await checkout.step0();
    const real = shownAt0(step0);
    const { fareVariantKey } = formWith(step0.text, 'fareVariantKey').fields;
    const forged = await checkout.submit(step0, 'fareVariantKey', {
      intent: 'book',
      [`shownTotal.${fareVariantKey?.[0]}`]: amount,
    });
    expect(forged.path, 'the fares are shown again').toMatch(/^\/mbooking\/step0\//);
    expect((await control.ledger()).bookings).toEqual([]);

    const step1 = await checkout.ready(await checkout.bookFare(step0), '/mbooking/step1/');
    const sent = await checkout.sendPassengers(step1, { shownAmount: amount });
    let step2 = await checkout.ready(sent, '/mbooking/step2/');
    if (!step2.text.includes('name="card.pan"')) {
      step2 = await accept(checkout, step2, { amount });
      expect(step2.text, 'a forged amount accepts nothing').not.toContain('name="card.pan"');
      step2 = await accept(checkout, step2);
    }
    const forgedPay = await checkout.pay(step2, CARDS.paid, { amount });
    expect(forgedPay.path).toBe(step2.path);
    expect(await control.ledger()).toMatchObject({ captures: 0, bookings: [{ attempts: [] }] });
    await expectCharged(checkout, forgedPay, real);
  });
}
