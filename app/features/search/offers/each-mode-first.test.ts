import { describe, expect, it } from 'vitest';
import { eachModeFirst } from './each-mode-first';
import { groupOffers } from './itinerary';
import { eachAlone } from './outbound';
import { firstIn, sortItineraries } from './sorting';
import { answerOf, flight, variant } from './testing/answer';

const DAY = '2031-05-04';
const BAG = { baggage: { count: 1, weight: 20 } };
const FLIGHTS = Object.fromEntries([
  ...['a', 'b', 'c', 'd'].map((name, index) => [
    name,
    flight(`SU${index + 1} SVO-LED ${DAY} 0${index + 5}:00 +03:00 ${DAY} 0${index + 6}:30 +03:00`),
  ]),
  ...['r', 's', 't', 'u'].map((name, index) => [
    name,
    flight(`RZ${index + 1} SVO-LED ${DAY} 0${index + 5}:00 +03:00 ${DAY} 1${index}:00 +03:00`, {
      transport_kind: 'train',
    }),
  ]),
  ['m', flight(`RZ9 SVO-VKO ${DAY} 05:00 +03:00 ${DAY} 06:00 +03:00`, { transport_kind: 'train' })],
  ['n', flight(`SU9 VKO-LED ${DAY} 09:00 +03:00 ${DAY} 10:30 +03:00`)],
]);

/** Groups in the given order, named by their flights. */
const raisedOrder = (...names: string[]) => {
  const answer = answerOf(
    names.map((name, index) => variant(name, String(1000 + index), [[...name]])),
    FLIGHTS,
  );
  const { groups, raised } = eachModeFirst(eachAlone(groupOffers(answer)));
  return [groups.map(({ itinerary }) => itinerary.offers[0]!.id).join(' '), raised?.mode ?? null];
};

describe('each mode first', () => {
  it.each<[string, string[], string, string | null]>([
    ['raises the first train', ['a', 'b', 'c', 'd', 'r', 's'], 'a b r c d s', 'train'],
    ['raises the first plane', ['r', 's', 't', 'u', 'a'], 'r s a t u', 'airplane'],
    ['leaves a list that shows both', ['a', 'b', 'r', 'c', 's'], 'a b r c s', null],
    ['leaves planes alone', ['a', 'b', 'c', 'd'], 'a b c d', null],
    ['does not take a combined journey for a train', ['a', 'mn', 'b', 'c', 'r'], 'a mn r b c', 'train'],
    ['leaves nothing of nothing', [], '', null],
  ])('%s', (_name, order, expected, mode) => {
    expect(raisedOrder(...order)).toEqual([expected, mode]);
  });
});

describe('the best order of planes and trains', () => {
  const plane = [variant('a', '5000', [['a']]), variant('aBag', '9000', [['a']], BAG)];
  const train = variant('r', '5500', [['r']], BAG);

  it('compares prices with a bag where both go', () => {
    const both = groupOffers(answerOf([...plane, train], FLIGHTS));
    expect(sortItineraries(both, { key: 'optimal', descending: false }).map(({ key }) => key)).toEqual(['1', 'SU1']);
    expect(firstIn(both, 'optimal')?.offers[0]?.id).toBe('r');
  });

  it('compares the lowest prices among planes alone', () => {
    const other = variant('b', '6000', [['b']], BAG);
    const planes = groupOffers(answerOf([...plane, other], FLIGHTS));
    expect(firstIn(planes, 'optimal')?.offers[0]?.id).toBe('a');
  });
});
