import { BACK, OUT } from '../exchanges/exchange-sandbox';
import type { RefundCase } from './case';

const LATER = [{ way: OUT, date: '2031-06-06' }];
const ILL = { kind: 'compelled', reason: 'passenger_illness' } as const;

/**
 * Refunds of tickets whose exchange or correction has been paid for. A compelled refund gives back everything, split evenly
 * over the changed ways; one at will only the value of the ticket. The rules are in `case.ts`.
 */
export const SURCHARGE_CASES: RefundCase[] = [
  // 104.50 and a difference of 5.23; 32.20 for the carrier and 17.00 for the shop.
  {
    name: 'compelled after an exchange gives back its charges',
    order: { trip: 'euros' },
    exchanges: [LATER],
    ...ILL,
    lines: { tickets: 10_973, surcharges: 4_920 },
  },
  {
    name: 'compelled after two exchanges gives back the charges of both',
    order: { trip: 'euros' },
    exchanges: [LATER, [{ way: OUT, date: '2031-06-10' }]],
    ...ILL,
    lines: { tickets: 11_495, surcharges: 9_840 },
  },
  {
    name: 'compelled for one of two who were exchanged, gives back half',
    order: { trip: 'euroCouple' },
    exchanges: [LATER],
    ...ILL,
    chosen: { passengerIndex: 0 },
    lines: { tickets: 10_973, surcharges: 4_920 },
  },
  {
    name: 'an exchange of a way that was flown is used up',
    order: { trip: 'euros' },
    exchanges: [LATER],
    hours: -60,
    ...ILL,
    chosen: { tripIndex: 1 },
    lines: { tickets: 5_225 },
  },
  {
    // Two directions cost 64.40 and 17.00: half of that belongs to the way back, whose fare has risen by 5.23.
    name: 'after an exchange of both ways, the way back gives back its half',
    order: { trip: 'euros' },
    exchanges: [[...LATER, { way: BACK, date: '2031-06-13' }]],
    hours: -60,
    ...ILL,
    chosen: { tripIndex: 1 },
    lines: { tickets: 5_748, surcharges: 4_070 },
  },
  {
    // 64.40 stay with the carrier, and 10 % with the shop.
    name: 'at will after an exchange keeps its charges',
    order: { trip: 'euros', fare: 'standard' },
    exchanges: [LATER],
    lines: { tickets: 13_073, carrier_penalty: -6_440, shop_fee: -1_307 },
  },
  {
    name: 'compelled after a corrected name gives back its charge',
    order: { trip: 'euroCouple' },
    correction: 2_500,
    ...ILL,
    chosen: { passengerIndex: 0 },
    lines: { tickets: 10_450, surcharges: 2_500 },
  },
  {
    name: 'compelled for another passenger than the corrected one',
    order: { trip: 'euroCouple' },
    correction: 2_500,
    ...ILL,
    chosen: { passengerIndex: 1 },
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled, by train the way back alone after a corrected name',
    order: { trip: 'train' },
    correction: 9_999,
    ...ILL,
    chosen: { tripIndex: 1 },
    lines: { tickets: 522_500, surcharges: 4_999 },
  },
  {
    name: 'cancelled on the day of sale, with a corrected name',
    order: { trip: 'euros' },
    correction: 2_500,
    kind: 'void',
    hours: 810,
    lines: { tickets: 10_450, surcharges: 2_500 },
  },
];
