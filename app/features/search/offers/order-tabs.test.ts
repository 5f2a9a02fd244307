import { describe, expect, it } from 'vitest';
import { groupOffers } from './itinerary';
import { orderTabs } from './order-tabs';
import { answerOf, flight, variant } from './testing/answer';

const DAY = '2031-05-04';
const RAIL = { transport_kind: 'train' };
const FLIGHTS = {
  plane: flight(`SU1 SVO-LED ${DAY} 06:00 +03:00 ${DAY} 07:30 +03:00`),
  quickPlane: flight(`SU2 SVO-LED ${DAY} 09:00 +03:00 ${DAY} 10:20 +03:00`),
  slowPlane: flight(`SU3 SVO-LED ${DAY} 10:00 +03:00 ${DAY} 14:00 +03:00`),
  train: flight(`RZ1 SVO-LED ${DAY} 07:00 +03:00 ${DAY} 11:00 +03:00`, RAIL),
  laterTrain: flight(`RZ2 SVO-LED ${DAY} 13:00 +03:00 ${DAY} 17:00 +03:00`, RAIL),
  slowTrain: flight(`RZ3 SVO-LED ${DAY} 05:00 +03:00 ${DAY} 13:00 +03:00`, RAIL),
};

type Name = keyof typeof FLIGHTS;

/** Orders of a list of offers, each a flight or train with its price: "best+cheapest" share a tab. */
function ordersOf(prices: Partial<Record<Name, number>>) {
  const variants = Object.entries(prices).map(([name, price]) => variant(name, String(price), [[name]]));
  const { standard, tabs } = orderTabs(groupOffers(answerOf(variants, FLIGHTS)), true);
  return { standard: standard.key, tabs: tabs.map(({ keys }) => keys.join('+')) };
}

describe('orderTabs', () => {
  it.each<[string, Partial<Record<Name, number>>, string, string[]]>([
    [
      'three different offers',
      { plane: 5000, quickPlane: 9000, slowPlane: 4000 },
      'optimal',
      ['optimal', 'price', 'fast'],
    ],
    ['the best is the cheapest', { plane: 5000, quickPlane: 9000 }, 'optimal', ['optimal+price', 'fast']],
    ['the best is the fastest', { quickPlane: 5000, slowPlane: 4000 }, 'optimal', ['optimal+fast', 'price']],
    ['one is all three', { plane: 4000, slowPlane: 5000 }, 'optimal', ['optimal+price+fast']],
    ['a slower train beside a plane', { plane: 4000, train: 5000 }, 'optimal', ['optimal+price+fast']],
    ['trains only', { train: 5000, slowTrain: 3000 }, 'departure_time', ['departure_time', 'price', 'fast']],
    ['trains of one price', { train: 3000, laterTrain: 3000 }, 'departure_time', ['departure_time', 'price+fast']],
    ['one train', { train: 3000 }, 'optimal', ['optimal+price+fast']],
    ['nothing', {}, 'optimal', []],
  ])('%s', (_name, prices, standard, tabs) => {
    expect(ordersOf(prices)).toEqual({ standard, tabs });
  });
});
