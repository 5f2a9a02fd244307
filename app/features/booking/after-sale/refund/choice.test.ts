import { describe, expect, it } from 'vitest';
import { couponWire, optionsWith, requestWire } from '#tests/fixtures/refunds';
import { RESTRICTIONS } from '~/upstream/after-sale/contract';
import { answerParameters, choiceOf, couponKey, readAnswers, reasonsFor, requestHolding, unitsOf } from './choice';

const answers = (query: string, options = optionsWith()) => readAnswers(new URLSearchParams(query), options);
const keysOf = (query: string, options = optionsWith()) => answers(query, options).coupons?.map(couponKey) ?? null;
const bothWays = (group: string) => [couponWire([0, 0, 0], { group }), couponWire([0, 0, 1], { group })];

describe('reasonsFor', () => {
  it.each<[string, Parameters<typeof optionsWith>[0], string[]]>([
    [
      'everything',
      { void_until: '2031-04-20T19:00:00Z' },
      ['void', 'voluntary', 'flight_cancellation', 'passenger_illness'],
    ],
    ['the day of sale is over', {}, ['voluntary', 'flight_cancellation', 'passenger_illness']],
    ['not at will', { voluntary_allowed: false }, ['flight_cancellation', 'passenger_illness']],
    ['no reasons', { reasons: [] }, ['voluntary']],
    ['nothing left', { coupons: [couponWire([0, 0, 0], { state: 'not_available', restriction: 'returned' })] }, []],
    ['no coupons', { coupons: [] }, []],
  ])('%s', (_, changes, expected) => {
    expect(reasonsFor(optionsWith(changes))).toEqual(expected);
  });
});

describe('unitsOf', () => {
  it('keeps coupons of a group together, under the restriction of any of them', () => {
    const [out, back] = bothWays('one');
    const units = unitsOf(
      optionsWith({ coupons: [out!, { ...back!, state: 'not_available', restriction: 'in_work' }] }),
    );
    expect(units).toEqual([expect.objectContaining({ key: '0-0-0.0-0-1', restriction: 'in_work' })]);
  });

  it.each(RESTRICTIONS)('%s closes a ticket, but for the way out that takes its way back along', (restriction) => {
    const [unit] = unitsOf(optionsWith({ coupons: [couponWire([0, 0, 0], { restriction })] }));
    expect(unit?.restriction).toBe(restriction === 'return_first' ? null : restriction);
  });

  it('closes a ticket whose state allows nothing, even without a word about why', () => {
    const [unit] = unitsOf(optionsWith({ coupons: [couponWire([0, 0, 0], { state: 'do_exchange' })] }));
    expect(unit?.restriction).toBe('carrier_refuses');
  });
});

describe('readAnswers', () => {
  it.each<[string, string, string[] | null]>([
    ['one ticket', 'why=voluntary&coupon=0-1-0', ['0-1-0']],
    ['two', 'why=voluntary&coupon=0-1-0&coupon=1-1-1', ['0-1-0', '1-1-1']],
    ['two in one box', 'why=voluntary&coupon=0-1-0.1-1-1', ['0-1-0', '1-1-1']],
    ['none', 'why=voluntary', null],
    ['an unknown one', 'why=voluntary&coupon=7-7-7', null],
    ['a known and an unknown one', 'why=voluntary&coupon=0-1-0&coupon=7-7-7', null],
    ['rubbish', 'why=voluntary&coupon=%00%3Cscript', null],
    ['without a reason', 'coupon=0-1-0', null],
    ['with a reason that is not offered', 'why=death&coupon=0-1-0', null],
    ['of a sale that cannot be cancelled', 'why=void&coupon=all', null],
  ])('%s', (_, query, expected) => {
    expect(keysOf(query)).toEqual(expected);
  });

  it('takes everything that is free for the whole order, and the rest of a group with a part of it', () => {
    const closed = couponWire([1, 0, 1], { state: 'not_available', restriction: 'departed' });
    const options = optionsWith({ coupons: [...bothWays('one'), closed] });
    expect(keysOf('why=voluntary&coupon=all', options)).toEqual(['0-0-0', '0-0-1']);
    expect(keysOf('why=voluntary&coupon=0-0-1', options)).toEqual(['0-0-0', '0-0-1']);
    expect(keysOf('why=voluntary&coupon=1-0-1', options)).toBeNull();
  });

  it('cancels the whole sale, whatever is ticked', () => {
    const options = optionsWith({ void_until: '2031-04-20T19:00:00Z' });
    const found = answers('why=void&coupon=0-1-0', options);
    expect(found.coupons).toHaveLength(6);
    expect(choiceOf(found)).toMatchObject({ kind: 'void', reason: null });
    expect(answerParameters(found)).toEqual([['why', 'void']]);
  });

  it('is written to an address and read back', () => {
    const found = answers('why=flight_cancellation&coupon=0-1-0&coupon=1-1-1');
    const again = answers(new URLSearchParams(answerParameters(found)).toString());
    expect(again).toEqual(found);
    expect(choiceOf(again)).toMatchObject({ kind: 'compelled', reason: 'flight_cancellation' });
  });
});

describe('requestHolding', () => {
  const way = { recordIndex: 0, passengerIndex: 0, tripIndex: 0 };
  it.each([
    ['in work', requestWire(), true],
    ['paid back', requestWire({ state: 'created_refund', is_paid_back: true }), true],
    ['failed', requestWire({ state: 'fail', amount: null }), false],
    ['of another ticket', requestWire({ coupons: [{ record_index: 1, passenger_index: 0, trip_index: 1 }] }), false],
  ])('%s', (_, request, holds) => {
    expect(requestHolding(optionsWith({ requests: [request] }).requests, [way]) !== null).toBe(holds);
  });
});
