import { afterEach, describe, expect, it } from 'vitest';
import { makeOffer } from '../testing/offers';
import { CARDS, passengersFor, Purchase } from '../testing/purchase';
import { TestSandbox } from '../testing/test-sandbox';
import { LETTER_LANGUAGES } from './letter-language';
import { RECEIPT_TEXTS } from '../booking/letters/receipt-texts';
import { REFUND_TEXTS } from '../booking/letters/refund-texts';

type Sent = {
  messages: { id: number; kind: string; recipient: string; subject: string; body: string; attachments: string[] }[];
};

let sandbox: TestSandbox;
afterEach(() => sandbox.stop());

const read = async (query = '') => ((await sandbox.read(`/outbox.json${query}`)) as Sent).messages;

describe('the outbox', () => {
  it('contains one e-mail and one text per order, from the time of issue', async () => {
    sandbox = await TestSandbox.start();
    const purchase = await new Purchase(sandbox).prepare();
    await Promise.all([purchase.pay(CARDS.paid), purchase.pay(CARDS.paid)]);
    await sandbox.advance(2);
    expect(await read()).toEqual([]);
    await sandbox.advance(1);
    await sandbox.restart();
    await purchase.check();

    const { orderNumber, tickets } = await purchase.show();
    const [email, ...others] = await read('?to=Traveller@example.com');
    expect(others).toEqual([]);
    expect(email?.body).toContain(`Order number: ${orderNumber}`);
    const [, carrier, form] = /^(\d{3})(\d{10})$/.exec(tickets[0]?.ticketNumber ?? '') ?? [];
    expect(email?.body).toContain(`TESTER NAMEA: ticket ${carrier}\u00a0${form}\n`);
    expect(email?.body).toContain(`Booking code: ${tickets[0]?.pnr}`);
    expect(email?.body).toContain('Total charged: €104.50');
    expect(email?.body).toMatch(/Wednesday,? 4 June 2031\n.+\n {4}08:30 {2}Helsinki, Vantaa \(HEL\)/);
    expect(email?.body).toMatch(/http:\/\/shop\.test\/order-link\/[\w-]{43}\n/);
    expect(email?.attachments).toEqual(['receipt.pdf']);
    const texts = await read(`?to=${encodeURIComponent('+358401234567')}`);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.body).toContain(`Order ${orderNumber}: tickets issued`);
    expect(await read()).toHaveLength(2);
  });

  it.each([
    ['ru', 'Номер заказа', '104,50', 'Оплачено'],
    ['de', 'Buchungsnummer', '104,50', 'Abgebucht'],
    ['tr', 'Sipariş numarası', '104,50', 'Çekilen tutar'],
    ['xx', 'Order number', '104.50', 'Total charged'],
  ])('writes in the language of the order: %s', async (language, order, amount, total) => {
    sandbox = await TestSandbox.start();
    const purchase = new Purchase(sandbox);
    await purchase.create(undefined, 'light', language);
    await purchase.reserve();
    await purchase.pay(CARDS.paid);
    await sandbox.advance(3);
    const [email] = await read('?to=traveller@example.com');
    expect(email?.body).toContain(order);
    expect(email?.body).toMatch(new RegExp(`${total}: .*${amount}`));
  });

  it.each(LETTER_LANGUAGES)('has its own texts for receipts and refunds in %s', (language) => {
    const facts = { order: '12345678', amount: '€104.50', until: '30 April 2031' };
    const { subject, sms } = RECEIPT_TEXTS[language];
    const refunds = Object.values(REFUND_TEXTS[language]);
    const words = [subject('12345678'), sms('12345678', 'ABC', 'link'), ...refunds.map(({ body }) => body(facts))];
    for (const text of words) expect(text).toContain('12345678');
    for (const { body } of refunds) expect(body(facts)).toMatch(/€104\.50.*30 April 2031/);
    const english = JSON.stringify([RECEIPT_TEXTS.en, REFUND_TEXTS.en.not_issued.body(facts)]);
    if (language !== 'en') expect(JSON.stringify([RECEIPT_TEXTS[language], refunds[0]?.body(facts)])).not.toBe(english);
  });

  it('shows a message with its links, and escapes its text', async () => {
    const travelers = { adult: 1, child: 0, infant: 0, childrenAges: [] };
    sandbox = await TestSandbox.start([makeOffer({ travelers })]);
    const purchase = await new Purchase(sandbox).prepare();
    const passengers = passengersFor(travelers);
    await purchase.pay(CARDS.paid, undefined, {
      passengers: passengers.map((passenger) => ({ ...passenger, last_name: '<b>TESTER' })),
    });
    await sandbox.advance(3);
    const [email] = await read('?to=traveller@example.com');
    const list = await (await fetch(`${sandbox.url}/outbox`)).text();
    expect(list).toContain(`href="/outbox/${email?.id}"`);
    const page = await (await fetch(`${sandbox.url}/outbox/${email?.id}`)).text();
    expect(page).toMatch(/<a href="(http:\/\/shop\.test\/order-link\/[\w-]{43})">\1<\/a>/);
    expect(page).toContain(`href="/outbox/${email?.id}/receipt.pdf"`);
    expect(page).toContain('&lt;B&gt;TESTER');
    expect(page).toContain(`src="/outbox/${email?.id}/letter.html"`);
    const letter = await fetch(`${sandbox.url}/outbox/${email?.id}/letter.html`);
    expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await letter.text();
    expect(html).toContain('&lt;B&gt;TESTER');
    expect(html.match(/<a href="([^"]+)" style="display:block/g), 'one button').toHaveLength(1);
    expect(html).not.toMatch(/<(?:b>TESTER|img|link|script)|url\(/i);
    expect(html).toContain('08:30');
    expect((await fetch(`${sandbox.url}/outbox/999`)).status).toBe(404);
  });
});
