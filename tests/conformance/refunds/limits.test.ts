import { describe, expect, it } from 'vitest';
import { failureOf } from '../clients';
import { refundSandbox } from './refund-sandbox';

const { clients, buy, couponsOf, hoursBefore } = refundSandbox();
const DEPARTURE = Date.parse('2031-06-04T05:30:00Z');

describe('limits in minutes before the departure', () => {
  /** `minutes` before the way out leaves: what stands in the way of each direction, and whether they go back together. */
  it.each([
    ['euros', 40, 41, ['return_first', null], 2],
    ['euros', 40, 39, ['too_late', null], 2],
    ['euros', 40, -1, ['departed', null], 2],
    ['charter', 40, 39, ['too_late', null], 2],
    ['train', 0, 1, ['return_first', null], 2],
    ['train', 0, -1, ['departed', null], 2],
  ] as const)('%s, %d minutes: %d minutes before', async (trip, limit, minutes, restrictions, groups) => {
    const token = await buy({ trip });
    await hoursBefore(minutes / 60);
    const { coupons } = await clients().afterSale.getRefundOptions(token);
    expect(coupons.map(({ minutesBeforeDeparture }) => minutesBeforeDeparture)).toEqual([limit, limit]);
    expect(coupons.map(({ restriction }) => restriction)).toEqual(restrictions);
    expect(new Set(coupons.map(({ group }) => group)).size).toBe(groups);
    const out = { kind: 'voluntary' as const, reason: null, coupons: await couponsOf(token, { tripIndex: 0 }) };
    const quoted = clients().afterSale.quoteRefund(token, out);
    const isOpen = restrictions[0] === null || restrictions[0] === 'return_first';
    if (!isOpen) expect(await failureOf(quoted)).toMatchObject({ code: 'wrongAction' });
    else expect(Date.parse((await quoted).expiresAt)).toBeLessThanOrEqual(DEPARTURE - limit * 60_000);
    // The way back stays what it is.
    const back = { ...out, coupons: await couponsOf(token, { tripIndex: 1 }) };
    expect((await clients().afterSale.quoteRefund(token, back)).total).toBeGreaterThan(0);
  });
});
