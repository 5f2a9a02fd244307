import { DEMO, logIn, newEmail, PASSWORD, signUpAndConfirm } from '#tests/journeys/account';
import { expect, test } from '#tests/journeys/checkout-test';
import { mainText } from '#tests/journeys/page-facts';
import { amountOf, PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import ruDiscount from '../../locales/ru/discount.json' with { type: 'json' };
import ruErrors from '../../locales/ru/errors.json' with { type: 'json' };

const PAGE = '/user/discount';
const { states, reasons } = ruDiscount.invited;
const linkIn = ({ text }: PlainPage) => /value="http[^"]*(\/invite\/[A-Z0-9]{10})"/.exec(text)?.[1] ?? '';
const codeIn = ({ text }: PlainPage) => /(?:HELLO|FRIEND)500-[A-Z0-9]{8}/.exec(text)?.[0] ?? '';

test.describe('on Попутный', () => {
  test.use({ brand: 'ru', isolated: true });

  test('a friend comes by the link, buys with the code, and the inviter has a code after the trip', async ({
    checkout,
    control,
  }) => {
    const { visitor } = checkout;
    const friend = new PlainBrowser(visitor.origin);
    const email = await signUpAndConfirm(visitor, control);
    const link = linkIn(await visitor.get(PAGE));
    expect(mainText(await visitor.get(PAGE))).toContain(ruDiscount.invited.none);

    const opened = await friend.get(`${link}?to=https://elsewhere.example/`, { redirects: 0 });
    expect([opened.status, opened.headers.location]).toEqual([302, '/']);
    expect(friend.cookies).toHaveProperty('invitation');
    expect(mainText(await visitor.get(PAGE)), 'opening tells nothing').toContain(ruDiscount.invited.none);
    await signUpAndConfirm(friend, control);
    expect(friend.cookies).not.toHaveProperty('invitation');
    expect(mainText(await visitor.get(PAGE))).toMatch(new RegExp(`p•••\\S ${states.signed_up}`));

    const own = new PlainCheckout(friend, control);
    const step2 = await own.step2();
    const code = codeIn(step2);
    expect(mainText(await friend.get(PAGE))).toContain(code);
    const strange = await checkout.step2(31);
    for (const browser of [visitor, new PlainBrowser(visitor.origin)]) {
      const typed = { promoCode: code, intent: 'applyPromo' };
      const path = browser === visitor ? strange.path : step2.path;
      const refused = await browser.post(path, typed);
      if (browser === visitor) expect(mainText(refused)).toContain(ruErrors.upstream.promocodeInvalidCodeError);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }

    const lowered = await own.submit(step2, 'promoCode', { intent: 'applyPromo' });
    expect(amountOf(lowered)).toBe(amountOf(step2) - 50_000);
    await own.pay(lowered, CARDS.paid);
    await own.ticket(tokenIn(lowered));
    expect(mainText(await visitor.get(PAGE))).toContain(states.bought);
    expect(mainText(await friend.get(PAGE))).toContain(ruDiscount.states.used);

    await control.set({ clock: { advanceMinutes: 33 * 24 * 60 } });
    await logIn(visitor, { email, password: PASSWORD });
    const rewarded = await visitor.get(PAGE);
    expect(mainText(rewarded)).toContain(states.rewarded);
    expect(mainText(await checkout.step2(60))).toContain(codeIn(rewarded));
  });

  test('the own browser brings nothing, and unknown links lead home without a word', async ({ control, visitor }) => {
    const email = newEmail();
    await signUpAndConfirm(visitor, control, email);
    const link = linkIn(await visitor.get(PAGE));
    await visitor.get(link);
    await visitor.post('/auth/sign_out', { intent: 'here' });
    await signUpAndConfirm(visitor, control);
    expect(mainText(await visitor.get(PAGE))).toContain(ruDiscount.noCodes);
    const other = new PlainBrowser(visitor.origin);
    await logIn(other, { email, password: PASSWORD });
    expect(mainText(await other.get(PAGE))).toContain(reasons.own);

    for (const code of ['ABCDEFGH23', 'nobody', '%2F%2Felsewhere.example', 'x'.repeat(500)]) {
      const { status, headers } = await new PlainBrowser(visitor.origin).get(`/invite/${code}`, { redirects: 0 });
      expect([status, headers.location], code).toEqual([302, '/']);
    }
  });

  test('in another currency there is nothing of it', async ({ visitor }) => {
    await logIn(visitor, DEMO);
    expect((await visitor.get('/user/dashboard')).text).toContain(PAGE);
    expect((await visitor.get('/user/dashboard?currency=KZT')).text).not.toContain(PAGE);
    expect((await visitor.get(PAGE)).status).toBe(404);
    await visitor.get('/?currency=RUB');
    expect((await visitor.get(PAGE)).status).toBe(200);
  });
});

test.describe('on Fairwind', () => {
  test.use({ brand: 'intl', isolated: 'warm' });

  test('there are no personal codes and no invitations', async ({ visitor }) => {
    await logIn(visitor, DEMO);
    expect((await visitor.get(PAGE)).status).toBe(404);
    expect((await visitor.get('/user/dashboard')).text).not.toContain(PAGE);
    const guest = new PlainBrowser(visitor.origin);
    expect((await guest.get('/invite/ABCDEFGH23', { redirects: 0 })).status).toBe(302);
    expect(guest.cookies).not.toHaveProperty('invitation');
  });
});
