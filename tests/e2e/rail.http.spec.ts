import { expect, test } from '#tests/setup/fixtures';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { openResults } from '#tests/setup/plain-purchase';
import { mainText } from '#tests/journeys/page-facts';
import { chosenTotal, firstCardPrice, payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { takeSeat } from '#tests/journeys/seats';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { freePlace, openCars, shownAmount } from '#tests/journeys/trains';
import { ALONE, CARDS, dateIn } from '#tests/journeys/travellers';

/** A train ticket, and one for a train and a flight, bought with form posts and a cookie jar. */
type Purchase = {
  brand: 'ru' | 'intl';
  title: string;
  search: string;
  /** Texts about the trip on every page from step 0 on. */
  says: RegExp[];
  /** The kinds of cars, until the ticket names its own. */
  offers: RegExp;
  /** The ticket on the train. */
  ticket: RegExp;
  /** Texts about another kind of trip. */
  neverSays: RegExp;
};

const link = (from: string, to: string, inDays: number, more = '') => {
  const date = dateIn(inDays);
  return `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=${from}_${date}_date_${date}_${to}&v=2${more}`;
};
const mixed = `&filter=${encodeURIComponent('{"transportKind":{"Mixed":true}}')}`;

const PURCHASES: Purchase[] = [
  {
    brand: 'ru',
    title: 'from station to station',
    search: link('rzd:2000003', 'rzd:2060500', 41),
    says: [/Казанский вокзал/, /Поезд \d{3}[А-Я]/],
    offers: /плацкарт, купе, СВ/,
    ticket:
      /вагон \d+, место \d+, .*?плацкарт, класс 3.*?Полный, возвратный.*?(Для посадки достаточно документа|До посадки получите бумажный билет)/s,
    neverSays: /рейс|аэропорт|авиакомпани|терминал|самол[её]т|вылет|\(2000003\)/i,
  },
  {
    brand: 'intl',
    title: 'by train, on a chosen place, to the airport of another city',
    search: link('iatax:BRU', 'iatax:NYC', 42, mixed),
    says: [/Bruxelles-Midi/, /Train \d+, Eurostar/, /From train to plane: .* → /, /The tickets are separate/],
    offers: /2nd class, 1st class/,
    ticket:
      /coach \d+, place \d+.*?Ticket is valid.*?with your document.*?online check-in with .*?booking code \(PNR\).*?be at the station.*?Be at the airport/is,
    neverSays: /\(8814001\)/,
  },
];

const digits = (text: string) => text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');

for (const { brand, title, search, says, offers, ticket, neverSays } of PURCHASES) {
  test.describe(brand, () => {
    test.use({ brand });

    test(title, async ({ visitor, control, address }) => {
      const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
      const email = `rail-${brand}-${Date.now()}@example.com`;

      const results = await openResults(visitor, search);
      const price = digits(firstCardPrice(results));
      const step0 = await visit.chooseFirstOffer(results);
      expect(digits(chosenTotal(step0))).toBe(price);
      if (brand === 'ru') expect(spoken(step0)).toMatch(/Багаж, с собой\s+36 кг/);
      let step1 = await visit.takeFare(step0);
      if (brand === 'intl') {
        const cars = await openCars(visitor, step1);
        const seat = freePlace(cars, /./)!.number;
        step1 = await visitor.get(`/mbooking/step1/${tokenIn(await takeSeat(visitor, cars, seat))}`);
        expect(spoken(step1)).toMatch(/2nd class, coach \d+, place \d+/);
      }
      const step2 = await visit.fillPassengers(step1, ALONE, email);
      if (brand === 'ru') expect(digits(payButton(step2))).toBe(price);
      else expect(Number(digits(payButton(step2)).replace(/\D/g, ''))).toBe(shownAmount(step1));
      const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));

      const pages = [step0, step1, step2, thanks].map(spoken);
      for (const page of pages) {
        for (const words of says) expect(page).toMatch(words);
        expect(page).not.toMatch(neverSays);
      }
      const bought = pages.at(-1) ?? '';
      expect(pages[0]).toMatch(offers);
      expect(bought).toMatch(ticket);
      expect(bought).not.toMatch(offers);

      const [mail] = (await control.messagesTo(email)).filter(({ kind }) => kind === 'email');
      expect(mail?.body).toMatch(
        brand === 'ru'
          ? /Поезд \d{3}[А-Я](?: «.+»)?, РЖД[\s\S]*Казанский вокзал\n.*\n +Вагон \d+, место \d+\n/
          : /Train \d+, Eurostar[^·]*\n +Coach \d+, place \d+\n/,
      );
      expect(mail?.body).toMatch(
        brand === 'ru'
          ? /вагон \d+, место \d+, .*плацкарт, класс 3., полный тариф\n.*(Электронная регистрация есть|бумажный билет)/
          : /coach \d+, place \d+, seats, class \d, full fare\n.*Show the ticket on your phone/,
      );
      const calendar = linksOf(thanks.text).find((href) => href.endsWith('.ics')) ?? '';
      expect((await visitor.get(calendar)).text.replace(/\r?\n[\t ]/g, '')).toMatch(
        brand === 'ru' ? /SUMMARY:\d{3}[А-Я] Москва → Казань/ : /SUMMARY:\d+ Brussels → /,
      );
    });
  });
}

test.describe('results', () => {
  test.use({ brand: 'ru' });

  test('list trains beside flights, with their stations', async ({ visitor }) => {
    const results = await openResults(visitor, link('iatax:MOW', 'iatax:LED', 43, '&sort=price'));
    const said = visibleText(results.text);
    expect(said).toMatch(/Ленинградский вокзал/);
    expect(said).toMatch(/«Сапсан»/);
    expect(said, 'the class that the price buys').toMatch(/сидячий/i);
    // Nobody takes luggage at a station: it stays with the passenger.
    expect(said).toMatch(/Багаж до 36 кг, с собой/);
    expect(results.text).toMatch(
      /data-testid="serp-ticket-departure-info">Ленинградский(<[^>]*>)+ вокзал(<[^>]*>)+ \(2006004\)/,
    );
    expect(mainText(await visitor.get(link('2006004', '2004001', 43)))).toMatch(
      /Ленинградский вокзал → Московский вокзал/,
    );
  });
});

/** Returns the visible text of a page. */
function spoken({ text }: { text: string }): string {
  const [, main = text] = text.match(/<main\b[^>]*>(.*)<\/main>/s) ?? [];
  return visibleText(main.replace(/<span aria-hidden="true">.*?<\/span>/gs, ''));
}

test.describe('a chosen kind of car', () => {
  test.use({ brand: 'ru' });

  test('has its own price in the filter and on the card, and is chosen at step 0', async ({ visitor, address }) => {
    const visit = new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` });
    const cars = `&sort=price&filter=${encodeURIComponent('{"trainCarKinds":{"CarKind-lux":true}}')}`;
    const cheapest = digits(
      firstCardPrice(await openResults(visitor, link('iatax:MOW', 'iatax:LED', 43, '&sort=price'))),
    );
    const results = await openResults(visitor, link('iatax:MOW', 'iatax:LED', 43, cars));
    const price = digits(firstCardPrice(results));
    expect(Number(price)).toBeGreaterThan(2 * Number(cheapest));
    const step0 = await visit.chooseFirstOffer(results);
    expect(digits(chosenTotal(step0))).toBe(price);
    expect(spoken(step0)).toMatch(/Выберите тип вагона/);
    const taken = await visit.fillPassengers(await visit.takeFare(step0), ALONE, `lux-${Date.now()}@example.com`);
    expect(digits(payButton(taken))).toBe(price);
  });

  test('open sleepers sell bedding, a compartment has it', async ({ visitor, address }) => {
    const visit = new PlainVisit(visitor, { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` });
    const step1Of = async (kind: string) => {
      const cars = `&filter=${encodeURIComponent(`{"trainCarKinds":{"CarKind-${kind}":true}}`)}`;
      const results = await openResults(visitor, link('rzd:2000003', 'rzd:2060500', 44, cars));
      return visit.takeFare(await visit.chooseFirstOffer(results));
    };
    const bedding = /bedding\.0\.p0/;
    expect((await step1Of('coupe')).text).not.toMatch(bedding);
    const step1 = await step1Of('platzkart');
    expect(step1.text).toMatch(bedding);

    const email = `bedding-${Date.now()}@example.com`;
    const step2 = await visit.fillPassengers(step1, ALONE, email, { addons: bedding });
    expect(spoken(step2)).toContain('Комплект постельного белья');
    const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));
    const order = await visitor.get(thanks.path.replace('/mbooking/thanks/', '/user/orders/'));
    expect(spoken(order)).toContain('Комплект постельного белья');
  });
});
