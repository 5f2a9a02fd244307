import { describe, expect, it } from 'vitest';
import { baggageKey, groupOffers, type Itinerary } from './itinerary';
import { findOffer, parseReference, referenceParameters } from './offer-reference';
import { PAGE_SIZE, pageOf } from '../paging';
import { parseSorting, sortingParameter, sortItineraries, type SortKey } from './sorting';
import { answerOf, flight, variant } from './testing/answer';

const FLIGHTS = {
  early: flight('SU1130 SVO-AER 2031-05-04 06:05 +03:00 2031-05-04 09:35 +03:00'),
  late: flight('DP405 VKO-AER 2031-05-04 20:00 +03:00 2031-05-04 23:50 +03:00'),
  toLed: flight('SU6 SVO-LED 2031-05-04 22:00 +03:00 2031-05-04 23:30 +03:00', { transfer_duration: 420 }),
  fromLed: flight('SU6551 LED-AER 2031-05-05 06:30 +03:00 2031-05-05 09:30 +03:00'),
};
const BAG = { baggage: { count: 1, weight: 20 } };

const ANSWER = answerOf(
  [
    variant('v1', '9000', [['early']]),
    variant('v2', '11000', [['early']], BAG),
    variant('v3', '6000', [['late']]),
    variant('v4', '5000', [['toLed', 'fromLed']]),
    variant('v5', '10500', [['early']], BAG),
  ],
  FLIGHTS,
);
type Variants = ReturnType<typeof variant>[];

/** Returns a list in all its orders. */
function orders(list: Variants): Variants[] {
  if (list.length < 2) return [list];
  return list.flatMap((first) => orders(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

const [EARLY, LATE, OVER_LED] = ['SU1130', 'DP405', 'SU6_SU6551.1'];

describe('groupOffers', () => {
  const itineraries = groupOffers(ANSWER);

  it('groups the same flights into one itinerary, with one offer per baggage, cheapest first', () => {
    expect(itineraries.map(({ key, offers }) => [key, offers.map(({ id }) => id)])).toEqual([
      [EARLY, ['v1', 'v5']],
      [LATE, ['v3']],
      [OVER_LED, ['v4']],
    ]);
  });

  it('includes connections in the minutes', () => {
    expect(itineraries.map(({ minutes }) => minutes)).toEqual([210, 230, 90 + 420 + 180]);
  });

  it('treats one physical flight under several keys as one', () => {
    const answer = answerOf([variant('v1', '9000', [['a']]), variant('v2', '9900', [['b']], BAG)], {
      a: FLIGHTS.early,
      b: FLIGHTS.early,
    });
    expect(groupOffers(answer)).toHaveLength(1);
  });

  const SOLD_TWICE = {
    ...FLIGHTS,
    separate: flight('SU6 SVO-LED 2031-05-04 22:00 +03:00 2031-05-04 23:30 +03:00', {
      transfer_duration: 420,
      virtual_connection: true,
      is_transit_visa_needed: 'needed',
    }),
  };
  const [THROUGH, SEPARATE] = [OVER_LED, 'SU6*sv_SU6551.1'];
  const through = variant('through', '59769', [['toLed', 'fromLed']]);
  const separate = variant('separate', '31435', [['separate', 'fromLed']]);
  const withBag = variant('separate-bag', '33000', [['separate', 'fromLed']], BAG);

  it.each(orders([through, separate, withBag]).map((variants) => ({ variants, ids: variants.map(({ id }) => id) })))(
    'never mixes one ticket with separate tickets on the same flights: $ids',
    ({ variants }) => {
      const itineraries = groupOffers(answerOf(variants, SOLD_TWICE));
      const byKey = Object.fromEntries(itineraries.map((one) => [one.key, one]));
      expect(Object.keys(byKey).toSorted()).toEqual([SEPARATE, THROUGH].toSorted());
      expect(byKey[THROUGH]?.offers.map(({ id }) => id)).toEqual(['through']);
      expect(byKey[THROUGH]?.trips[0]?.some((one) => one.isSelfTransfer || one.isTransitVisaNeeded)).toBe(false);
      expect(byKey[SEPARATE]?.offers.map(({ id }) => id)).toEqual(['separate', 'separate-bag']);
      expect(byKey[SEPARATE]?.trips[0]?.[0]).toMatchObject({ isSelfTransfer: true, isTransitVisaNeeded: true });
    },
  );

  it('finds a through ticket again as a through ticket, and not as the cheaper separate ones', () => {
    const [sold] = groupOffers(answerOf([through], SOLD_TWICE));
    const reference = parseReference(new URLSearchParams(referenceParameters(sold!, sold!.offers[0]!)))!;
    expect(findOffer(answerOf([separate, through], SOLD_TWICE), reference)?.offer.id).toBe('through');
    expect(findOffer(answerOf([separate], SOLD_TWICE), reference)).toBeNull();
  });

  it.each([
    [null, 'unknown'],
    [{ count: 0, weight: 0 }, '0'],
    [{ count: 2, weight: 23 }, '2x23'],
    [{ count: 1, weight: null }, '1'],
    [{ count: null, weight: 15 }, '1x15'],
  ])('names the baggage %j as %s', (baggage, key) => {
    expect(baggageKey(baggage)).toBe(key);
  });
});

describe('sortItineraries', () => {
  const itineraries = groupOffers(ANSWER);
  const sorted = (key: SortKey, descending = false) =>
    sortItineraries(itineraries, { key, descending }).map(({ key }) => key);

  it.each<[SortKey, (string | undefined)[]]>([
    ['price', [OVER_LED, LATE, EARLY]],
    ['fast', [EARLY, LATE, OVER_LED]],
    ['departure_time', [EARLY, LATE, OVER_LED]],
    ['arrival_time', [EARLY, LATE, OVER_LED]],
    // 6000 + 15 × 230 = 9450; 9000 + 15 × 210 = 12150; 5000 + 15 × 690 = 15350
    ['optimal', [LATE, EARLY, OVER_LED]],
  ])('by %s', (key, order) => {
    expect(sorted(key)).toEqual(order);
    expect(sorted(key, true)).toEqual([...order].reverse());
  });

  it('does not change its input', () => {
    sorted('price');
    expect(itineraries.map(({ key }) => key)).toEqual([EARLY, LATE, OVER_LED]);
  });

  it.each([
    ['price', { key: 'price', descending: false }],
    ['price_desc', { key: 'price', descending: true }],
    ['fast', { key: 'fast', descending: false }],
    [null, null],
    ['', null],
    ['toString', null],
    ['_desc', null],
  ])('reads sort=%s', (text, sorting) => {
    expect(parseSorting(text)).toEqual(sorting);
  });

  it('writes a form that it reads back', () => {
    for (const text of ['price', 'price_desc', 'arrival_time_desc']) {
      expect(sortingParameter(parseSorting(text)!)).toBe(text);
    }
  });
});

describe('pageOf', () => {
  const items = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => index);

  it.each([
    [null, 1, 0, PAGE_SIZE],
    ['2', 2, PAGE_SIZE, PAGE_SIZE],
    ['3', 3, PAGE_SIZE * 2, 1],
    ['99', 3, PAGE_SIZE * 2, 1],
    ['0', 1, 0, PAGE_SIZE],
    ['-1', 1, 0, PAGE_SIZE],
    ['2e1', 1, 0, PAGE_SIZE],
  ])('page=%s', (wanted, page, first, length) => {
    const result = pageOf(items, wanted);
    expect(result).toMatchObject({ page, pageCount: 3, total: items.length });
    expect(result.items).toHaveLength(length);
    expect(result.items[0]).toBe(first);
  });

  it('returns one empty page for an empty list', () => {
    expect(pageOf([], '5')).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
  });
});

describe('offer references', () => {
  const [early] = groupOffers(ANSWER) as [Itinerary];
  const reference = (itinerary: Itinerary, index: number) =>
    parseReference(new URLSearchParams(referenceParameters(itinerary, itinerary.offers[index]!)))!;

  it('are read back from a link', () => {
    expect(reference(early, 1)).toEqual({
      itinerary: 'SU1130',
      baggage: '1x20',
      fare: null,
      price: { amount: 1_050_000, currency: 'RUB' },
    });
  });

  it('find the same flights and baggage in a new search', () => {
    const fresh = answerOf(
      [variant('n1', '9100', [['early']]), variant('n2', '10900', [['early']], BAG), variant('n3', '6000', [['late']])],
      FLIGHTS,
    );
    expect(findOffer(fresh, reference(early, 1))?.offer.id).toBe('n2');
    expect(findOffer(fresh, reference(early, 0))?.offer.id).toBe('n1');
  });

  it('accept other baggage, and find nothing when the flight is gone', () => {
    const noBag = answerOf([variant('n1', '9100', [['early']])], FLIGHTS);
    expect(findOffer(noBag, reference(early, 1))?.offer.id).toBe('n1');
    expect(findOffer(answerOf([variant('n3', '6000', [['late']])], FLIGHTS), reference(early, 0))).toBeNull();
  });

  it.each(['', 'bag=0', 'offer='])('are null in ?%s', (search) => {
    expect(parseReference(new URLSearchParams(search))).toBeNull();
  });

  it.each(['12', '12XXX', '-5RUB', '1.5RUB', '12rub'])('have no price in sum=%s', (sum) => {
    expect(parseReference(new URLSearchParams({ offer: 'SU1', sum }))?.price).toBeNull();
  });
});
