import { describe, expect, it } from 'vitest';
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import type { SearchAnswer } from '~/upstream/search/contract';
import type { CardView } from './card.server';
import { QUERY, resultsOf as resultsOfQuery, text } from './testing/screen';

const ALONE = { ...QUERY, adults: 1 };
const NAMES = { platzkart: { name: 'Плацкарт' }, coupe: { name: 'Купе' }, lux: { name: 'СВ' } };
const BAG = { baggage: { count: 1, weight: 36 } };
type Car = keyof typeof NAMES;

const train = (number: string, hour: number, cars: Car[]) =>
  flight(`${number} SVO-LED 2031-05-04 ${hour}:00 +03:00 2031-05-04 ${hour + 8}:00 +03:00`, {
    marketing_carrier: 'RZD',
    transport_kind: 'train',
    transport_number: number,
    train_car_kinds: cars,
  });
const fareOf = (kind: Car) => ({ key: kind, name: NAMES[kind].name, car_kind: kind });
const further = (kind: Car, amount: string) => ({ fare: fareOf(kind), price: { amount, currency: 'RUB' as const } });
const FLIGHTS = {
  a: train('016А', 10, ['platzkart', 'coupe', 'lux']),
  b: train('020У', 12, ['coupe', 'lux']),
  c: train('736А', 14, ['platzkart']),
};
const named = (answer: SearchAnswer): SearchAnswer => ({ ...answer, carKinds: NAMES });
const ANSWER = named(
  answerOf(
    [
      variant('a', '2302', [['a']], {
        ...BAG,
        fare: fareOf('platzkart'),
        further_fares: [further('lux', '9668'), further('coupe', '4258')],
      }),
      variant('b', '5551', [['b']], { ...BAG, fare: fareOf('coupe'), further_fares: [further('lux', '8602')] }),
      variant('c', '2310', [['c']], { ...BAG, fare: fareOf('platzkart') }),
    ],
    FLIGHTS,
  ),
);
const filterOf = (...cars: Car[]) =>
  `filter=${encodeURIComponent(JSON.stringify({ trainCarKinds: Object.fromEntries(cars.map((one) => [`CarKind-${one}`, true])) }))}`;
const rowsOf = (card: CardView | undefined) =>
  card?.cars.map(({ name, places, areFew, offer }) =>
    [name, places, areFew && 'few', text(offer?.price)].filter(Boolean).join(' '),
  );
const resultsOf = (view: string, answer = ANSWER) => resultsOfQuery(view, answer, ALONE);
const carOptions = ({ filters }: ReturnType<typeof resultsOf>) =>
  filters.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'options' && block.field === 'f.trainCarKinds' ? block.options : []))
    .map(({ label, count, price }) => `${label} ${count} ${text(price)}`);

describe('kinds of cars', () => {
  it('have their own numbers and lowest prices in the filter, whichever is chosen', () => {
    const expected = ['Плацкарт 2 от 2 302 ₽', 'Купе 2 от 4 258 ₽', 'СВ 2 от 8 602 ₽'];
    expect(carOptions(resultsOf('')).sort()).toEqual([...expected].sort());
    expect(carOptions(resultsOf(filterOf('lux'))).sort()).toEqual([...expected].sort());
  });

  it('say how many places are left in them, and where these are few', () => {
    const left = (own: number, other: number) => {
      const cars = { fare: fareOf('platzkart'), further_fares: [{ ...further('coupe', '4258'), seats_left: other }] };
      const answer = named(answerOf([variant('a', '2302', [['a']], { ...BAG, ...cars, seats_left: own })], FLIGHTS));
      const [card] = resultsOf('', answer).cards;
      return [card!.seatsLeft, ...rowsOf(card)!];
    };
    expect(left(49, 36)).toEqual([null, 'плацкарт 49 мест', 'купе 36 мест 4 258 ₽']);
    expect(left(3, 4)).toEqual([null, 'плацкарт 3 места few', 'купе 4 места few 4 258 ₽']);
  });

  it('give the card its price, order and name when one is chosen', () => {
    const { cards, sorting } = resultsOf(`sort=price&${filterOf('lux')}`);
    expect(cards.map(({ key, best, cars }) => [key, text(best.price), cars[0]?.name])).toEqual([
      ['020У', '8 602 ₽', 'СВ'],
      ['016А', '9 668 ₽', 'СВ'],
    ]);
    expect(cards[0]?.highlights, 'the tab says that it is the cheapest').toEqual([]);
    expect(cards[0]?.best.path).toMatch(/&tariff=lux&sum=860200RUB$/);
    expect(text(sorting.tabs.find(({ path }) => path.includes('sort=price'))?.price)).toBe('8 602 ₽');
  });

  it('take the cheaper one of two', () => {
    const { cards } = resultsOf(`sort=price&${filterOf('lux', 'coupe')}`);
    expect(cards.map(({ best }) => text(best.price))).toEqual(['4 258 ₽', '5 551 ₽']);
  });

  it('are links with their prices on the card, and fares of the opened ticket', () => {
    const { cards, ticket } = resultsOf('sort=price&ticket=016А');
    expect(rowsOf(cards[0])).toEqual(['плацкарт', 'купе 4 258 ₽', 'СВ 9 668 ₽']);
    expect(cards[0]?.cars[1]?.offer?.path).toMatch(/^\/search\?.*&ticket=.*&fare=.*\.coupe$/);
    expect(cards[0]?.best.path).not.toContain('tariff');
    expect(rowsOf(cards.find(({ key }) => key === '736А'))).toEqual(['плацкарт']);
    expect(ticket?.fares?.offers.map(({ name, price, difference }) => [name, text(price), text(difference)])).toEqual([
      ['Плацкарт', '2 302 ₽', undefined],
      ['Купе', '4 258 ₽', '+1 956 ₽'],
      ['СВ', '9 668 ₽', '+7 366 ₽'],
    ]);
  });

  it('stand first in the ticket that their link opens, and its button names them', () => {
    const link = new URL(resultsOf('sort=price').cards[0]!.cars[2]!.offer!.path, 'http://shop.test');
    const { ticket } = resultsOf(link.searchParams.toString());
    expect([ticket?.fareName, text(ticket?.best.price)]).toEqual(['СВ', '9 668 ₽']);
    expect(ticket?.best.path).toMatch(/&tariff=lux&sum=966800RUB$/);
    expect(resultsOf('ticket=016А&fare=none').ticket?.fareName).toBe('Плацкарт');
  });

  it('stand first in the opened ticket when they are chosen', () => {
    const { ticket } = resultsOf(`ticket=016А&${filterOf('coupe')}`);
    expect(text(ticket?.best.price)).toBe('4 258 ₽');
    expect(text(ticket?.buys)).toMatch(/^Купе · /);
    expect(ticket?.fares?.offers.map(({ name }) => name)).toEqual(['Купе', 'Плацкарт', 'СВ']);
  });

  it('follow the trains where the service names no fares', () => {
    const answer = named(answerOf([variant('a', '2302', [['a']]), variant('c', '2310', [['c']])], FLIGHTS));
    const { cards } = resultsOf(filterOf('lux'), answer);
    expect(cards.map((card) => [card.key, text(card.best.price), rowsOf(card)])).toEqual([
      ['016А', '2 302 ₽', ['плацкарт']],
    ]);
  });

  it('are none where a fare buys no kind in particular', () => {
    const mixed = variant('a', '2302', [['a']], {
      fare: { key: 'cheapest', name: 'Самые дешёвые места', car_kind: null },
    });
    const { cards } = resultsOf(filterOf('lux'), named(answerOf([mixed], FLIGHTS)));
    expect(cards).toEqual([]);
  });
});

it('names the fares of a flight as step 0 does, with those that are no offers of their own, each once', () => {
  const plane = { p: flight('SU1 SVO-LED 2031-05-04 10:00 +03:00 2031-05-04 11:30 +03:00') };
  const flexible = {
    fare: { key: 'flexible', name: 'Гибкий', car_kind: null },
    price: { amount: '7000', currency: 'RUB' as const },
    fare_rules: { returnable: 'available' as const, exchange: 'available' as const },
  };
  const answer = answerOf(
    [
      variant('v1', '4000', [['p']], { fare: { key: 'light', name: 'Лайт' }, further_fares: [flexible] }),
      variant('v2', '5000', [['p']], {
        baggage: { count: 1, weight: 20 },
        fare: { key: 'standard', name: 'Стандарт' },
        further_fares: [flexible],
      }),
    ],
    plane,
  );
  const fares = resultsOf('ticket=SU1', answer).ticket?.fares?.offers ?? [];
  expect(fares.map(({ name }) => name)).toEqual(['Лайт', 'Стандарт', 'Гибкий']);
  expect(fares[2]?.path).toMatch(/step0\/v1\?.*&tariff=flexible&sum=700000RUB$/);
  expect(fares[2]?.facts.map((fact) => text(fact.text))).toEqual(expect.arrayContaining(['Возврат бесплатно']));
});
