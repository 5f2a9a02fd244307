import { describe, expect, it } from 'vitest';
import { highlightsOf } from './highlights';
import { groupOffers, type Itinerary } from './itinerary';
import { sortItineraries } from './sorting';
import { answerOf, flight, variant } from './testing/answer';

const DAY = '2031-05-04';

/** A trip of the set: price in roubles, hours, and the drawbacks of each connection. */
type Trip = { price: number; hours: number; connections?: ('through' | 'self' | 'visa' | 'night' | 'airport')[][] };

const STOPS = ['LED', 'KZN', 'SVX'];

/** Builds itineraries SVO–AER; connections take two hours each and divide the rest of the time. */
function itinerariesOf(trips: readonly Trip[]): readonly Itinerary[] {
  const flights: Record<string, ReturnType<typeof flight>> = {};
  const variants = trips.map(({ price, hours, connections = [] }, index) => {
    const legMinutes = Math.round((hours * 60 - connections.length * 120) / (connections.length + 1));
    let at = Date.parse(`${DAY}T${String(index % 24).padStart(2, '0')}:00:00Z`);
    const keys = Array.from({ length: connections.length + 1 }, (_, leg) => {
      const drawbacks = connections[leg] ?? [];
      const isChanged = connections[leg - 1]?.includes('airport');
      const from = leg === 0 ? 'SVO' : isChanged ? 'VKO' : STOPS[leg - 1]!;
      const to = leg === connections.length ? 'AER' : STOPS[leg]!;
      const clock = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
      const text = `SU${index * 10 + leg} ${from}-${to} ${clock(at)} +00:00 ${clock(at + legMinutes * 60_000)} +00:00`;
      const key = `f${index}.${leg}`;
      flights[key] = flight(text, {
        ...(leg < connections.length ? { transfer_duration: 120 } : {}),
        virtual_connection: drawbacks.includes('self'),
        night_transfer: drawbacks.includes('night'),
        is_transit_visa_needed: drawbacks.includes('visa') ? 'needed' : null,
      });
      at += (legMinutes + 120) * 60_000;
      return key;
    });
    return variant(`v${index}`, String(price), [keys]);
  });
  return groupOffers(answerOf(variants, flights));
}

const best = (trips: readonly Trip[]) =>
  sortItineraries(itinerariesOf(trips), { key: 'optimal', descending: false }).map(({ offers }) => offers[0]!.id);

/** A long-haul day as recorded: few non-stops, a crowd of separate tickets over a third country, most with two stops. */
const LONG_HAUL: Trip[] = [
  ...[59_000, 61_000, 64_000, 190_000].map((price) => ({ price, hours: 9 })),
  ...Array.from({ length: 15 }, (_, index) => ({
    price: 41_000 + index * 400,
    hours: 17 + (index % 6),
    connections: [['self', 'visa'] as const].map((one) => [...one]),
  })),
  ...Array.from({ length: 60 }, (_, index) => ({
    price: 43_000 + index * 900,
    hours: 20 + (index % 12),
    connections: [['self', 'visa'], ['through']] as Trip['connections'] & object,
  })),
  ...Array.from({ length: 20 }, (_, index) => ({
    price: 56_000 + index * 1500,
    hours: 13 + (index % 8),
    connections: [['through']] as Trip['connections'] & object,
  })),
];

describe('the best order', () => {
  it('puts non-stops at a fair price before separate tickets that need a visa', () => {
    const order = best(LONG_HAUL);
    expect(order.slice(0, 3)).toEqual(['v0', 'v1', 'v2']);
    expect(order.indexOf('v3')).toBeGreaterThan(20);
  });

  it.each<[string, number, string[]]>([
    ['a seventh cheaper comes after', 8_600, ['v0', 'v1']],
    ['as cheap as the rule asks comes before', 8_500, ['v1', 'v0']],
  ])('weighs a stop against a non-stop that is no slower: %s', (_name, price, expected) => {
    const slowAndDear = { price: 10_000, hours: 5 };
    expect(best([slowAndDear, { price, hours: 5, connections: [['through']] }])).toEqual(expected);
  });

  it('lets no stop that saves less than the rule asks precede any non-stop that is no slower', () => {
    const list = itinerariesOf(LONG_HAUL);
    const order = sortItineraries(list, { key: 'optimal', descending: false });
    const priceOf = ({ offers }: Itinerary) => offers[0]!.price.amount;
    const isNonStop = ({ trips }: Itinerary) => trips[0]!.length === 1;
    const wrong = order.flatMap((stop, index) =>
      isNonStop(stop)
        ? []
        : order
            .slice(index)
            .filter(
              (after) => isNonStop(after) && after.minutes <= stop.minutes && priceOf(stop) > 0.85 * priceOf(after),
            ),
    );
    expect(wrong).toEqual([]);
    expect(order.map(({ key }) => key).sort()).toEqual(list.map(({ key }) => key).sort());
  });

  it('leaves a stop that is quicker than a slow non-stop where it was', () => {
    const quick: Trip = { price: 10_000, hours: 4, connections: [['through']] };
    expect(best([{ price: 10_000, hours: 14 }, quick])).toEqual(['v1', 'v0']);
  });

  it('keeps through tickets before separate ones in the first ten', () => {
    const ids = best(LONG_HAUL).slice(3, 10);
    expect(ids.filter((id) => Number(id.slice(1)) >= 79).length).toBeGreaterThanOrEqual(5);
  });

  it.each<[string, Trip, Trip]>([
    [
      'a through ticket, than separate ones a little cheaper',
      { price: 10_000, hours: 6, connections: [['through']] },
      { price: 9_000, hours: 6, connections: [['self']] },
    ],
    [
      'separate tickets, when they cost half',
      { price: 5_000, hours: 6, connections: [['self']] },
      { price: 10_000, hours: 6, connections: [['through']] },
    ],
    [
      'no change of airport',
      { price: 10_000, hours: 6, connections: [['through']] },
      { price: 9_500, hours: 6, connections: [['airport']] },
    ],
    [
      'no night in between',
      { price: 10_000, hours: 6, connections: [['through']] },
      { price: 9_800, hours: 6, connections: [['night']] },
    ],
    [
      'one stop, than two at the price',
      { price: 10_000, hours: 9, connections: [['through']] },
      { price: 10_000, hours: 9, connections: [['through'], ['through']] },
    ],
    ['a cheap train, than a plane at four times the price', { price: 2_000, hours: 8 }, { price: 12_000, hours: 2 }],
    [
      'a plane, than a train ten hours longer at half the price',
      { price: 8_000, hours: 2 },
      { price: 4_000, hours: 12 },
    ],
  ])('prefers %s', (_name, better, worse) => {
    expect(best([worse, better])).toEqual(['v1', 'v0']);
  });

  it('counts another airport on the way back, but little', () => {
    const flights = {
      out: flight(`SU1 SVO-AER ${DAY} 06:00 +03:00 ${DAY} 09:00 +03:00`),
      back: flight('SU2 AER-SVO 2031-05-11 06:00 +03:00 2031-05-11 09:00 +03:00'),
      other: flight('SU3 AER-VKO 2031-05-11 06:00 +03:00 2031-05-11 09:00 +03:00'),
    };
    const firstAt = (price: string) =>
      sortItineraries(
        groupOffers(
          answerOf(
            [variant('same', '10000', [['out'], ['back']]), variant('other', price, [['out'], ['other']])],
            flights,
          ),
        ),
        { key: 'optimal', descending: false },
      )[0]!.offers[0]!.id;
    expect(firstAt('9900')).toBe('same');
    expect(firstAt('9500')).toBe('other');
  });

  it('tags at most a tenth of a long list', () => {
    const all = itinerariesOf(LONG_HAUL);
    expect(highlightsOf(all, all).size).toBeLessThanOrEqual(all.length / 10);
  });

  it('sorts 5,000 variants', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...LONG_HAUL[index % LONG_HAUL.length]!,
      price: 40_000 + index,
    }));
    expect(new Set(best(many)).size).toBe(5000);
  });
});

it('counts the usual price of a bag for a plane that is offered without one only', () => {
  const at = (text: string, kind?: 'train') => flight(text, kind ? { transport_kind: kind } : {});
  const flights = {
    both: at(`SU1 SVO-LED ${DAY} 06:00 +03:00 ${DAY} 08:00 +03:00`),
    bare: at(`DP2 SVO-LED ${DAY} 07:00 +03:00 ${DAY} 09:00 +03:00`),
    train: at(`RZ3 SVO-LED ${DAY} 07:00 +03:00 ${DAY} 09:00 +03:00`, 'train'),
  };
  const bag = { baggage: { count: 1, weight: 23 } };
  const variants = [
    variant('both', '5000', [['both']]),
    variant('packed', '8000', [['both']], bag),
    variant('bare', '4500', [['bare']]),
    variant('train', '6000', [['train']], bag),
  ];
  const sorted = sortItineraries(groupOffers(answerOf(variants, flights)), { key: 'optimal', descending: false });
  expect(sorted.map(({ offers }) => offers[0]!.id)).toEqual(['train', 'bare', 'both']);
});
