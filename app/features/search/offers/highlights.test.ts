import { describe, expect, it } from 'vitest';
import { betterTicket } from './better-ticket';
import { highlightsOf, isCombination, tagsOfCard, type Highlight } from './highlights';
import { groupOffers } from './itinerary';
import { sortItineraries, type SortKey } from './sorting';
import { answerOf, flight, variant } from './testing/answer';

const DAY = '2031-05-04';
const SELF = { transfer_duration: 120, virtual_connection: true };
const FLIGHTS = {
  dawn: flight(`SU1 SVO-AER ${DAY} 05:59 +03:00 ${DAY} 08:59 +03:00`),
  own: flight(`SU0 SVO-AER ${DAY} 11:00 +03:00 ${DAY} 14:00 +03:00`),
  six: flight(`SU2 SVO-AER ${DAY} 06:00 +03:00 ${DAY} 10:00 +03:00`),
  nine: flight(`SU3 SVO-AER ${DAY} 09:59 +03:00 ${DAY} 14:59 +03:00`),
  ten: flight(`SU4 SVO-AER ${DAY} 10:00 +03:00 ${DAY} 12:00 +03:00`),
  train: flight(`RZ5 SVO-AER ${DAY} 08:00 +03:00 2031-05-05 08:00 +03:00`, { transport_kind: 'train' }),
  sixSlow: flight(`SU5 SVO-AER ${DAY} 06:00 +03:00 ${DAY} 11:00 +03:00`),
  ownToLed: flight(`DP6 SVO-LED ${DAY} 12:00 +03:00 ${DAY} 13:30 +03:00`, SELF),
  slowToLed: flight(`DP7 SVO-LED ${DAY} 12:00 +03:00 ${DAY} 13:30 +03:00`, { ...SELF, transfer_duration: 900 }),
  ownFromLed: flight(`SU8 LED-AER ${DAY} 15:30 +03:00 ${DAY} 18:30 +03:00`),
  lateFromLed: flight('SU9 LED-AER 2031-05-05 04:30 +03:00 2031-05-05 07:30 +03:00'),
};
type Name = keyof typeof FLIGHTS;

/** Itineraries by price and flights: `{ 9000: ['six'] }`. */
const itinerariesOf = (prices: Record<number, Name[]>, more: Parameters<typeof variant>[3] = {}) =>
  groupOffers(
    answerOf(
      Object.entries(prices).map(([amount, flights], index) => variant(`v${index}`, amount, [flights], more)),
      FLIGHTS,
    ),
  );
const TRAIN = itinerariesOf({ 1: ['train'] })[0]!.key;
const tagsOf = (prices: Record<number, Name[]>, all = itinerariesOf(prices)) =>
  Object.fromEntries(highlightsOf(itinerariesOf(prices), all));

describe('highlightsOf', () => {
  it.each<[string, Record<number, Name[]>, Record<string, Highlight[]>]>([
    ['one cheapest, one fastest', { 5000: ['dawn'], 6000: ['ten'] }, { SU1: ['cheapest'], SU4: ['fastest'] }],
    ['none fastest of several', { 5000: ['dawn'], 6000: ['own'] }, { SU1: ['cheapest'] }],
    ['no more than there is to choose', { 5000: ['ten'] }, {}],
    ['both on one', { 5000: ['ten'], 6000: ['dawn'] }, { SU4: ['cheapest', 'fastest'] }],
    [
      'mornings from six on, of planes',
      { 1000: ['train'], 1100: ['ten'], 5000: ['dawn'], 5100: ['six'] },
      { [TRAIN]: ['cheapest'], SU4: ['fastest'], SU2: ['morningFlight'] },
    ],
    [
      'mornings to before ten',
      { 1000: ['train'], 1100: ['ten'], 5200: ['nine'] },
      { [TRAIN]: ['cheapest'], SU4: ['fastest'], SU3: ['morningFlight'] },
    ],
    [
      'no mornings where most are',
      { 1000: ['train'], 1100: ['ten'], 5100: ['six'], 5200: ['nine'] },
      { [TRAIN]: ['cheapest'], SU4: ['fastest'] },
    ],
    [
      'a loophole, a tenth cheaper than any ordinary ticket',
      { 4500: ['ownToLed', 'ownFromLed'], 5000: ['ten'] },
      { 'DP6*s_SU8': ['cheapest', 'loopholeTicket'], SU4: ['fastest'] },
    ],
    [
      'no loophole when it is less than that; then it is only ours',
      { 4501: ['ownToLed', 'ownFromLed'], 5000: ['ten'] },
      { 'DP6*s_SU8': ['cheapest', 'onlyByUs'], SU4: ['fastest'] },
    ],
    [
      'only by us where no ordinary ticket is as cheap and as quick',
      { 3000: ['train'], 4000: ['ownToLed', 'ownFromLed'], 9000: ['ten'] },
      { [TRAIN]: ['cheapest'], SU4: ['fastest'], 'DP6*s_SU8': ['onlyByUs'] },
    ],
    [
      'not where an ordinary one is',
      { 1000: ['dawn'], 4000: ['ownToLed', 'ownFromLed'], 9000: ['ten'] },
      { SU1: ['cheapest'], SU4: ['fastest'] },
    ],
  ])('%s', (_name, prices, tags) => {
    expect(tagsOf(prices)).toEqual(tags);
  });

  it('tags all of the lowest price, unless they are too many', () => {
    const cheapestOf = (...names: Name[]) => {
      const others = ['ten', 'nine'].map((name, index) => variant(name, `600${index}`, [[name]]));
      const same = names.map((name) => variant(name, '5000', [[name]]));
      const list = groupOffers(answerOf([...same, ...others], FLIGHTS));
      return [...highlightsOf(list, list)].flatMap(([key, tags]) => (tags.includes('cheapest') ? [key] : []));
    };
    expect(cheapestOf('dawn', 'own', 'six')).toEqual(['SU1', 'SU0', 'SU2']);
    expect(cheapestOf('dawn', 'own', 'six', 'train')).toEqual([]);
    expect(cheapestOf('dawn', 'six', 'sixSlow'), 'one is only slower').toEqual(['SU1', 'SU2']);
  });

  it('puts the price before the mode of a raised card', () => {
    expect(tagsOfCard(['cheapest', 'fastest'], 'train')).toEqual(['cheapest', 'bestTrain']);
  });

  it('compares a loophole with all tickets, including filtered ones', () => {
    const all = itinerariesOf({ 1000: ['ten'], 4000: ['ownToLed', 'ownFromLed'] });
    expect(tagsOf({ 4000: ['ownToLed', 'ownFromLed'] }, all)).toEqual({});
  });

  it('compares a loophole only with the same baggage', () => {
    const withBag = itinerariesOf({ 5000: ['ten'] }, { baggage: { count: 1, weight: 20 } });
    const combination = itinerariesOf({ 4000: ['ownToLed', 'ownFromLed'] });
    expect(highlightsOf(combination, [...withBag, ...combination]).get('DP6*s_SU8')).toEqual(['onlyByUs']);
  });

  it('recognises combinations by a self-transfer in any trip', () => {
    expect(itinerariesOf({ 1: ['ten'], 2: ['ownToLed', 'ownFromLed'] }).map(isCombination)).toEqual([false, true]);
  });
});

describe('betterTicket', () => {
  it.each<[string, Record<number, Name[]>, string, string | null]>([
    ['cheaper and as quick', { 5000: ['six'], 4700: ['dawn'] }, 'SU2', 'SU1'],
    ['cheaper by too little', { 5000: ['dawn'], 4800: ['six'] }, 'SU1', null],
    ['cheaper but much longer', { 5000: ['dawn'], 3000: ['nine'] }, 'SU1', null],
    ['much quicker and hardly dearer', { 5000: ['nine'], 5200: ['ten'] }, 'SU3', 'SU4'],
    ['much quicker but dearer', { 5000: ['nine'], 5400: ['ten'] }, 'SU3', null],
    ['the cheapest of several', { 9000: ['nine'], 5000: ['six'], 4000: ['dawn'] }, 'SU3', 'SU1'],
    ['no separate tickets for an ordinary one', { 9000: ['train'], 3000: ['ownToLed', 'ownFromLed'] }, TRAIN, null],
    ['not itself', { 5000: ['six'] }, 'SU2', null],
  ])('%s', (_name, prices, key, better) => {
    const itineraries = itinerariesOf(prices);
    const opened = itineraries.find((itinerary) => itinerary.key === key)!;
    expect(betterTicket(opened, itineraries)?.key ?? null).toBe(better);
  });

  it('requires the same baggage', () => {
    const [opened] = itinerariesOf({ 9000: ['six'] }, { baggage: { count: 1, weight: 20 } });
    expect(betterTicket(opened!, itinerariesOf({ 3000: ['dawn'] }))).toBeNull();
  });
});

describe('sort orders', () => {
  const itineraries = itinerariesOf({
    5000: ['six'],
    4000: ['ownToLed', 'ownFromLed'],
    3000: ['slowToLed', 'lateFromLed'],
    2000: ['train'],
  });
  const NAMES: Record<string, string> = { SU: 'Яма', DP: 'Астра', RZ: 'Ёлка' };
  const names = { nameOf: (code: string) => NAMES[code] ?? code, compare: new Intl.Collator('ru').compare };
  const sorted = (key: SortKey, descending = false) =>
    sortItineraries(itineraries, { key, descending }, names).map((itinerary) => itinerary.key);

  it.each<[SortKey, boolean, string[]]>([
    ['full_wait_time', false, [TRAIN, 'SU2', 'DP6*s_SU8', 'DP7*s_SU9.1']],
    ['full_wait_time', true, ['DP7*s_SU9.1', 'DP6*s_SU8', TRAIN, 'SU2']],
    ['airline', false, ['DP7*s_SU9.1', 'DP6*s_SU8', TRAIN, 'SU2']],
    ['airline', true, ['SU2', TRAIN, 'DP7*s_SU9.1', 'DP6*s_SU8']],
  ])('%s, descending %s', (key, descending, keys) => {
    expect(sorted(key, descending)).toEqual(keys);
  });
});
