import { expect, test } from '#tests/setup/fixtures';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { openResults } from '#tests/setup/plain-purchase';
import { mainText } from '#tests/journeys/page-facts';
import { firstCardPrice, payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { ALONE, CARDS, dateIn } from '#tests/journeys/travellers';

/** A bus is a bus on every page and paper, from the results to the PDF: never a flight, never a train. */
const link = (from: string, to: string, inDays: number) => {
  const [date, filter] = [dateIn(inDays), encodeURIComponent('{"transportKind":{"Bus":true}}')];
  return `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=${from}_${date}_date_${date}_${to}&v=2&filter=${filter}`;
};

const BUSES = [
  {
    brand: 'ru',
    search: link('iatax:MOW', 'rzd:2060340', 44),
    named: /Автобус 3\d\d/,
    letter: /Автобус 3\d\d, Мострансавто/,
    boards: /Водителю покажите билет/,
    paper: /Билет на автобус/,
    neverSays: /рейс|аэропорт|авиакомпани|терминал|самол[её]т|вылет|поезд(?!к)|вагон/i,
  },
  {
    brand: 'intl',
    search: link('iatax:MUC', 'iatax:ZRH', 45),
    named: /Bus 18\d\d/,
    letter: /Bus 18\d\d, FlixBus/,
    boards: /Show the driver the ticket/,
    paper: /Bus ticket/,
    neverSays: /\bflight|airport|airline|terminal\b|check.in|\btrain\b/i,
  },
] as const;

for (const { brand, search, named, letter, boards, paper, neverSays } of BUSES) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a bus is bought, and its papers say so', async ({ visitor, control, address }) => {
      const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
      const results = await openResults(visitor, search);
      const price = firstCardPrice(results);
      const step0 = await visit.chooseFirstOffer(results);
      const step1 = await visit.takeFare(step0);
      const email = `bus-${brand}-${Date.now()}@example.com`;
      const step2 = await visit.fillPassengers(step1, ALONE, email);
      const digits = (text: string) => text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
      expect(digits(payButton(step2))).toBe(digits(price));
      const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));
      for (const page of [step0, step1, thanks]) {
        expect(mainText(page)).toMatch(named);
        expect(mainText(page).match(neverSays)?.[0], page.path).toBeUndefined();
      }
      expect(mainText(thanks)).toMatch(boards);
      expect(mainText(thanks)).toMatch(paper);

      const links = linksOf(thanks.text);
      const file = (name: string) => visitor.get(links.find((href) => href.endsWith(name))!);
      const [pdf, offline, calendar] = await Promise.all(['receipt.pdf', 'trip.html', '.ics'].map(file));
      expect(pdf!.text.startsWith('%PDF-')).toBe(true);
      for (const text of [visibleText(offline!.text), calendar!.text.replace(/\r\n[ \t]/g, '')])
        expect(text).toMatch(named);
      expect(visibleText(offline!.text).match(neverSays)?.[0]).toBeUndefined();
      const [mail] = (await control.messagesTo(email)).filter(({ kind }) => kind === 'email');
      expect(mail?.body).toMatch(letter);
      const entry = (await control.ledger()).bookings.find(({ token }) => token === tokenIn(step1));
      expect(entry?.captured).toBe(entry?.tickets_total);
    });
  });
}
