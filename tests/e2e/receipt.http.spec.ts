import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';
import { chosenTotal, payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { ALONE, CARDS, dateIn } from '#tests/journeys/travellers';

const number = (text: string) => Number(text.replace(/[^\d]/g, ''));

/** A passenger with a patronymic, which belongs on every paper. */
const WITH_PATRONYMIC = { ...ALONE, travellers: ALONE.travellers.map((one) => ({ ...one, middleName: 'Petrovna' })) };
const NAME = 'LINDQVIST ANNA-MARIA PETROVNA';

test.use({ brand: 'ru' });

test('a link’s promo code lowers the price; the receipt is downloaded, and found again by phone', async ({
  visitor,
  control,
  address,
}) => {
  const visit = new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` });
  const email = `receipt-${Date.now()}@example.com`;
  const date = dateIn(47);
  const results = await openResults(
    visitor,
    `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:MOW_${date}_date_${date}_iatax:AER&v=2&promocode=FLY500`,
  );
  const step0 = await visit.chooseFirstOffer(results);
  const full = number(chosenTotal(step0));
  let step2 = await visit.fillPassengers(await visit.takeFare(step0), WITH_PATRONYMIC, email);
  expect(number(payButton(step2))).toBe(full);

  const promo = async (fields: Record<string, string>) => {
    const form = formWith(step2.text, 'promoCode');
    return visitor.post(form.action || step2.path, { ...form.fields, ...fields });
  };
  expect(formWith(step2.text, 'promoCode').fields.promoCode).toEqual(['FLY500']);
  const refused = await promo({ promoCode: 'OLD500', intent: 'applyPromo' });
  expect(refused.status).toBe(400);
  expect(number(payButton(refused))).toBe(full);
  step2 = await promo({ intent: 'applyPromo' });
  expect(number(payButton(step2))).toBe(full - 500);
  expect(step2.text).not.toContain('<script');

  const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));
  const links = linksOf(thanks.text);
  const [pdf = '', page = ''] = ['receipt.pdf', 'trip.html'].map((file) => links.find((href) => href.endsWith(file)));
  const receipt = await visitor.get(pdf);
  expect(receipt.headers['content-type']).toBe('application/pdf');
  expect(receipt.text.startsWith('%PDF-')).toBe(true);
  const offline = await visitor.get(page);
  expect(offline.headers['content-disposition']).toContain('attachment');
  expect(Buffer.byteLength(offline.text)).toBeLessThan(30_000);
  const paper = visibleText(offline.text);
  const facts = [NAME, '14 марта 1988', 'AA1234567', 'Продавец ООО «Попутный Пример»', 'ОГРН'];
  expect(facts.filter((fact) => !paper.includes(fact))).toEqual([]);
  expect(visibleText(thanks.text)).not.toContain('AA1234567');
  expect(visibleText(step2.text)).toContain(NAME);
  expect(visibleText(thanks.text)).toContain(NAME);
  const joined = (text: string) => visibleText(text).replaceAll(/\s/g, '');
  const [, ticket = ''] = /Номербилета(\d{13})/.exec(joined(thanks.text)) ?? [];
  expect(joined(offline.text)).toContain(ticket);
  // The receipt names what step 2 named and no more: no fee appears after the payment.
  const lines = /Тариф ([\d\s]+) ₽ .*?сборы ([\d\s]+) ₽ Промокод FLY500 −500 ₽ Итого ([\d\s]+) ₽/;
  const [fare = 0, taxes = 0, total] = (lines.exec(visibleText(offline.text)) ?? []).slice(1).map(number);
  expect([fare + taxes, total]).toEqual([full, full - 500]);
  expect(number(/Карта •••• 4242 ([\d\s]+) ₽/.exec(paper)?.[1] ?? '')).toBe(full - 500);

  const stranger = new PlainBrowser(visitor.origin);
  const [, code = ''] = /\(PNR\) (\w{6})/.exec(visibleText(thanks.text)) ?? [];
  const calendarFor = async (browser: PlainBrowser) => (await browser.get(`${thanks.path}/trip.ics`)).text;
  const [own, seenByAll] = [await calendarFor(visitor), await calendarFor(stranger)];
  expect(own).toMatch(new RegExp(`SUMMARY:.* · ${code}`));
  expect(own).toContain('TRIGGER:-PT24H');
  expect(seenByAll).toContain('BEGIN:VEVENT');
  expect(seenByAll).not.toContain(code);
  // The phone that has only the calendar opens the order by it.
  const calendarLink = /\/order-link\/[\w-]+\?order/.exec(own.replace(/\r\n[ \t]/g, ''))?.[0] ?? '';
  const phone = await new PlainBrowser(visitor.origin).get(calendarLink);
  expect(visibleText(phone.text)).toContain(code);
  expect(seenByAll).not.toContain('order-link');
  for (const file of [pdf, page]) {
    const seen = await stranger.get(file);
    expect(seen.path).toBe(thanks.path);
    expect(joined(seen.text)).not.toContain(ticket);
  }

  const [, order = ''] = /№\s(\d{8})/.exec(visibleText(thanks.text)) ?? [];
  const finder = await stranger.get('/download-documents');
  const form = formWith(finder.text, 'documentId');
  const ask = (documentId: string) =>
    stranger.post(form.action, { ...form.fields, phone: '+46 70 123 45 67', documentId });
  const [none, some] = [await ask('99999999'), await ask(order)];
  expect([some.status, some.path]).toEqual([none.status, none.path]);
  expect(visibleText(some.text)).toBe(visibleText(none.text));
  const letters = (await control.messagesTo(email)).map(({ body }) => body);
  expect(letters.some((body) => body.includes(NAME))).toBe(true);
  const link = letters.map((body) => /\/order-link\/[\w-]+/.exec(body)?.[0]).find(Boolean) ?? '';
  const opened = await stranger.get(link);
  expect(opened.path).toBe(thanks.path);
  expect(joined(opened.text)).toContain(ticket);
  expect((await stranger.get(pdf)).headers['content-type']).toBe('application/pdf');
});
