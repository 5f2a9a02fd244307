import { DEMO, logIn } from '#tests/journeys/account';
import { expect, test } from '#tests/journeys/checkout-test';
import { mainText } from '#tests/journeys/page-facts';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';
import { searchAddress } from '#tests/setup/links';
import { openResults } from '#tests/setup/plain-purchase';
import ruBooking from '../../locales/ru/booking.json' with { type: 'json' };
import ruLoyalty from '../../locales/ru/loyalty.json' with { type: 'json' };

const PAGES = ['/user/loyalty', '/user/new-bonuses', '/user/old-bonuses'];
const start = (text: string) => text.split('{{')[0] ?? '';

test.describe('on Попутный', () => {
  test.use({ brand: 'ru', isolated: true });

  test('a paid order is expected in points, and they arrive the day after the departure', async ({
    checkout,
    control,
  }) => {
    const { visitor } = checkout;
    await logIn(visitor, DEMO);
    expect(mainText(await visitor.get('/user/loyalty'))).toContain(ruLoyalty.noOperations);
    const step2 = await checkout.step2();
    const said = /Баллов за заказ: (\d+)\. Начислим/.exec(mainText(step2))?.[1];
    expect(Number(said)).toBe(Math.floor(amountOf(step2) / 10_000));
    await checkout.pay(step2, CARDS.paid);
    const thanks = await checkout.ticket(tokenIn(step2));
    expect(mainText(thanks)).toContain(`Баллов за заказ: ${said}.`);
    expect(mainText(await visitor.get('/user/new-bonuses'))).toContain(`+${said}`);

    await control.set({ clock: { advanceMinutes: 33 * 24 * 60 } });
    await logIn(visitor, DEMO);
    const account = mainText(await visitor.get('/user/loyalty'));
    expect(account).toContain(`${ruLoyalty.balance} ${said}`);
    expect(account).toContain(start(ruLoyalty.operations.accrued));
    expect(mainText(await visitor.get('/user/old-bonuses'))).toContain(ruLoyalty.noneGone);
  });

  test('points pay a part of an order at step 2, within their limits, for their account alone', async ({
    checkout,
    control,
  }) => {
    const { visitor } = checkout;
    await logIn(visitor, DEMO);
    for (const _ of [1, 2, 3]) {
      const step2 = await checkout.step2();
      await checkout.pay(step2, CARDS.paid);
      await checkout.ticket(tokenIn(step2));
    }
    await control.set({ clock: { advanceMinutes: 33 * 24 * 60 } });
    await logIn(visitor, DEMO);
    const step2 = await checkout.step2(60);
    const full = amountOf(step2);
    const refused = await checkout.submit(step2, 'points', { points: '499', intent: 'spendPoints' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="499"');
    expect(mainText(refused)).toContain(start(ruBooking.points.outOfRange));
    const lowered = await checkout.submit(refused, 'points', { points: '500', intent: 'spendPoints' });
    expect(amountOf(lowered)).toBe(full - 50_000);
    expect(mainText(lowered)).toContain('Баллами: −500 ₽');

    await checkout.pay(lowered, CARDS.paid);
    const thanks = mainText(await checkout.ticket(tokenIn(lowered)));
    expect(thanks).toContain('−500 ₽');
    expect(mainText(await visitor.get('/user/loyalty'))).toContain(start(ruLoyalty.operations.spent));
  });

  test('in another currency there is nothing of it', async ({ checkout }) => {
    const { visitor } = checkout;
    const results = async () => mainText(await openResults(visitor, searchAddress(30)));
    expect(await results()).toMatch(/до \d+ балл/);
    await logIn(visitor, DEMO);
    const own = await results();
    expect(own).toMatch(/\+\d+ балл/);
    expect(own).not.toMatch(/до \d+ балл/);
    expect((await visitor.get('/user/dashboard')).text).toContain('/user/loyalty');
    expect((await visitor.get('/user/dashboard?currency=KZT')).text).not.toContain('/user/loyalty');
    expect(await results()).not.toMatch(/\d балл/);
    for (const page of PAGES) expect((await visitor.get(page)).status, page).toBe(404);
    await visitor.get('/?currency=RUB');
    for (const page of PAGES) expect((await visitor.get(page)).status, page).toBe(200);
  });
});

test.describe('on Fairwind', () => {
  test.use({ brand: 'intl', isolated: 'warm' });

  test('there are no points', async ({ checkout: { visitor } }) => {
    await logIn(visitor, DEMO);
    for (const page of PAGES) expect((await visitor.get(page)).status, page).toBe(404);
    expect((await visitor.get('/user/dashboard')).text).not.toContain('/user/loyalty');
  });
});
