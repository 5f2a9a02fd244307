import { describe, expect, it } from 'vitest';
import type { OfferFlight } from '../../search/offers/offer';
import { makeOffer } from '../../testing/offers';
import { breaksConnection, isRefundedWhole } from './change-effect';
import { movedBy, planChange } from './change-plan';
import { brokenConnection } from './connection';
import { changeState, offerAfter, type ScheduleChange } from './schedule-changes';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A way out of two flights, 90 minutes apart, and a way back. */
function journey(recordOfSecond = 0) {
  const offer = makeOffer();
  const [[out], [back]] = offer.trips as [[OfferFlight], [OfferFlight]];
  const second = { ...movedBy(out, 280), recordIndex: recordOfSecond, inventoryKey: 'XX103@2031-06-04#economy' };
  return { ...offer, trips: [[out, second], [back]] };
}

function change(
  segmentIndex: number,
  becomes: OfferFlight | null,
  changes: Partial<ScheduleChange> = {},
): ScheduleChange {
  const was = journey().trips.flat()[segmentIndex]!;
  return {
    token: 'change',
    segmentIndex,
    toldAt: 0,
    answerUntil: 100,
    was,
    becomes,
    answer: null,
    replacement: null,
    ...changes,
  };
}

const flights = journey().trips.flat() as [OfferFlight, OfferFlight, OfferFlight];

describe('brokenConnection', () => {
  it.each([
    [0, 30, 0, null],
    [0, 45, 0, null],
    [0, 50, 0, { arriving: 0, leaving: 1, minutes: 40 }],
    [0, 100, 0, { arriving: 0, leaving: 1, minutes: -10 }],
    [1, -50, 0, { arriving: 0, leaving: 1, minutes: 40 }],
    [1, 300, 0, null],
    // Two tickets need more time.
    [0, 5, 1, { arriving: 0, leaving: 1, minutes: 85 }],
    // The way back may follow at once, but not before.
    [2, -7 * 24 * 60, 0, { arriving: 1, leaving: 2, minutes: -230 }],
  ])('flight %i moved by %i minutes, its neighbour on ticket %i', (index, minutes, record, expected) => {
    const offer = journey(record);
    expect(brokenConnection(offer, index, movedBy(offer.trips.flat()[index]!, minutes))).toEqual(expected);
  });

  it('does not count a flight that is cancelled', () => {
    const offer = offerAfter(journey(), [change(1, null)]);
    expect(brokenConnection(offer, 0, movedBy(flights[0], 100))).toBeNull();
  });
});

describe('offerAfter', () => {
  it('shows the new times, and the connections with their new length', () => {
    const { trips } = offerAfter(journey(), [change(0, movedBy(flights[0], 30))]);
    expect(trips[0]![0]!.wire).toMatchObject({
      departure_datetime: '2031-06-04T09:00:00+03:00',
      arrival_datetime: '2031-06-04T11:10:00+02:00',
      transfer_duration: 60,
    });
    expect(trips[1]).toEqual(journey().trips[1]);
  });

  it('marks a cancelled flight, and keeps its times', () => {
    const { trips } = offerAfter(journey(), [change(2, null)]);
    expect(trips[1]![0]).toEqual({ ...flights[2], isCancelled: true });
  });

  it('shows the flight that was taken instead, with its names', () => {
    const taken = { ...movedBy(flights[2], 600), inventoryKey: 'XX9@2031-06-11#economy' };
    const maps = { aircrafts: { '77W': { name: 'Boeing 777' } } };
    const { trips, maps: names } = offerAfter(journey(), [change(2, null, { replacement: { flight: taken, maps } })]);
    expect(trips[1]![0]).toEqual(taken);
    expect(Object.keys(names.aircrafts ?? {}).toSorted()).toEqual(['320', '77W']);
  });
});

describe('the state of a change', () => {
  const answered = (kind: 'accepted' | 'replaced') => change(0, null, { answer: { kind, key: 'key', at: 5 } });
  it.each([
    [change(0, null), false, 99, 'waiting'],
    [change(0, null), false, 100, 'expired'],
    [change(0, null), true, 99, 'refunded'],
    [answered('accepted'), false, 200, 'accepted'],
    [answered('replaced'), false, 200, 'replaced'],
    [answered('accepted'), true, 200, 'refunded'],
  ])('%#', (one, hasGoneBack, now, expected) => {
    expect(changeState(one, hasGoneBack, now)).toBe(expected);
  });
});

describe('the money of a change', () => {
  it.each([
    [2, null, true, false],
    [2, 115, false, false],
    [2, 120, true, false],
    [2, -120, true, false],
    [0, null, true, true],
    [0, 50, true, true],
    [0, 30, false, false],
  ])('flight %i moved by %s minutes', (index, minutes, isWhole, breaks) => {
    const one = change(index, minutes === null ? null : movedBy(flights[index]!, minutes));
    expect([isRefundedWhole(one, journey()), breaksConnection(one, journey())]).toEqual([isWhole, breaks]);
  });
});

describe('planChange', () => {
  const departs = Date.parse('2031-06-04T05:30:00Z');
  const tokens = Array.from({ length: 2_000 }, (_, index) => `token ${index}`);
  const plans = (setting: Parameters<typeof planChange>[2], daysBefore: number) =>
    tokens.flatMap((token) => planChange({ token, offer: makeOffer() }, departs - daysBefore * DAY_MS, setting) ?? []);

  it('changes a few of all orders by itself, in all ways, long enough before the flight', () => {
    const made = plans('sometimes', 20);
    expect(made.length).toBeGreaterThan(80);
    expect(made.length).toBeLessThan(160);
    const shifts = made.map(({ was, becomes }) =>
      becomes ? (Date.parse(becomes.wire.departure_datetime) - Date.parse(was.wire.departure_datetime)) / 60_000 : null,
    );
    expect(shifts.some((minutes) => minutes === null)).toBe(true);
    expect(shifts.some((minutes) => minutes === 1440)).toBe(true);
    expect(shifts.some((minutes) => minutes !== null && minutes < 0)).toBe(true);
    for (const { was, toldAt, answerUntil } of made) {
      const leaves = Date.parse(was.wire.departure_datetime);
      expect(toldAt).toBeGreaterThan(departs - 20 * DAY_MS);
      expect(leaves - toldAt).toBeGreaterThanOrEqual(30 * HOUR_MS);
      expect(answerUntil).toBeGreaterThan(toldAt);
    }
  });

  it('plans the same for the same order', () => {
    const once = plans('sometimes', 20).map(({ segmentIndex, toldAt, becomes }) => ({ segmentIndex, toldAt, becomes }));
    const again = plans('sometimes', 20).map(({ segmentIndex, toldAt, becomes }) => ({
      segmentIndex,
      toldAt,
      becomes,
    }));
    expect(again).toEqual(once);
  });

  it('leaves flights alone that have left or leave soon', () => {
    expect(plans('never', 20)).toEqual([]);
    const afterTheWayOut = plans('cancelled', -1);
    expect(new Set(afterTheWayOut.map(({ segmentIndex }) => segmentIndex))).toEqual(new Set([1]));
    expect(plans('cancelled', -8)).toEqual([]);
    expect(plans('sometimes', -5)).toEqual([]);
  });
});
