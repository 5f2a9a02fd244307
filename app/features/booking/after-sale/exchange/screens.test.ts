import { describe, expect, it } from 'vitest';
import { issued } from '#tests/fixtures/issued-booking';
import { fairwind } from '#tests/fixtures/market';
import { optionsWith } from '#tests/fixtures/refunds';
import { getTranslator } from '~/i18n/translator.server';
import type { ExchangedRide, ExchangeFlight, ExchangeWay } from '~/upstream/after-sale/contract';
import { exchangeArea } from './area-screen.server';
import { flightsScreen } from './flights-screen.server';
import { dayNow, nearDays, questionScreen, withRefund } from './question-screen.server';

const market = fairwind({ country: 'GB', currency: 'GBP' });
const words = { market, t: getTranslator('en', 'exchange'), tChanges: getTranslator('en', 'changes') };
const booking = issued();

const way: ExchangeWay = {
  recordIndex: 0,
  tripIndex: 0,
  state: 'do_exchange',
  restriction: null,
  minutesBeforeDeparture: 180,
  passengers: [0],
  firstDay: '2031-04-20',
  lastDay: '2031-05-17',
};

const ride = (departureTime: string, arrivalTime: string): ExchangedRide => ({
  marketingCarrier: 'SU',
  transportNumber: 'SU1140',
  departure: 'SVO',
  arrival: 'AER',
  departureTime,
  arrivalTime,
  departureTimeZone: 'Europe/Moscow',
  arrivalTimeZone: 'Europe/Moscow',
  departureTerminal: null,
  arrivalTerminal: null,
  durationMinutes: 140,
  departureName: null,
  arrivalName: null,
});

const flight = (id: string, departs: string, arrives: string, total: number): ExchangeFlight => ({
  id,
  rides: [ride(departs, arrives)],
  tickets: [{ recordIndex: 0, passengerIndex: 0, lines: [], total }],
  total,
});

function screen(flights: ExchangeFlight[]) {
  const found = {
    currency: 'RUB',
    flights,
    days: [
      { date: '2031-05-05', total: 90_000 },
      { date: '2031-05-07', total: 100_000 },
    ],
  } as const;
  const answers = { ways: [way], chosen: [] };
  return flightsScreen(
    { booking, answers, way, day: '2031-05-06', found: { ...found, days: [...found.days] }, isMissing: false },
    words,
  );
}

describe('the flights of an exchange', () => {
  const early = flight('early', '2031-05-06 07:00', '2031-05-06 09:20', 170_000);
  const night = flight('night', '2031-05-06 23:30', '2031-05-07 01:50', 150_000);

  it('stand below the flight that is given up, each with its airports, and the lowest surcharge is named', () => {
    const { lead, now, flights } = screen([night, early]);
    expect(lead).toBe('Tuesday, 6 May 2031');
    expect(now).toEqual({ route: 'Moscow – Sochi', flights: 'Sun 4 May, 06:50 – 09:10 · SU\u00a01130' });
    expect(flights.map(({ times, details, surcharge, isLowest }) => [times, details, surcharge, isLowest])).toEqual([
      ['07:00 – 09:20', 'SVO – AER · SU 1140 · 2h 20m', '+₽1,700', false],
      ['23:30 – 7 May, 01:50', 'SVO – AER · SU 1140 · 2h 20m', '+₽1,500', true],
    ]);
    expect(screen([early]).flights[0]?.isLowest).toBe(false);
  });

  it('name another airport, which the codes alone do not tell from the usual one', () => {
    const [usual, other] = screen([early, { ...night, rides: [{ ...night.rides[0]!, departure: 'VKO' }] }]).flights;
    expect([usual?.otherAirport, other?.otherAirport]).toEqual([null, 'Another airport: VKO']);
  });

  it('have the days around them in order, the shown one without an address', () => {
    expect(screen([early, night]).days.map(({ day, lowest, path }) => [day, lowest, path === null])).toEqual([
      ['Mon 5 May', '+₽900', false],
      ['Tue 6 May', '+₽1,500', true],
      ['Wed 7 May', '+₽1,000', false],
    ]);
    expect(
      screen([early]).days.map(({ isNow }) => isNow),
      'the tickets are for the 4th',
    ).toEqual([false, false, false]);
    expect(screen([]).days).toHaveLength(2);
  });

  it('and the days stand on the question for a day too, with the fees that all flights cost', () => {
    const fee = (amount: number) => ({ code: 'shop_fee', amount }) as const;
    const withFee = (one: ExchangeFlight, amount: number): ExchangeFlight => ({
      ...one,
      tickets: one.tickets.map((ticket) => ({ ...ticket, lines: [fee(amount)] })),
    });
    const near = (flights: ExchangeFlight[]) =>
      nearDays(
        { booking, way, day: dayNow(way, booking), found: { currency: 'RUB', flights, days: [] } },
        { ways: [way], chosen: [] },
        words,
      );
    expect(near([withFee(early, 70_000), withFee(night, 70_000)])).toEqual({
      days: [expect.objectContaining({ day: 'Sun 4 May', lowest: '+₽1,500', isNow: true }) as object],
      fee: expect.stringContaining('₽700') as string,
    });
    expect(near([withFee(early, 70_000), withFee(night, 80_000)]).fee, 'they differ').toBeNull();
    expect(dayNow({ ...way, lastDay: '2031-05-01' }, booking)).toBe('2031-05-01');
  });
});

describe('the questions of an exchange', () => {
  const ask = (ways: ExchangeWay[], chosen: ExchangeWay[] | null = null) =>
    questionScreen(
      { booking, options: { ways, requests: [] } },
      { ways: chosen, chosen: [] },
      { asked: null, typed: null },
      words,
    );

  it('show each way with its flight, and who changes together only where there are several', () => {
    const back = { ...way, recordIndex: 1, tripIndex: 1, passengers: [0, 1] };
    expect(ask([way, back])).toMatchObject({
      question: 'which',
      lead: expect.stringContaining('extra to pay') as string,
      options: [
        { route: 'Moscow – Sochi', flights: 'Sun 4 May, 06:50 – 09:10 · SU\u00a01130', people: null },
        { people: expect.stringContaining('IVANOVA ANNA') as string },
      ],
      apart: expect.stringContaining('refund their tickets') as string,
    });
    expect(ask([way, { ...back, passengers: [0] }])).toMatchObject({ apart: null });
    expect(ask([back], [back])).toMatchObject({ question: 'date', apart: expect.any(String) as string });
  });

  it.each([
    ['open', [{}], 'You can ask until 3 hours before departure.'],
    ['with two limits', [{}, { minutesBeforeDeparture: 240 }], 'You can ask until 4 hours before departure.'],
    ['without a limit', [{ minutesBeforeDeparture: null }], 'before you confirm.'],
    ['too late', [{ restriction: 'too_late' }], 'Changes close 3 hours before departure.'],
    [
      'too late, unknown why',
      [{ restriction: 'too_late', minutesBeforeDeparture: null }],
      'Too close to departure for a change.',
    ],
    [
      'too late in part',
      [{ restriction: 'too_late' }, { minutesBeforeDeparture: 90 }],
      'You can ask until 90 minutes before departure.',
    ],
  ] as const)('say until when it is possible: %s', (_, changes, said) => {
    const ways = changes.map((one, index) => ({ ...way, recordIndex: index, tripIndex: index, ...one }));
    const options = { ways, requests: [] };
    const { offer } = exchangeArea(booking, options, { market, t: words.t, tRefund: getTranslator('en', 'refund') });
    expect(offer.endsWith(said), offer).toBe(true);
    const closed = ways.filter(({ restriction }) => restriction !== null);
    const screen = ask(ways);
    if (screen.question === 'which') expect(screen.closed).toHaveLength(closed.length);
    // One reason is said once, whatever the number of tickets.
    if (screen.question === 'none') expect([screen.text, screen.closed]).toEqual([said, []]);
  });

  it('begin without a day: nobody changes to the same one by pressing a button', () => {
    expect(ask([way], [way])).toMatchObject({ question: 'date', value: '' });
  });

  it.each([
    ['carrier_refuses', 'This fare can’t be changed', true],
    ['trains', 'These tickets can’t be changed', true],
    ['too_late', 'These tickets can’t be changed', false],
  ] as const)('%s: leads to the refund where an exchange never is', (restriction, title, leads) => {
    const screen = ask([{ ...way, restriction }]);
    if (screen.question !== 'none') throw new Error('something can be exchanged');
    expect([screen.title, screen.refund !== null]).toEqual([title, leads]);
  });

  it('name the sum of the refund while cancelling is free', () => {
    const screen = ask([{ ...way, restriction: 'carrier_refuses' }]);
    if (screen.question !== 'none') throw new Error('something can be exchanged');
    const free = withRefund(
      screen,
      { ...booking, paid: 100_000 },
      optionsWith({ void_until: '2031-04-20T19:00:00Z' }),
      words,
    );
    expect(free.refund).toMatchObject({
      label: expect.stringMatching(/^Refund: ₽.+ back$/) as string,
      offer: expect.stringMatching(/^Free cancellation until/) as string,
    });
    expect(withRefund(screen, booking, optionsWith(), words)).toEqual(screen);
  });
});
