/** Online registration bought after the sale, on pages without a script: purchase, delivery by the clock, refusal. */
import { newEmail, signUp } from '#tests/journeys/account';
import { mainText } from '#tests/journeys/page-facts';
import { PostSale } from '#tests/journeys/post-sale';
import { CARDS } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

test.use({ isolated: 'warm', brand: 'intl' });

/** Days to the departure: the sandbox's clock is moved to the day before. */
const DAYS = 60;
const MINUTES_A_DAY = 24 * 60;

class Registration extends PostSale {
  get path() {
    return `/postsales/${this.token}/online_reg`;
  }

  get order() {
    return `/user/orders/${this.token}`;
  }

  /** Chooses a kind. @returns the payment page */
  async choose(fields: Record<string, string> = {}): Promise<PlainPage> {
    const page = await this.visitor.get(this.path);
    const [, kind = ''] = /name="kind"[^>]*value="([a-z_]+)"/.exec(page.text) ?? [];
    return this.visitor.post(page.path, { kind, ...fields });
  }
}

test('is bought once, delivered by the clock, and shown to its owner only', async ({ visitor, control, address }) => {
  test.setTimeout(120_000);
  await control.set({ settings: { registrationRefusals: 'never', priceChange: 'never', issueStepMs: 0 } });
  const sale = new Registration(visitor, `http://localhost:${address.sandboxPort}`);
  const email = `check-in-${Date.now()}@example.com`;
  const extras = await sale.open(DAYS, email);
  expect(linksOf(extras.text)).toContain(sale.path);

  // Nothing is chosen for the customer, and a form without a choice says so.
  const page = await visitor.get(sale.path);
  expect(mainText(page)).toContain(text('registration', 'lead'));
  expect(page.text).not.toMatch(/type="radio"[^>]*checked/);
  const empty = await visitor.post(page.path, {});
  expect(empty.status).toBe(400);
  expect(visibleText(empty.text)).toContain(text('errors', 'validation.registrationRequired'));

  const before = await visitor.get(sale.order);
  expect(linksOf(before.text)).toContain(sale.path);
  const payPage = await sale.choose();
  expect(payPage.path).toContain(`/mbooking/thanks/${sale.token}/baggage/pay?item=registration.`);
  expect(linksOf(payPage.text)).toContain(sale.path);
  const amount = Number(formWith(payPage.text, 'idempotencyKey').fields.amount?.[0]);

  // A double click, and the stale page of it afterwards, charge once.
  const reached = await Promise.all([sale.pay(payPage, CARDS.paid), sale.pay(payPage, CARDS.paid)]);
  for (const one of reached) expect((await sale.ready(one)).path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  expect((await sale.pay(payPage, CARDS.paid)).path).toMatch(/^\/mbooking\/thanks\/[^/]+/);
  const sold = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  expect(sold?.ancillaries_total).toBe(amount);

  const paid = await visitor.get(sale.order);
  expect(mainText(paid)).toContain(text('registration', 'status.added'));
  expect(mainText(paid)).toContain(text('booking', 'thanks.next.registered'));
  expect(mainText(paid), 'nobody is told to check in himself').not.toContain('use the booking code');
  expect(mainText(await visitor.get(sale.path))).toContain(text('registration', 'nothing.bought'));
  expect((await visitor.get(`/postsales/${sale.token}/boarding.html`)).path).toBe(sale.order);
  expect((await visitor.get(`/mbooking/thanks/${sale.token}/trip.ics`)).text).not.toContain('Check in online');

  await control.set({ clock: { advanceMinutes: (DAYS - 1) * MINUTES_A_DAY } });
  const delivered = await visitor.get(sale.order);
  // The departure may be less than a day away, or some hours more.
  if (!linksOf(delivered.text).includes(`/postsales/${sale.token}/boarding.html`)) {
    await control.set({ clock: { advanceMinutes: MINUTES_A_DAY } });
  }
  const ready = await visitor.get(sale.order);
  expect(mainText(ready)).toContain(text('registration', 'status.delivered'));
  const pdfPath = linksOf(ready.text).find((href) => href.includes('boarding.pdf')) ?? '';
  const pdf = await visitor.get(pdfPath);
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  const offline = await visitor.get(`/postsales/${sale.token}/boarding.html`);
  expect(offline.headers['cache-control']).toBe('no-store');
  expect(offline.text).toContain('<svg role="img"');
  expect(offline.text.toUpperCase()).toContain('LINDQVIST');
  expect(offline.text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);

  // The letter came with the pass, and its link opens the order on another device.
  const [letter, ...others] = (await control.messagesTo(email)).filter(({ subject }) => subject.includes('Boarding'));
  expect(others).toEqual([]);
  const attached = await fetch(`${control.origin}/outbox/${letter?.id}/boarding-passes.pdf`);
  expect(Buffer.from(await attached.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');

  const stranger = new PlainBrowser(visitor.origin);
  for (const path of [`/postsales/${sale.token}/boarding.html`, pdfPath, sale.order]) {
    const seen = await stranger.get(path);
    expect(seen.path, path).toBe(`/mbooking/thanks/${sale.token}`);
    expect(seen.text.toUpperCase(), path).not.toContain('LINDQVIST');
    expect(seen.text, path).not.toContain('boarding');
  }
  const closed = await stranger.get(sale.path);
  expect([closed.status, closed.path]).toEqual([403, sale.path]);
  expect(formWith(closed.text, 'password').action).toContain(encodeURIComponent(sale.path));
  expect(closed.text.toUpperCase()).not.toContain('LINDQVIST');
  const forged = await stranger.post(sale.path, { kind: 'lowered_price' });
  expect(forged.text).not.toContain('/pay?item=');
  // Somebody else's account does not help.
  await signUp(stranger, newEmail());
  expect((await stranger.get(sale.path)).text.toUpperCase()).not.toContain('LINDQVIST');
});

test('a refusal gives the money back, and the traveller is sent to the desk', async ({ visitor, control, address }) => {
  test.setTimeout(120_000);
  await control.set({ settings: { registrationRefusals: 'always', priceChange: 'never', issueStepMs: 0 } });
  const sale = new Registration(visitor, `http://localhost:${address.sandboxPort}`);
  const email = `refused-${Date.now()}@example.com`;
  await sale.open(DAYS + 1, email);
  const paid = await sale.ready(await sale.pay(await sale.choose(), CARDS.paid));
  expect(paid.path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  const before = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  await control.set({ clock: { advanceMinutes: (DAYS + 1) * MINUTES_A_DAY + 20 * 60 } });
  const order = await visitor.get(sale.order);
  expect(mainText(order)).toContain(text('registration', 'note.desk'));
  expect(mainText(order)).toContain('4242');
  expect(linksOf(order.text).filter((href) => href.includes('boarding'))).toEqual([]);
  const ledger = await control.ledger();
  const after = ledger.bookings.find(({ token }) => token === sale.token);
  expect(ledger.unbalanced).toEqual([]);
  expect(after?.refunded).toBe(before?.ancillaries_total);
  const letters = (await control.messagesTo(email)).filter(({ subject }) => subject.includes('Check-in did not work'));
  expect(letters).toHaveLength(1);
});
