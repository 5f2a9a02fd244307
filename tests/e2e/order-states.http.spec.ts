/** Messages of exceptional orders: a slow carrier, a changed price, no ticket, an abandoned booking. */
import { expect, test } from '#tests/journeys/checkout-test';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { amountOf, shownAt0, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import { PlainBrowser } from '#tests/setup/plain-browser';

test.use({ isolated: 'warm' });

test.describe(() => {
  test.use({ isolated: true });

  test('a fare search over ten seconds says so, since when, and how to go back', async ({ checkout, control }) => {
    const { path } = await checkout.step0(31);
    await control.set({ services: { booking: { operations: { 'search_fare/new': { hang: true } } } } });
    const first = await checkout.visitor.get(path);
    expect(headingOf(first)).toBe(text('booking', 'step0.waiting.quote'));
    expect(mainText(first)).toContain(text('booking', 'step0.waiting.text'));
    const long = await checkout.comeTo(path, (page) => mainText(page).includes(text('booking', 'step0.waiting.long')));
    expect(Number(/asking for (\d+) seconds/.exec(mainText(long))?.[1])).toBeGreaterThanOrEqual(10);
    expect(linksOf(long).some((link) => link.startsWith('/search?'))).toBe(true);
    expect(long.text, 'it comes back by itself without a script').toMatch(/<noscript><meta http-equiv="refresh"/i);
  });
});

test('a higher price has its own page with old, new, reason and choice; a lower one is told in a line', async ({
  checkout,
  control,
}) => {
  const before = await checkout.step0(32);
  await control.set({ settings: { priceChange: 'at_quote' } });
  const told = await checkout.visitor.get(before.path);
  const words = mainText(told);
  if (shownAt0(told) > shownAt0(before)) {
    expect(headingOf(told)).toBe(text('booking', 'step0.priceUp.title'));
    for (const key of ['old', 'now', 'accept', 'similar']) {
      expect(words, key).toContain(text('booking', `step0.priceChange.${key}`));
    }
  } else {
    expect(headingOf(told)).toBe(text('booking', 'step0.title'));
    expect(words).toContain(text('booking', 'step0.priceDown.text').split(':')[0]!);
    expect(words).not.toContain(text('booking', 'step0.priceChange.accept'));
  }
  expect(told.text.match(/<button[^>]*value="book"/g), 'one button continues').toHaveLength(1);
  const step1 = await checkout.ready(await checkout.bookFare(told), '/mbooking/step1/');
  expect(step1.status).toBe(200);
});

test('fares are a table with headers that match their content', async ({ checkout }) => {
  const { text: html } = await checkout.step0(33);
  const [table = ''] = html.match(/<table.*?<\/table>/s) ?? [];
  const columns = table.match(/<th scope="col"/g)?.length ?? 0;
  expect(columns).toBeGreaterThan(1);
  expect(table.match(/<input type="radio"/g)).toHaveLength(columns);
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1);
  expect(rows.length, 'what all fares share stands below').toBeGreaterThanOrEqual(3);
  for (const [, row = ''] of rows) expect(row.match(/<td/g)).toHaveLength(columns);
});

test('no ticket: a page and a letter name the refund, its target and deadline', async ({ checkout, control }) => {
  const step2 = await checkout.step2(34);
  const paid = amountOf(step2);
  await checkout.pay(step2, CARDS.notIssued);
  const title = text('booking', 'problem.issuing.title');
  const page = await checkout.comeTo(`/mbooking/checking/${tokenIn(step2)}`, (one) => headingOf(one) === title);
  const amount = (paid / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(mainText(page)).toContain(text('booking', 'problem.refund.sent.title'));
  expect(mainText(page)).toContain(amount);
  expect(mainText(page)).toMatch(/Your bank will show it by .*\d{4} at the latest/);
  const [letter] = await control.messagesTo(STEP1.email ?? '');
  expect(letter?.body).toContain(amount);
  expect(letter?.body).toMatch(/by .*\d{4} at the latest/);
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 0 });

  // Files of a missing ticket redirect to the explanation.
  for (const file of ['receipt.pdf', 'trip.html', 'trip.ics']) {
    const reached = await checkout.visitor.get(`/mbooking/thanks/${tokenIn(step2)}/${file}`);
    expect([file, reached.status, headingOf(reached)]).toEqual([file, page.status, headingOf(page)]);
  }
});

test('an abandoned booking is reminded of once, and continues elsewhere without personal data', async ({
  checkout,
  control,
}) => {
  const step2 = await checkout.step2(35);
  const reminders = async () =>
    (await control.messagesTo(STEP1.email ?? '')).filter(({ body }) => body.includes('Continue here:'));
  expect(await reminders()).toEqual([]);
  await control.set({ clock: { advanceMinutes: 10 } });
  const [letter, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(letter?.body).not.toMatch(/ivanova|N12345678/i);

  const link = new URL(/http\S+order-link\S+/.exec(letter?.body ?? '')?.[0] ?? '');
  const elsewhere = new PlainBrowser(checkout.visitor.origin);
  const resumed = await elsewhere.get(link.pathname);
  expect(resumed.path).toMatch(new RegExp(`^/mbooking/step1/${tokenIn(step2)}`));
  expect(mainText(resumed)).toContain(text('booking', 'step1.elsewhere.title'));
  expect(resumed.text).not.toMatch(/ivanova|anna@example\.com|N12345678/i);
  // The browser that began it keeps everything and pays; no reminder follows.
  const own = await checkout.visitor.get(link.pathname);
  expect(formWith(own.text, 'card.pan').fields.amount?.[0]).toBe(String(amountOf(step2)));
  await checkout.pay(own, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  await control.set({ clock: { advanceMinutes: 60 } });
  expect(await reminders()).toHaveLength(1);
});

test('thanks lists every add-on exactly as charged', async ({ checkout }) => {
  const step1 = await checkout.step1(36);
  const sent = await checkout.sendPassengers(step1, {}, { addons: 'all' });
  const step2 = await checkout.ready(sent, '/mbooking/step2/');
  const charged = amountOf(step2);
  await checkout.pay(step2, CARDS.paid);
  const thanks = await checkout.ticket(tokenIn(step2));
  const lines = [...thanks.text.matchAll(/<dt>([^<]*)<\/dt><dd><span[^>]*>([^<]*)<\/span>/g)].map(
    ([, label = '', amount = '']) => ({ label, amount: Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100) }),
  );
  const paid = lines.at(-1);
  expect(paid).toEqual({ label: text('booking', 'thanks.paid'), amount: charged });
  expect(lines.length, 'tickets and add-ons').toBeGreaterThan(3);
  expect(lines.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(charged);
  const links = linksOf(thanks);
  expect(links).toContain('/app');
  const hotels = links.find((link) => link.includes('checkin='));
  expect(hotels).toMatch(/checkin=\d{4}-\d\d-\d\d&(amp;)?checkout=\d{4}-\d\d-\d\d&(amp;)?adults=1&(amp;)?currency=/);
});
