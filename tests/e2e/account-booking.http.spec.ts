import booking from '../../locales/en/booking.json' with { type: 'json' };
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { FAULTS, PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';
import { accountTexts, DEMO, isSignedIn, logIn, signUpAndConfirm } from '#tests/journeys/account';
import { profileTexts } from '#tests/journeys/profile';

const UNCERTAIN = booking.thanks.stranger.uncertain.title;

test.use({ isolated: true });

test('an account before, during and after a booking', async ({ visitor, control }) => {
  test.setTimeout(120_000);
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const email = await signUpAndConfirm(visitor, control);
  await visitor.post('/auth/sign_out', { intent: 'here' });

  // The booking and its input survive.
  const step1 = await checkout.step1();
  await checkout.ready(await checkout.sendPassengers(step1, { email }), '/mbooking/step2/');
  const back = await logIn(visitor, { email }, { query: `?from=${encodeURIComponent(step1.path)}` });
  expect([back.path, isSignedIn(back, email)]).toEqual([step1.path, true]);
  expect(formWith(back.text, 'email').fields).toMatchObject({ email: [email], 'passengers[0].lastName': ['Ivanova'] });

  // Signing out leaves nothing of it here.
  await visitor.post('/auth/sign_out', { intent: 'here' });
  expect(Object.keys(visitor.cookies).filter((name) => name.startsWith('draft_'))).toEqual([]);
  const empty = await visitor.get(step1.path);
  expect(empty.text).not.toContain('Ivanova');
  expect(linksOf((await visitor.get('/user/orders')).text).filter((link) => link.startsWith('/mbooking/'))).toEqual([]);

  // Purchases with the account's address belong to the account, in every browser.
  const again = await checkout.step1(31);
  const token = tokenIn(again);
  await checkout.pay(
    await checkout.ready(await checkout.sendPassengers(again, { email }), '/mbooking/step2/'),
    CARDS.paid,
  );
  await checkout.ticket(token);
  const phone = new PlainBrowser(visitor.origin);
  const orders = await logIn(phone, { email });
  expect(linksOf(orders.text).filter((link) => link.includes(token))).toHaveLength(1);
  const thanks = await phone.get(`/mbooking/thanks/${token}`);
  expect(thanks.text.toUpperCase()).toContain('IVANOVA');
  await phone.post('/auth/sign_out', { intent: 'here' });
  expect((await phone.get('/user/orders')).text).not.toContain(token);

  // A booking begun signed in belongs to the account at once, whatever its e-mail, until it is another's.
  await logIn(visitor, { email });
  const begun = tokenIn(await checkout.step1(32));
  await logIn(phone, { email });
  expect(linksOf((await phone.get('/user/orders')).text)).toContain(`/mbooking/step1/${begun}`);
  expect(linksOf((await phone.get('/user/dashboard')).text)).toEqual(
    expect.arrayContaining([`/mbooking/step1/${begun}`, `/user/orders/${token}`]),
  );
  const stranger = new PlainBrowser(visitor.origin);
  await signUpAndConfirm(stranger, control);
  expect((await stranger.get('/user/orders')).text).not.toContain(begun);
});

test('while the account service hangs, tickets are sold and account pages say so', async ({ visitor, control }) => {
  test.setTimeout(120_000);
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  await logIn(visitor, DEMO);
  const cookie = visitor.cookies.account;
  await control.set({ services: { account: { hang: true } } });
  const { down } = profileTexts('intl');
  for (const path of ['/user/dashboard', '/user/settings']) {
    const page = await visitor.get(path);
    expect([path, page.status, visibleText(page.text).includes(down.text)]).toEqual([path, 503, true]);
    expect(linksOf(page.text)).toEqual(expect.arrayContaining([path, '/en-us']));
  }
  const step1 = await checkout.step1(33);
  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  await checkout.pay(step2, CARDS.paid);
  const bought = await checkout.ticket(tokenIn(step1));
  expect(visibleText(bought.text), 'whose order it is cannot be asked').toContain(UNCERTAIN);
  expect(bought.text).not.toContain('IVANOVA');

  await control.set({ services: { account: null } });
  await expect.poll(async () => (await visitor.get(bought.path)).text).toContain('IVANOVA');
  expect(visitor.cookies.account, 'nobody was signed out').toBe(cookie);
});

for (const fault of ['html', 'status', 'shape'] as const) {
  test(`while the account service answers with ${fault}, guests and customers can buy`, async ({
    visitor,
    control,
  }) => {
    test.setTimeout(120_000);
    await logIn(visitor, DEMO);
    await control.set({ services: { account: FAULTS[fault] } });
    for (const buyer of [new PlainBrowser(visitor.origin), visitor]) {
      const checkout = new PlainCheckout(buyer, control);
      await checkout.calm();
      const step1 = await checkout.step1(34);
      const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
      await checkout.pay(step2, CARDS.paid);
      const bought = visibleText((await checkout.ticket(tokenIn(step1))).text);
      expect(bought).toContain(buyer === visitor ? UNCERTAIN : 'IVANOVA');
    }
    const login = await logIn(new PlainBrowser(visitor.origin), DEMO);
    expect([login.status, visibleText(login.text).includes(accountTexts('intl').down.text)]).toEqual([503, true]);
    expect(visitor.cookies, 'nobody was signed out').toHaveProperty('account');
  });
}
