import { expect, test } from '#tests/journeys/checkout-test';
import { mainText } from '#tests/journeys/page-facts';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formsOf } from '#tests/setup/html-form';

const PAN_DIGITS = CARDS.noMoney.replaceAll(' ', '');

test.describe('a card declined again and again', () => {
  test.use({ brand: 'ru' });

  test('is not sent any more: the page says until when, and accepts another card', async ({ checkout, pair }) => {
    const step2 = await checkout.step2();
    let page = step2;
    for (let refused = 0; refused < 6; refused += 1) {
      page = await checkout.pay(page, CARDS.noMoney);
      expect(mainText(page)).toContain(text('booking', 'step2.refusal.title', 'ru'));
    }
    const limited = await checkout.pay(page, CARDS.noMoney);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3000);
    expect(mainText(limited)).toContain(text('payment', 'limit.card', 'ru'));
    expect(mainText(limited)).toMatch(/после \d+ \S+,? \d\d:\d\d по \p{Lu}/u);
    expect(formsOf(limited.text).some(({ buttons }) => buttons.some(({ value }) => value === 'paySbp'))).toBe(true);
    expect((await checkout.control.ledger()).bookings[0]?.attempts).toHaveLength(6);

    await checkout.pay(limited, CARDS.paid);
    await checkout.ticket(tokenIn(step2));
    expect(pair.outputOf('shop')).not.toContain(PAN_DIGITS);
  });
});
