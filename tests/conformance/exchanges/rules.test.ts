import { describe, expect, it } from 'vitest';
import { surchargeOf } from '#server/sandbox/booking/after-sale/exchange-rules';
import { RULE_CASES } from './rule-cases';

describe('the surcharge of an exchange', () => {
  it.each(RULE_CASES)('$name', ({ facts, coupons, tickets, forfeited = 0, values }) => {
    const given = coupons.map(([recordIndex, passengerIndex, tripIndex, was, becomes]) => ({
      recordIndex,
      passengerIndex,
      tripIndex,
      was,
      becomes,
    }));
    const surcharge = surchargeOf({ exchange: 'fee', isAffiliate: false, currency: 'EUR', ...facts, coupons: given });
    const amountOf = (ticket: (typeof surcharge.tickets)[number], code: string) =>
      ticket.lines.find((line) => line.code === code)?.amount ?? 0;
    expect(
      surcharge.tickets.map((one) =>
        ['fare_difference', 'carrier_penalty', 'shop_fee'].map((code) => amountOf(one, code)),
      ),
    ).toEqual(tickets);
    expect(surcharge.total).toBe(tickets.flat().reduce((sum, amount) => sum + amount, 0));
    expect(surcharge.forfeited).toBe(forfeited);
    expect(surcharge.coupons.map(({ becomes }) => becomes)).toEqual(values ?? coupons.map(([, , , , price]) => price));
    // Nothing but the difference adds to the value: penalty and fee are gone.
    const added = surcharge.coupons.reduce((sum, { was, becomes }) => sum + becomes - was, 0);
    expect(added).toBe(tickets.reduce((sum, [difference]) => sum + difference, 0));
  });
});
