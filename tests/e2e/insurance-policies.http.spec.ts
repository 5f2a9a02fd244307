/** Insurance policies as documents: on the order's page and in the letter, for the owner, and for nobody else. */
import { newEmail } from '#tests/journeys/account';
import { letterWithLink } from '#tests/journeys/letters';
import { mainText } from '#tests/journeys/page-facts';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { PostSale } from '#tests/journeys/post-sale';
import { ALONE, CARDS, dateIn } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';
import { expect, test } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { pdfText } from '#tests/setup/pdf-text';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { openResults, waitForPage } from '#tests/setup/plain-purchase';

test.use({ isolated: 'warm', brand: 'ru' });

const linkOf = (inDays: number) =>
  `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:MOW_${dateIn(inDays)}_date_${dateIn(inDays)}_iatax:AER&v=2&filter=${encodeURIComponent('{"transportKind":{"Airplane":true}}')}`;

test('a policy bought after the sale is a PDF with what the page says, in the letter too', async ({
  visitor,
  control,
  address,
}) => {
  test.setTimeout(120_000);
  await control.set({ settings: { priceChange: 'never', issueStepMs: 0, scheduleChanges: 'never' } });
  const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
  const visit = new PlainVisit(visitor, { brand: 'ru', sandboxOrigin });
  const sale = new PostSale(visitor, sandboxOrigin);
  const email = newEmail();
  const step0 = await visit.chooseFirstOffer(await openResults(visitor, linkOf(58)));
  const step2 = await visit.fillPassengers(await visit.takeFare(step0), ALONE, email);
  const token = tokenIn(await visit.holdTicket(await visit.pay(step2, CARDS.paid)));
  const orderPath = `/user/orders/${token}`;
  await waitForPage(visitor, orderPath, (page) => page.text.includes('/receipt.pdf'));

  const choice = await visitor.get(`/mbooking/thanks/${token}/baggage`);
  const [, name = '', value = ''] =
    /name="(addons\[insurance[^"]*)" value="(insurance\.KBP-240@\d+)"/.exec(choice.text) ?? [];
  const { action, fields } = formWith(choice.text, 'addons.shown');
  const payPage = await visitor.post(action || choice.path, { ...fields, [name]: decodeEntities(value) });
  expect(payPage.path).toContain('/pay?item=insurance.KBP-240');
  expect((await sale.ready(await sale.pay(payPage, CARDS.paid))).path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);

  const order = await visitor.get(orderPath);
  expect(mainText(order)).toContain(text('policies', 'area', 'ru'));
  const path = linksOf(order.text).find((href) => href.includes('/insurance.pdf')) ?? '';
  const number = new URL(path, visitor.origin).searchParams.get('policy') ?? '';
  expect(mainText(order)).toContain(number);
  const pdf = await visitor.get(path);
  expect([pdf.status, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const printed = await pdfText(pdf.body);
  for (const fact of [number, 'LINDQVIST ANNA-MARIA', 'до 12 500 ₽', 'до 7 500 ₽', '240 ₽', 'Отмена рейса']) {
    expect(printed).toContain(fact);
  }
  expect((await visitor.get(`/postsales/${token}/insurance.pdf?policy=AST-0`)).path).toBe(orderPath);

  const brings = ({ attachments }: { attachments: string[] }) => attachments.includes('insurance.pdf');
  const { letter, link } = await letterWithLink(control, email, brings);
  const attached = await fetch(`${control.origin}/outbox/${letter.id}/insurance.pdf`);
  expect(await pdfText(new Uint8Array(await attached.arrayBuffer()))).toContain(number);

  // A guest with the letter sees it; a stranger with the address does not.
  const guest = new PlainBrowser(visitor.origin);
  await guest.get(link);
  expect((await guest.get(path)).status).toBe(200);
  const stranger = await new PlainBrowser(visitor.origin).get(path);
  expect([stranger.path, stranger.text.includes('LINDQVIST')]).toEqual([`/mbooking/thanks/${token}`, false]);
});
