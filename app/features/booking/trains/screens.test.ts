import { describe, expect, it } from 'vitest';
import { bookingWith, segment } from '#tests/fixtures/booking';
import { fairwind } from '#tests/fixtures/market';
import { trainOrders } from '#tests/fixtures/rail-party';
import { getTranslator } from '~/i18n/translator.server';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { TrainOrders } from './orders';
import { otherPlaces } from './other-places.server';
import { reservedPage } from './reserved-page.server';
import { toldText } from './told-resets.server';
import { trainsSection } from './trains-section.server';

const market = fairwind({ country: 'GB', currency: 'RUB' });
const TYPED = [
  { firstName: 'Anna', lastName: 'Berg' },
  { firstName: 'Oleg', lastName: 'Berg' },
];

/** A train there and a flight back for two adults; the railway has given these seats of coach 07, by passenger. */
function bookingByTrain(reserved: number[] = []) {
  const [there, back] = [
    segment(0, 'SVO', 'AER', '2031-05-04 06:50', '2031-05-05 09:10'),
    segment(1, 'AER', 'SVO', '2031-05-18 22:50', '2031-05-19 01:10'),
  ];
  return bookingWith({
    search: {
      trips: [
        { departure: 'MOW', arrival: 'AER', date: '2031-05-04' },
        { departure: 'AER', arrival: 'MOW', date: '2031-05-18' },
      ],
      travelers: { adult: 2, child: 0, infant: 0 },
      cabin: 'economy',
    },
    segments: [{ ...there, transport_kind: 'train' }, back],
    rzd_seats: reserved.map((seat, passenger) => ({
      segment_index: 0,
      passenger_index: passenger,
      car_number: '07',
      car_type: 'compartment',
      service_class: '2K',
      seat,
      price: 400_000,
    })),
  });
}

function kept(seats: (number | null)[], changes: Partial<TrainOrders> = {}): KeptTrain {
  return { ...trainOrders(seats, { price: 900_000, ...changes }), fare: 700_000 };
}

describe('the section of step 1', () => {
  const lines = (chosen: KeptTrain[], reserved: number[] = []) =>
    trainsSection(bookingByTrain(reserved), chosen, TYPED, market)?.trains.map(({ difference, choose, ...train }) => [
      ...train.lines,
      difference?.replace(/\s/g, ' '),
      choose?.label,
    ]);

  it('is missing without trains', () => {
    expect(trainsSection(bookingWith(), [], [], market)).toBeNull();
  });

  it('lists trains alone, and says that the railway assigns places where nobody chose', () => {
    expect(lines([])).toEqual([
      ['The railway assigns places; nothing is added to the price', undefined, 'Choose places'],
    ]);
  });

  it('names car, places and the difference to the fare', () => {
    expect(lines([kept([5, 6])])).toEqual([
      [
        'Coach 07, Four-berth compartment, class 2F',
        expect.stringMatching(/Anna.*: 5 · .*Oleg.*: 6/),
        '+₽2,000',
        'Change places',
      ],
    ]);
  });

  it('counts those who have none yet', () => {
    expect(lines([kept([5, null])])?.[0]).toContain('1 of 2 chosen');
  });

  it('offers no change once places are reserved', () => {
    expect(lines([kept([5, 6])], [5, 6])).toEqual([
      [
        'Your places are reserved',
        expect.stringContaining('coach 07, place 5'),
        expect.anything(),
        undefined,
        undefined,
      ],
    ]);
    const { reserved } = trainsSection(bookingByTrain([5, 6]), [], TYPED, market) ?? {};
    expect(reserved?.text).toMatch(/cannot be changed in this order.* become free \d+ /);
    expect(reserved?.again.to).toMatch(/^\/search\?/);
  });
});

describe('the page of places that are reserved', () => {
  it('lists them, says why they stay, and leads to the payment and to a new order', () => {
    const { interruption, status } = reservedPage(bookingByTrain([5, 6]), 0, ['Anna', 'Oleg'], market);
    if (interruption.kind !== 'problem') throw new Error('not a problem');
    expect([status, interruption.text]).toEqual([409, 'Anna: coach 07, place 5; Oleg: coach 07, place 6']);
    expect(interruption.actions.map(({ label }) => label)).toEqual(['To payment', expect.any(String), 'New order']);
  });
});

describe('the notice of step 2', () => {
  const notice = (chosen: KeptTrain, given: number[]) => otherPlaces(bookingByTrain(given), [chosen], TYPED, market);

  it('is missing when everybody has the chosen place, and after wishes', () => {
    expect(notice(kept([5, 6]), [5, 6])).toEqual([]);
    expect(notice(kept([null, null], { reservation: 'by_demand' }), [5, 6])).toEqual([]);
  });

  it('names whoever got another one', () => {
    const [told, ...others] = notice(kept([5, 6]), [5, 8]);
    expect([told?.kind, others]).toEqual(['warning', []]);
    expect(told?.text).toMatch(/^Oleg Berg: coach 07, place 8 instead of place 6\.$/);
  });
});

describe('a change that nobody asked for', () => {
  const t = getTranslator('en', 'trains');

  it.each([
    ['otherCar', /cleared\.$/],
    ['noBaby.sold', /^A place of your party has been sold.*baby\.$/],
  ])('is told: %s', (named, text) => expect(toldText(named, t)).toMatch(text));

  it.each([null, '', 'filled', 'script', '__proto__'])('nothing for %s', (named) => {
    expect(toldText(named, t)).toBeNull();
  });
});
