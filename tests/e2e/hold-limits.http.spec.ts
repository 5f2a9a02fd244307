import { expect, test } from '#tests/journeys/checkout-test';
import { linksOf, mainText } from '#tests/journeys/page-facts';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';

/** The limits of a real customer. */
test.use({ holdLimits: '' });

test('a fourth unpaid booking leads to the three pending ones, and is held once one of them is paid', async ({
  checkout,
}) => {
  test.setTimeout(120_000);
  const held: PlainPage[] = [];
  for (let count = 0; count < 3; count += 1) {
    held.push(
      await checkout.ready(await checkout.sendPassengers(await checkout.step1(41 + count)), '/mbooking/step2/'),
    );
  }
  const step1 = await checkout.step1(44);
  const refused = await checkout.sendPassengers(step1);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(mainText(refused)).toContain(text('booking', 'holds.title'));
  expect(mainText(refused)).toContain(text('booking', 'holds.browser'));
  const ways = linksOf(refused);
  for (const page of held) expect(ways.some((href) => href.includes(tokenIn(page)))).toBe(true);

  const last = held.at(-1);
  if (!last) throw new Error('nothing is held');
  await checkout.pay(last, CARDS.paid);
  await checkout.ticket(tokenIn(last));
  const again = await checkout.visitor.get(step1.path);
  expect(formWith(again.text, 'email').fields['email'], 'what was typed is kept').toEqual(['anna@example.com']);
  expect((await checkout.ready(await checkout.sendPassengers(again), '/mbooking/step2/')).status).toBe(200);
});
