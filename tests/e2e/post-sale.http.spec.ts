import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { payButton } from '#tests/journeys/plain-visit';
import { BAG, PostSale } from '#tests/journeys/post-sale';
import { CARDS } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

/** Baggage after the sale, on pages without a script: by card, with 3-D Secure, refused, and sent twice. */
test.use({ brand: 'intl' });

test('a bag is refused, approved at the bank, and charged once; order and receipt list it', async ({
  visitor,
  control,
  address,
}) => {
  const email = `later-${Date.now()}@example.com`;
  const sale = new PostSale(visitor, `http://localhost:${address.sandboxPort}`);
  const choice = await sale.open(56, email);
  const nothing = formWith(choice.text, BAG);
  const empty = await visitor.post(nothing.action || choice.path, nothing.fields);
  expect(empty.status).toBe(400);
  expect(visibleText(empty.text)).toContain(text('post-sale', 'nothingChosen'));

  const payPage = await sale.chooseBag(choice);
  expect(payPage.text).not.toContain('<script');
  const amount = Number(formWith(payPage.text, 'idempotencyKey').fields.amount?.[0]);
  const refused = await sale.ready(await sale.pay(payPage, CARDS.noMoney));
  expect(visibleText(refused.text)).toContain(text('post-sale', 'refused'));

  const wrongCard = await sale.pay(refused, '4242 4242 4242 4241');
  expect(wrongCard.status).toBe(400);
  expect(wrongCard.text).not.toContain('4242 4242');

  const atBank = await sale.ready(await sale.pay(refused, CARDS.threeDs));
  const bankAddress = linksOf(atBank.text).find((href) => href.startsWith(`${sale.sandboxOrigin}/payment/later/3ds/`));
  const bank = new PlainBrowser(sale.sandboxOrigin);
  const bankPath = bankAddress?.slice(sale.sandboxOrigin.length) ?? '';
  const back = await bank.post(bankPath, { decision: 'approve' }, { redirects: 0 });
  const returned = new URL(back.headers.location ?? '', sale.sandboxOrigin);
  const thanks = await visitor.get(returned.pathname + returned.search);
  expect(thanks.path).toMatch(new RegExp(`^/mbooking/thanks/${sale.token}`));
  expect(visibleText(thanks.text)).toContain(text('post-sale', 'added.title'));

  // A repeated form, and a stale page of it, charge nothing more.
  expect((await sale.pay(atBank, CARDS.paid)).path).toMatch(new RegExp(`^/mbooking/thanks/${sale.token}`));
  const entry = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  expect(entry?.ancillaries_total).toBe(amount);
  expect(entry?.captured).toBe((entry?.tickets_total ?? 0) + amount);
  const letters = (await control.messagesTo(email)).filter(({ subject }) => subject.includes('extras are paid'));
  expect(letters).toHaveLength(1);
  const offline = await visitor.get(`/mbooking/thanks/${sale.token}/trip.html`);
  expect(visibleText(offline.text)).toMatch(/bag/i);

  const stranger = new PlainBrowser(visitor.origin);
  expect((await stranger.get(payPage.path)).path).toBe(`/mbooking/thanks/${sale.token}`);
});

test('a double click pays once', async ({ visitor, control, address }) => {
  const sale = new PostSale(visitor, `http://localhost:${address.sandboxPort}`);
  const payPage = await sale.chooseBag(await sale.open(57, `twice-${Date.now()}@example.com`));
  const amount = Number(formWith(payPage.text, 'idempotencyKey').fields.amount?.[0]);
  const price = payButton(payPage);
  expect(price).toContain('Pay ');
  const reached = await Promise.all([sale.pay(payPage, CARDS.paid), sale.pay(payPage, CARDS.paid)]);
  for (const page of reached) expect((await sale.ready(page)).path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  const entry = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  expect(entry?.ancillaries_total).toBe(amount);
});
