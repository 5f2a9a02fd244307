/** Paying for an order, its address and its letters make nobody its owner; its phone does, and is not guessed. */
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { book } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { logIn, newEmail, signUpAndConfirm } from '#tests/journeys/account';
import { isTicketLetter, letterWithLink } from '#tests/journeys/letters';
import { mainText } from '#tests/journeys/page-facts';
import { PlainCheckout, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { PostSale } from '#tests/journeys/post-sale';
import { text } from '#tests/journeys/texts';
import { CARDS, cardFields } from '#tests/journeys/travellers';
import { openWantedOffer, ordinary } from '#tests/journeys/wanted-offer';

test.use({ isolated: 'warm' });

const PHONE = STEP1.phone!;
const MINUTES_A_DAY = 24 * 60;
const buyerPage = (token: string) =>
  `/user/orders/${token}/buyer?from=${encodeURIComponent(`/user/orders/${token}/refund`)}`;

async function account(origin: string, control: SandboxControl, email = newEmail()): Promise<PlainBrowser> {
  const browser = new PlainBrowser(origin);
  await signUpAndConfirm(browser, control, email);
  return browser;
}

/** Where the page of refunds leads: to itself for whoever owns the order; nowhere for those without its names. */
async function refundLeadsTo(browser: PlainBrowser, token: string): Promise<string> {
  const page = await browser.get(`/user/orders/${token}/refund`);
  // An order that can only be cancelled has no question to answer before.
  if (page.path === `/user/orders/${token}/refund/confirm?why=void`) return `/user/orders/${token}/refund`;
  return page.status === 403 || page.path === `/mbooking/thanks/${token}` ? 'nowhere' : page.path;
}

const typePhone = (browser: PlainBrowser, token: string, phone: string) =>
  browser.post(buyerPage(token), { intent: 'phone', phone });

/** Buys an order as a guest. @returns its token */
async function buyAsGuest(visitor: PlainBrowser, control: SandboxControl, email: string): Promise<string> {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const step2 = await checkout.ready(
    await checkout.sendPassengers(await checkout.step1(), { email }),
    '/mbooking/step2/',
  );
  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  return tokenIn(step2);
}

test.describe('the second half of an order', () => {
  test.use({ brand: 'ru' });

  for (const payer of ['the account of a mistyped address', 'a signed-in friend with the letter'] as const) {
    test(`paid by ${payer} does not change its owner`, async ({ visitor, control }) => {
      test.setTimeout(120_000);
      const checkout = new PlainCheckout(visitor, control);
      await checkout.calm();
      const email = newEmail();
      const direction = { from: 'MOW', to: 'AER', inDays: 52 };
      const step1 = await book(visitor, await openWantedOffer(visitor, control, direction, ordinary));
      const step2 = await checkout.ready(await checkout.sendPassengers(step1, { email }), '/mbooking/step2/');
      const token = tokenIn(step2);
      await checkout.submit(step2, 'card.pan', { intent: 'payFirst', ...cardFields(CARDS.paid) });
      const isDue = ({ path, text: html }: PlainPage) =>
        path.startsWith('/mbooking/step2/') && html.includes('card.pan');
      await checkout.comeTo(step2.path, isDue);

      const isByLetter = payer === 'a signed-in friend with the letter';
      const other = await account(visitor.origin, control, isByLetter ? newEmail() : email);
      if (isByLetter) await other.get((await letterWithLink(control, email)).link);
      const theirs = new PlainCheckout(other, control);
      await theirs.pay(await theirs.comeTo(step2.path, isDue), CARDS.paid);
      await theirs.ticket(token);

      expect(await refundLeadsTo(other, token)).toBe(isByLetter ? 'nowhere' : buyerPage(token));
      if (isByLetter)
        expect((await other.get(`/mbooking/thanks/${token}`)).text.toUpperCase()).not.toContain('IVANOVA');
      expect(await refundLeadsTo(visitor, token), 'where it was begun').toBe(`/user/orders/${token}/refund`);
      await other.post('/auth/sign_out', { intent: 'here' });
      expect(await refundLeadsTo(other, token), 'after the log-out').toBe('nowhere');
      // It is nobody's account's: who bought it logs in where it was bought, and has it.
      const own = newEmail();
      await account(visitor.origin, control, own);
      await logIn(visitor, { email: own });
      expect(await refundLeadsTo(visitor, token)).toBe(`/user/orders/${token}/refund`);
    });
  }
});

test('an extra that somebody buys by the link of a letter leaves the order its owner’s', async ({
  visitor,
  control,
  address,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const token = await buyAsGuest(visitor, control, email);
  const { link } = await letterWithLink(control, email, isTicketLetter);
  const friends = newEmail();
  const friend = await account(visitor.origin, control, friends);
  await friend.get(link);
  const sale = new PostSale(friend, `http://localhost:${address.sandboxPort}`);
  const pay = await sale.ready(await sale.chooseBag(await friend.get(`/mbooking/thanks/${token}/baggage`)));
  const reached = await Promise.all([sale.pay(pay, CARDS.paid), sale.pay(pay, CARDS.paid)]);
  for (const page of reached) expect((await sale.ready(page)).path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  expect(await refundLeadsTo(friend, token)).toBe(buyerPage(token));

  // Neither the right phone in the form of accounts, nor another session of that account.
  const forged = await typePhone(friend, token, PHONE);
  expect([forged.status, await refundLeadsTo(friend, token)]).toEqual([400, buyerPage(token)]);
  const elsewhere = new PlainBrowser(visitor.origin);
  await logIn(elsewhere, { email: friends });
  expect((await elsewhere.get('/user/orders')).text).not.toContain(token);
  expect((await typePhone(elsewhere, token, PHONE)).path).not.toContain('/refund');
  expect(await refundLeadsTo(elsewhere, token)).toBe('nowhere');
  await friend.post('/auth/sign_out', { intent: 'here' });
  for (const page of [await friend.get(`/user/orders/${token}`), await friend.get('/user/orders')]) {
    expect(page.text.toUpperCase()).not.toContain('IVANOVA');
  }
  expect(await refundLeadsTo(visitor, token), 'where it was bought').toBe(`/user/orders/${token}/refund`);
});

test('the phone of an order is asked once, and guessed five times a day, in whatever browser', async ({
  visitor,
  control,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const token = await buyAsGuest(visitor, control, email);
  const phone = await account(visitor.origin, control, email);
  const tablet = new PlainBrowser(visitor.origin);
  await logIn(tablet, { email });
  const asked = await phone.get(`/user/orders/${token}/refund`);
  expect(asked.path).toBe(buyerPage(token));
  expect(formWith(asked.text, 'phone').fields).not.toHaveProperty('code');

  for (let guess = 0; guess < 5; guess += 1) {
    const refused = await typePhone(guess % 2 ? phone : tablet, token, `+7701234500${guess}`);
    expect([refused.status, mainText(refused)]).toEqual([
      400,
      expect.stringContaining(text('errors', 'validation.notPhoneOfOrder')),
    ]);
  }
  for (const browser of [phone, tablet]) {
    const over = await typePhone(browser, token, PHONE);
    expect([over.status, mainText(over)]).toEqual([429, expect.stringContaining(text('buyer', 'address.triesOver'))]);
    expect(await refundLeadsTo(browser, token)).toBe(buyerPage(token));
  }

  await control.set({ clock: { advanceMinutes: MINUTES_A_DAY + 1 } });
  const both = await Promise.all([typePhone(phone, token, PHONE), typePhone(phone, token, PHONE)]);
  expect(both.map(({ path }) => path)).toEqual(Array(2).fill(`/user/orders/${token}/refund`));
  expect(await refundLeadsTo(tablet, token), 'not asked again').toBe(`/user/orders/${token}/refund`);
  await phone.post('/auth/sign_out', { intent: 'here' });
  expect(await refundLeadsTo(phone, token)).toBe('nowhere');
});
