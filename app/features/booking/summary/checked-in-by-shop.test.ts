import { describe, expect, it } from 'vitest';
import { bookingWith } from '#tests/fixtures/booking';
import type { ItemStatus } from '~/upstream/ancillaries/contract';
import { checkInOf, type BoughtItem } from './checked-in-by-shop';

const booking = bookingWith({ action: 'completed' });
const all = booking.segments.map(({ segmentIndex }) => segmentIndex);
const [first = 0, ...rest] = all;

function bought(status: ItemStatus, target: Partial<BoughtItem['target']> = {}): BoughtItem {
  const nobody = {
    recordIndex: null,
    fareVariantKey: null,
    tripIndex: null,
    passengerIndex: null,
    passengerType: null,
  };
  return { group: 'online_registration', status, target: { ...nobody, segmentIndex: null, ...target } };
}

describe('checkInOf', () => {
  it.each<[string, BoughtItem[], object]>([
    ['nothing bought', [], { isByShop: false, own: all, atDesk: [] }],
    ['another extra', [{ ...bought('delivered'), group: 'baggage' }], { isByShop: false, own: all, atDesk: [] }],
    ['bought for the order', [bought('added')], { isByShop: true, own: [], atDesk: [] }],
    ['bought for one flight', [bought('added', { segmentIndex: first })], { isByShop: true, own: rest, atDesk: [] }],
    ['refused', [bought('refunded')], { isByShop: false, own: [], atDesk: all }],
    ['bought for nobody known', [bought('added', { passengerIndexes: [] })], { isByShop: false, own: all, atDesk: [] }],
  ])('%s', (_what, items, expected) => {
    const { own, atDesk, isByShop } = checkInOf(booking, items);
    const indexes = (segments: typeof own) => segments.map(({ segmentIndex }) => segmentIndex);
    expect({ isByShop, own: indexes(own), atDesk: indexes(atDesk) }).toEqual(expected);
  });
});
