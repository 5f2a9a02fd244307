import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { RefundCase } from './case';

const refundAddon = (percent: number) => (product: AncillaryProduct) => product.refundPercent === percent;

/** Refunds by train; compelled ones; sales cancelled on their day. The rules are in `case.ts`. */
export const OTHER_CASES: RefundCase[] = [
  // By train, 10,450 roubles: 5,225 a direction, of which 2,090 are the berth.
  {
    name: 'by train in good time',
    order: { trip: 'train' },
    hours: 30,
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  {
    name: 'by train 8 hours before',
    order: { trip: 'train' },
    hours: 8.01,
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  {
    name: 'by train 7 hours before',
    order: { trip: 'train' },
    hours: 7,
    lines: { tickets: 1_045_000, berth_kept: -104_500, shop_fee: -32_900 },
  },
  {
    name: 'by train 2 hours before',
    order: { trip: 'train' },
    hours: 2.01,
    lines: { tickets: 1_045_000, berth_kept: -104_500, shop_fee: -32_900 },
  },
  {
    name: 'by train an hour before',
    order: { trip: 'train' },
    hours: 1,
    lines: { tickets: 1_045_000, berth_kept: -209_000, shop_fee: -29_300 },
  },
  {
    name: 'by train the way back alone',
    order: { trip: 'train' },
    hours: 30,
    chosen: { tripIndex: 1 },
    lines: { tickets: 522_500, shop_fee: -20_000 },
  },
  {
    name: 'by train the way out takes the way back along',
    order: { trip: 'train' },
    hours: 30,
    chosen: { tripIndex: 0 },
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  {
    name: 'by train for two, at the highest fee',
    order: { trip: 'trainCouple' },
    hours: 30,
    lines: { tickets: 2_090_000, shop_fee: -50_000 },
  },
  {
    name: 'by a cheap train, at the lowest fee',
    order: { trip: 'cheapTrain' },
    hours: 30,
    lines: { tickets: 104_500, shop_fee: -20_000 },
  },
  {
    name: 'by train with a promo code',
    order: { trip: 'train', promo: 'TRAIN300' },
    hours: 30,
    lines: { tickets: 1_045_000, promo_code: -30_000, shop_fee: -36_600 },
  },
  {
    name: 'by train through an affiliate, at the same fee',
    order: { trip: 'train', agent: 'partner' },
    hours: 30,
    lines: { tickets: 1_045_000, shop_fee: -36_600 },
  },
  // By a train of another railway, 104.50 euros. The shop's 3.5 % are at least 2.00 and at most 5.00 euros.
  {
    name: 'by a train abroad in second class, a day ahead',
    order: { trip: 'secondClass' },
    hours: 24.01,
    lines: { tickets: 10_450, carrier_penalty: -2_090, shop_fee: -293 },
  },
  {
    name: 'by a train abroad in second class, the way out an hour before',
    order: { trip: 'secondClass' },
    hours: 1,
    chosen: { tripIndex: 0 },
    lines: { tickets: 5_225, carrier_penalty: -5_225 },
  },
  {
    name: 'by a train abroad in first class, a day ahead',
    order: { trip: 'firstClass' },
    hours: 24.01,
    lines: { tickets: 10_450, shop_fee: -366 },
  },
  {
    name: 'by a train abroad in first class, the way out an hour before',
    order: { trip: 'firstClass' },
    hours: 1,
    chosen: { tripIndex: 0 },
    lines: { tickets: 5_225, carrier_penalty: -1_045, shop_fee: -200 },
  },
  // Nobody pays for a refund that was not wanted.
  {
    name: 'compelled',
    order: { trip: 'euros' },
    kind: 'compelled',
    reason: 'passenger_illness',
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled through an affiliate',
    order: { trip: 'euros', agent: 'partner' },
    kind: 'compelled',
    reason: 'death',
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled, one passenger',
    order: { trip: 'euroCouple' },
    kind: 'compelled',
    reason: 'visa_refusal',
    chosen: { passengerIndex: 0 },
    lines: { tickets: 10_450 },
  },
  {
    name: 'compelled, with a promo code',
    order: { trip: 'roubles', promo: 'FLY500' },
    kind: 'compelled',
    reason: 'flight_cancellation',
    lines: { tickets: 1_045_000, promo_code: -50_000 },
  },
  {
    name: 'compelled, a charter with the fee of its card',
    order: { trip: 'charter' },
    kind: 'compelled',
    reason: 'flight_delay',
    lines: { tickets: 1_045_000, payment_fee: 15_600 },
  },
  {
    name: 'a charter at will keeps the fee of its card',
    order: { trip: 'charter', fare: 'standard' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'cancelled on the day of sale',
    order: { trip: 'euros' },
    kind: 'void',
    hours: 810,
    lines: { tickets: 10_450 },
  },
  {
    name: 'cancelled on the day of sale, paid in two parts',
    order: { trip: 'roubles', isSplit: true },
    kind: 'void',
    hours: 810,
    lines: { tickets: 1_045_000 },
  },
  // 24 hours by the law of the USA, also after 22:00 in Moscow and with a low-cost carrier.
  {
    name: 'to the USA, cancelled 22 hours after the purchase',
    order: { trip: 'usa' },
    kind: 'void',
    hours: 790,
    lines: { tickets: 10_450 },
  },
  {
    name: 'to the USA with a low-cost carrier, cancelled at once',
    order: { trip: 'usaLowCost' },
    kind: 'void',
    hours: 810,
    lines: { tickets: 10_450 },
  },
  {
    name: 'cancelled on the day of sale, with extras',
    order: { trip: 'roubles', extras: refundAddon(90) },
    kind: 'void',
    hours: 810,
    lines: { tickets: 1_045_000, addons: 94_100 },
  },
];
