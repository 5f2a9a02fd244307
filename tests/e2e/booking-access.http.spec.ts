import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { proveBuyer } from '#tests/journeys/buyer';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import errors from '../../locales/en/errors.json' with { type: 'json' };
import booking from '../../locales/en/booking.json' with { type: 'json' };
import { DEMO, linkTo, logIn, newEmail, sendForm, signUpAndConfirm } from '#tests/journeys/account';
import { EXPECTED_ACCESS, EXPECTED_RIGHTS } from '#tests/journeys/booking-access';
import { isTicketLetter, letterWithLink } from '#tests/journeys/letters';
import { amountOf, PlainCheckout, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { CARDS } from '#tests/journeys/travellers';
import type { BookingVisitor } from '~/bff/booking-access/rights';
import type { BookingRight } from '~/i18n/handle';

test.use({ isolated: 'warm' });

type Visitors = Partial<Record<BookingVisitor | 'otherAccount', PlainBrowser>>;

const rightsOf = (visitor: BookingVisitor | 'otherAccount') =>
  EXPECTED_RIGHTS[visitor === 'otherAccount' ? 'link' : visitor];
const hasAll = (visitor: BookingVisitor | 'otherAccount', needed: readonly BookingRight[]) =>
  needed.every((right) => rightsOf(visitor).includes(right));
const folderOf = (id: string) => id.replace('routes/', '');
/** Pages on which only visitors with the right to names find these. */
const LOG_IN = /href="\/auth\/login\?from=|href="\/download-documents"/;
const NOT_ITS_PHONE = errors.validation.notPhoneOfOrder;
const NAMES_AT = /\/(?:thanks\/[^/]+|baggage|links)$/;

async function newAccount(origin: string, control: Parameters<typeof linkTo>[0], email: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(origin);
  await signUpAndConfirm(browser, control, email);
  return browser;
}

test('every booking route admits exactly the visitors of the table', async ({ visitor, control }) => {
  test.setTimeout(180_000);
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const email = newEmail();
  const address = await newAccount(visitor.origin, control, email);
  const otherAccount = new PlainBrowser(visitor.origin);
  await logIn(otherAccount, DEMO);
  const step2 = await checkout.ready(
    await checkout.sendPassengers(await checkout.step1(), { email }),
    '/mbooking/step2/',
  );
  const token = tokenIn(step2);
  await control.set({ clock: { advanceMinutes: 10 } });
  const purchaseLetter = new PlainBrowser(visitor.origin);
  await purchaseLetter.get((await letterWithLink(control, email)).link);

  // Before the payment, pages that need more than the link are closed to visitors without the right. The ticket's
  // address is not known yet, so the account with it has no rights.
  const before: Visitors = { link: new PlainBrowser(visitor.origin), otherAccount, browser: visitor, purchaseLetter };
  for (const [who, browser] of Object.entries(before) as [keyof typeof before & BookingVisitor, PlainBrowser][]) {
    for (const { id, path } of tokenRoutes(token)) {
      const access = EXPECTED_ACCESS[folderOf(id)]!;
      const isFile = /\.(?:pdf|html|ics)$|\/(?:draft|apple-session|file)$/.test(path);
      const logsIn = path.endsWith('/online_reg');
      const seen = await browser.get(path, { redirects: 0 });
      const isLetIn = hasAll(who, access.load);
      if (!isFile && !logsIn) expect.soft(seen.status === 403, `${who} GET ${path}: ${seen.status}`).toBe(!isLetIn);
      if (seen.status === 403) expectKind(seen, path);
      if (!access.act) continue;
      const sent = await browser.post(path, { intent: 'nothing' }, { redirects: 0 });
      const isRefused = sent.status === 403 || (isFile && sent.status === 303);
      expect.soft(isRefused, `${who} POST ${path}: ${sent.status}`).toBe(!hasAll(who, access.act));
    }
  }

  // The form without passengers was kept too.
  const typedAgain = await checkout.sendPassengers(await visitor.get(`/mbooking/step1/${token}`), { email });
  await checkout.pay(await checkout.ready(typedAgain, '/mbooking/step2/'), CARDS.paid);
  await checkout.ticket(token);
  const ticketLetter = new PlainBrowser(visitor.origin);
  const { link } = await letterWithLink(control, email, isTicketLetter);
  await ticketLetter.get(link);
  const provenLetter = new PlainBrowser(visitor.origin);
  await provenLetter.get(link);
  await proveBuyer(provenLetter, control, `/user/orders/${token}/refund`, { email, phone: STEP1.phone! });

  // With tickets, pages and files that need more redirect to the order's page, which everybody may open.
  const after: Visitors = { ...before, address, ticketLetter, provenLetter };
  const thanks = `/mbooking/thanks/${token}`;
  const asking = tokenRoutes(token).filter(({ id }) => EXPECTED_ACCESS[folderOf(id)]!.load.includes('names'));
  expect(asking.length).toBeGreaterThanOrEqual(5);
  const admits = async (who: keyof typeof after, browser: PlainBrowser) => {
    for (const { id, path } of [...asking, { id: 'routes/mbooking.thanks.$token', path: thanks }]) {
      const { load } = EXPECTED_ACCESS[folderOf(id)]!;
      const seen = await browser.get(path, { redirects: 0 });
      const isSentToOrder =
        (seen.status === 303 && seen.headers.location === thanks) ||
        (path.endsWith('/online_reg') && seen.status === 403 && seen.text.includes('name="password"')) ||
        (['ticketLetter', 'address'].includes(who) &&
          load.includes('refund') &&
          seen.headers.location === proofPath(token, path));
      expect.soft(isSentToOrder, `${who} ${path}: ${seen.status} ${seen.headers.location}`).toBe(!hasAll(who, load));
      const sees = seen.text.toUpperCase().includes('IVANOVA');
      const isExpected = rightsOf(who).includes('names') && hasAll(who, load) && path === thanks;
      if (NAMES_AT.test(path) && path === thanks) expect.soft(sees, `${who} reads names at ${path}`).toBe(isExpected);
      if (!rightsOf(who).includes('names')) expect.soft(sees, `${who} reads names at ${path}`).toBe(false);
    }
  };
  for (const [who, browser] of Object.entries(after) as [keyof typeof after, PlainBrowser][]) {
    await admits(who, browser);
  }

  // The order's phone makes the order the account's own; another phone does not.
  const refund = `/user/orders/${token}/refund`;
  const asked = await address.get(refund);
  const { action } = formWith(asked.text, 'phone');
  const refused = await address.post(action, { phone: '+442079460000', intent: 'phone' }, { redirects: 0 });
  expect([refused.status, visibleText(refused.text)]).toEqual([400, expect.stringContaining(NOT_ITS_PHONE)]);
  expect((await address.get(refund, { redirects: 0 })).headers.location).toBe(proofPath(token, refund));
  const claimed = await address.post(action, { phone: STEP1.phone!, intent: 'phone' });
  // A whole order that can be cancelled free of charge asks no reason.
  expect([claimed.status, claimed.path]).toEqual([200, `${refund}/confirm?why=void`]);
  await admits('account', address);
});

/** A letter shows the order; the proof of the buyer, which comes back, opens what changes it. */
function proofPath(token: string, path: string): string {
  return `/user/orders/${token}/buyer?from=${encodeURIComponent(path)}`;
}

function expectKind({ text, headers }: PlainPage, what: string): void {
  const words = visibleText(text);
  // Check-in asks to log in on the page itself.
  const hasForm = /name="password"/.test(text);
  if (!hasForm) expect.soft(words, what).toContain(booking.closed.title);
  expect.soft(hasForm || LOG_IN.test(text), what).toBe(true);
  expect.soft(headers['cache-control'], what).toBe('no-store');
}

test('a stranger with the link can neither change the order nor give up its payment', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const step1 = await checkout.step1();
  const token = tokenIn(step1);
  const stranger = new PlainBrowser(visitor.origin);
  const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
  const amount = amountOf(step2);

  // The owner's own forms, sent by somebody else.
  const bag = await visitor.get(`/mbooking/step1/${token}`);
  const { fields } = formWith(bag.text, 'email');
  const withBag = Object.fromEntries(
    [...bag.text.matchAll(/name="(addons?[^"]*)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const tried = [
    await stranger.post(bag.path, { ...fields, ...withBag, agreement: 'on' }, { redirects: 0 }),
    await stranger.post(step2.path, { intent: 'applyPromo', promoCode: 'FLY500' }, { redirects: 0 }),
    await stranger.post(`/mbooking/step1/${token}/seats/0`, { passenger: '0', seat: '1A' }, { redirects: 0 }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(amountOf(await visitor.get(step2.path)), 'the owner’s total').toBe(amount);

  await checkout.pay(await visitor.get(step2.path), CARDS.threeDs);
  const change = await visitor.get(`/mbooking/step2/${token}/change`);
  const attempt = formWith(change.text, 'attempt').fields;
  const given = await stranger.post(change.path, { ...attempt, intent: 'cancelPayment' }, { redirects: 0 });
  expect([given.status, given.headers.location]).toEqual([303, `/mbooking/checking/${token}`]);
  expect((await visitor.get(change.path, { redirects: 0 })).status, 'the payment still waits at the bank').toBe(200);
});

/** Copies a browser with its cookies. */
function copyOf(browser: PlainBrowser): PlainBrowser {
  const copy = new PlainBrowser(browser.origin);
  for (const [name, value] of Object.entries(browser.cookies)) copy.setCookie(name, value);
  return copy;
}

test('an account’s orders go with its session: closed, ended elsewhere, replaced, copied', async ({
  visitor,
  control,
}) => {
  test.setTimeout(120_000);
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const email = newEmail();
  // A guest's booking belongs to the account after the log-in.
  const step2 = await checkout.ready(
    await checkout.sendPassengers(await checkout.step1(), { email }),
    '/mbooking/step2/',
  );
  const token = tokenIn(step2);
  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(token);
  const phone = await newAccount(visitor.origin, control, email);
  await logIn(visitor, { email });

  const thanks = `/mbooking/thanks/${token}`;
  const opens = async (browser: PlainBrowser) => {
    const [orders, page, file] = [
      await browser.get('/user/orders'),
      await browser.get(thanks),
      await browser.get(`${thanks}/receipt.pdf`, { redirects: 0 }),
    ];
    return [orders.text.includes(token), page.text.toUpperCase().includes('IVANOVA'), file.status === 200];
  };
  const ALL = [true, true, true];
  const NONE = [false, false, false];
  expect(await opens(visitor), 'where it was bought').toEqual(ALL);
  expect(await opens(phone), 'by the address of the account').toEqual(ALL);

  // Closing the browser without "remember me" drops the account's cookie but not the session.
  const closed = copyOf(phone);
  closed.setCookie('account', '');
  expect(await opens(closed)).toEqual(NONE);

  // Another customer logs in at the same browser.
  await logIn(closed, DEMO);
  expect(await opens(closed)).toEqual(NONE);

  // Cookies copied before an ordinary log-out, with the guest's booking.
  const copied = copyOf(visitor);
  await visitor.post('/auth/sign_out', { intent: 'here' });
  expect(await opens(copied)).toEqual(NONE);

  // Signed out everywhere from another browser.
  await logIn(visitor, { email });
  expect(await opens(phone)).toEqual(ALL);
  await visitor.post('/auth/sign_out', { intent: 'everywhere' });
  expect(await opens(phone)).toEqual(NONE);

  // A new password, set by a letter elsewhere.
  await logIn(phone, { email });
  expect(await opens(phone)).toEqual(ALL);
  await sendForm(visitor, await visitor.get('/auth/reset'), { email });
  const reset = await visitor.get(await linkTo(control, email, '/user/reset_password'));
  await sendForm(visitor, reset, { password: 'Quiet harbour 42 lanterns' });
  expect(await opens(phone)).toEqual(NONE);
});
