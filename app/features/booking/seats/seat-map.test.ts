import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import { orderWithSeats, seatMapWith } from '#tests/fixtures/seats';
import { fairwind } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { PassengerType } from '~/upstream/booking/contract';
import { fellowMark, findSeat, seatName, TAKEN } from './cabin';
import { chosenSeats } from './chosen-seats';
import { changeFor, readTarget } from './choose-seat.server';
import { nextStop } from './seat-path';
import { seatMapScreen } from './seat-map-screen.server';
import { seatSummary } from './seat-summary';
import { travellers } from './travellers';

const market = fairwind({ country: 'GB', currency: 'RUB' });
const t = getTranslator('en', 'seats');
const tBooking = getTranslator('en', 'booking');
const booking = bookingWith({});
const people = travellers(booking, [], tBooking);

function screenOf(passenger: number, seats: Record<number, string> = {}) {
  const parts = {
    booking,
    map: seatMapWith(),
    order: orderWithSeats(0, seats),
    bought: [],
    timing: 'crossale' as const,
    travellers: people,
    passenger,
    flights: [0, 1],
  };
  return seatMapScreen(parts, { market, t });
}

/** Returns the names of all seats, by number. */
function namesOf({ cabin, words }: ReturnType<typeof screenOf>): Record<string, string> {
  const letters = cabin.columns.flat();
  return Object.fromEntries(
    cabin.rows.flatMap(({ number, seats }) =>
      seats.map((mark, at) => {
        const { letter, place } = letters[at]!;
        return [`${number}${letter}`, seatName(`${number}${letter}`, place, mark, cabin.kinds, words)];
      }),
    ),
  );
}

describe('seatMapScreen', () => {
  it('names the place, features and price of each seat', () => {
    const names = namesOf(screenOf(0, { 1: '3B' }));
    expect(names['2A']).toBe('2A, taken');
    expect(names['2B']).toMatch(/^2B, aisle, .*500/);
    expect(names['1A']).toMatch(/^1A, window, extra legroom, .*900/);
    expect(names['3A']).toMatch(/^3A, window, emergency exit row, /);
    expect(names['3B']).toBe('3B, Passenger 2');
  });

  it('shows names of companions in the key, and the own one at the chosen seat', () => {
    const screen = screenOf(0, { 0: '2B', 1: '3B' });
    expect(screen.fellows).toEqual([{ mark: '2', name: 'Passenger 2', seat: '3B' }]);
    const words = { ...screen.words, owner: 'Anna Ivanova' };
    expect(seatName('2B', 'aisle', 0, screen.cabin.kinds, words)).toMatch(/^2B, aisle, .*, Anna Ivanova$/);
  });

  it.each([
    [
      ['Anna Ivanova', 'Ivan Ivanov', ''],
      ['AI', 'II', '3'],
    ],
    [
      ['Anna Ivanova', 'Alla Ivanova', 'Пётр Ильин'],
      ['1', '2', 'ПИ'],
    ],
    [
      ['Cher', 'Anna Maria de Souza', "Ann-Lee O'Neill"],
      ['C', 'AS', 'AO'],
    ],
  ])('marks seats of %j by %j', (names, marks) => {
    expect(travellers(booking, names, tBooking).map(({ mark }) => mark)).toEqual(marks);
  });

  it('blocks exits for a child, and shows each seat of the party under its own name', () => {
    const screen = screenOf(2, { 0: '2B', 2: '4A' });
    expect(namesOf(screen)['3A']).toContain('adults without infants only');
    expect(screen.cabin.kinds.filter(({ refusal }) => refusal !== null)).toHaveLength(1);
    expect(screen.chosen).toBe('4A');
    expect(findSeat(screen.cabin, '4A')?.mark).toBeGreaterThanOrEqual(0);
    expect(findSeat(screen.cabin, '2B')?.mark).toBe(fellowMark(0));
    expect(findSeat(screen.cabin, '2A')?.mark).toBe(TAKEN);
    expect(findSeat(screen.cabin, '9Z')).toBeNull();
  });

  it('adds up all seats including the one that would be chosen', () => {
    const { cabin, totalWithoutSeat } = screenOf(0, { 0: '2B', 1: '4A' });
    expect(totalWithoutSeat).toContain('500');
    const totals = cabin.kinds.map(({ total }) => Number(total.replace(/\D/g, '')));
    expect(totals).toContain(1000);
    expect(totals).toContain(1400);
  });

  it('leads from passenger to passenger, then to the next flight, then back', () => {
    expect([0, 1, 2].map((index) => screenOf(index).next)).toEqual([
      'Next: Passenger 2',
      'Next: Passenger 3',
      'Next flight: Sochi – Moscow',
    ]);
    expect(nextStop({ segmentIndex: 1, passenger: 2 }, [0, 1, 2], [0, 1])).toBeNull();
  });
});

describe('changeFor', () => {
  const party: PassengerType[] = ['adult', 'adult', 'child'];
  const stop = { segmentIndex: 0, passenger: 0 };
  const read = { map: seatMapWith(), order: orderWithSeats(0, { 0: '2B', 1: '4A' }), bought: [] };
  it.each([
    ['a form without seats', null, { kind: 'none' }],
    ['the current seat', '2B', { kind: 'none' }],
    ['another seat', '4B', { kind: 'add', token: 'seat.0.4B' }],
    ['none', '', { kind: 'remove', itemToken: 'seat.0.2B.p0' }],
    ['an occupied seat', '2A', { kind: 'refused', reason: 'taken', seat: '2A' }],
    ['a companion’s seat', '4A', { kind: 'refused', reason: 'taken', seat: '4A' }],
    ['an unknown seat', '99Z', { kind: 'refused', reason: 'taken', seat: '99Z' }],
    ['an exit', '3A', { kind: 'add', token: 'seat.0.3A' }],
  ])('%s', (_what, wanted, change) => expect(changeFor(wanted, stop, party, read)).toEqual(change));

  it('blocks exits for children and for a party with an infant', () => {
    const refused = { kind: 'refused', reason: 'exit', seat: '3A' };
    expect(changeFor('3A', { ...stop, passenger: 2 }, party, read)).toEqual(refused);
    expect(changeFor('3A', stop, ['adult', 'infant'], read)).toEqual(refused);
  });
});

describe('readTarget', () => {
  const stop = { segmentIndex: 0, passenger: 1 };
  it.each([
    ['', { segmentIndex: 0, passenger: 2 }],
    ['passenger:0', { segmentIndex: 0, passenger: 0 }],
    ['passenger:8', { segmentIndex: 0, passenger: 2 }],
    ['flight:1', { segmentIndex: 1, passenger: 0 }],
    ['flight:7', { segmentIndex: 0, passenger: 2 }],
    ['back', null],
  ])('"%s"', (intent, target) => expect(readTarget(intent, stop, [0, 1, 2], [0, 1])).toEqual(target));
});

describe('seatSummary', () => {
  it('summarises each flight with a map: the choice and the price', () => {
    const [out, back] = seatSummary(booking, orderWithSeats(0, { 0: '2B', 2: '4A' }), [0, 1], { market, t });
    expect(out).toMatchObject({ route: 'Moscow – Sochi', seats: '2B, 4A', chosenCount: 2, seatedCount: 3 });
    expect(out?.text).toBe('2 of 3 chosen');
    expect(out?.total).toMatch(/1,?000/);
    expect(back).toMatchObject({ seats: null, chosenCount: 0, total: null, text: 'no seat chosen' });
    const bought = chosenSeats(orderWithSeats(0, { 1: '2B' }));
    const [later] = seatSummary(booking, orderWithSeats(0, { 2: '4A' }), [0], { market, t }, bought);
    expect(later).toMatchObject({ seats: '2B, 4A', chosenCount: 2 });
    expect(later?.total).toMatch(/500/);
    expect(seatSummary(booking, null, [7], { market, t })).toEqual([]);
  });
});
