import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import { SBP } from '../payments-sandbox';
import type { RefundCase } from './case';

const refundAddon = (percent: number) => (product: AncillaryProduct) => product.refundPercent === percent;
const isVip = ({ group }: AncillaryProduct) => group === 'vip';
const bags = ({ group, target, bags: list }: AncillaryProduct) =>
  group === 'baggage' && (target.tripIndex ?? 0) === 0 && (target.passengerIndex ?? 0) === 0 && list?.length === 1;

/** Refunds by air at will; the rules are in `case.ts`. */
export const AIR_CASES: RefundCase[] = [
  // By air. 104.50 euros: 52.25 a direction, of which 7.32 are taxes.
  {
    name: 'a fare without refund gives its taxes',
    order: { trip: 'euros' },
    lines: { tickets: 10_450, fare_kept: -8_986, shop_fee: -1_045 },
  },
  {
    name: 'through an affiliate',
    order: { trip: 'euros', agent: 'partner' },
    lines: { tickets: 10_450, fare_kept: -8_986, shop_fee: -1_464 },
  },
  {
    name: 'at a penalty',
    order: { trip: 'euros', fare: 'standard' },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -1_245 },
  },
  {
    name: 'at a penalty through an affiliate',
    order: { trip: 'euros', fare: 'standard', agent: 'partner' },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -2_104 },
  },
  {
    name: 'one of two passengers',
    order: { trip: 'euroCouple', fare: 'standard' },
    chosen: { passengerIndex: 1 },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -1_245 },
  },
  {
    name: 'two passengers',
    order: { trip: 'euroCouple', fare: 'standard' },
    lines: { tickets: 24_900, carrier_penalty: -12_880, shop_fee: -2_490 },
  },
  {
    name: 'one of two separate tickets',
    order: { trip: 'euroTwoTickets', fare: 'standard' },
    chosen: { recordIndex: 1 },
    lines: { tickets: 6_225, carrier_penalty: -3_220, shop_fee: -623 },
  },
  {
    name: 'the way out takes the way back of its ticket along',
    order: { trip: 'euros', fare: 'standard' },
    chosen: { tripIndex: 0 },
    lines: { tickets: 12_450, carrier_penalty: -6_440, shop_fee: -1_245 },
  },
  {
    name: 'the way back alone, before the way out',
    order: { trip: 'euros', fare: 'standard' },
    chosen: { tripIndex: 1 },
    lines: { tickets: 6_225, carrier_penalty: -3_220, shop_fee: -623 },
  },
  {
    name: 'the way back of one of two passengers',
    order: { trip: 'euroCouple', fare: 'standard', agent: 'partner' },
    chosen: { passengerIndex: 1, tripIndex: 1 },
    lines: { tickets: 6_225, carrier_penalty: -3_220, shop_fee: -1_052 },
  },
  {
    name: 'the way back of an adult takes that of the child along',
    order: { trip: 'euroFamily' },
    chosen: { passengerIndex: 0, tripIndex: 1 },
    // 52.25 and 39.00 euros, of which 7.32 and 5.46 are taxes.
    lines: { tickets: 9_125, fare_kept: -7_847, shop_fee: -913 },
  },
  {
    name: 'the way back after the way out has left',
    order: { trip: 'euros', fare: 'standard' },
    hours: -30,
    chosen: { tripIndex: 1 },
    lines: { tickets: 6_225, carrier_penalty: -3_220, shop_fee: -623 },
  },
  {
    name: 'an adult takes the child along',
    order: { trip: 'euroFamily', fare: 'standard' },
    chosen: { passengerIndex: 0 },
    lines: { tickets: 22_250, carrier_penalty: -12_880, shop_fee: -2_225 },
  },
  {
    name: 'a child alone',
    order: { trip: 'euroFamily', fare: 'standard' },
    chosen: { passengerIndex: 1 },
    lines: { tickets: 9_800, carrier_penalty: -6_440, shop_fee: -980 },
  },
  {
    name: 'in dollars',
    order: { trip: 'dollars', fare: 'standard' },
    lines: { tickets: 12_450, carrier_penalty: -7_000, shop_fee: -1_245 },
  },
  {
    name: 'in won, whole',
    order: { trip: 'won', fare: 'standard' },
    lines: { tickets: 12_450_000, carrier_penalty: -9_590_000, shop_fee: -1_245_000 },
  },
  {
    name: 'in roubles',
    order: { trip: 'roubles', fare: 'standard' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'by the fast payment system',
    order: { trip: 'roubles', fare: 'standard', means: SBP },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'paid in two parts',
    order: { trip: 'roubles', fare: 'standard', isSplit: true },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, shop_fee: -124_500 },
  },
  {
    name: 'with a promo code, which burns',
    order: { trip: 'roubles', fare: 'standard', promo: 'FLY500' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, promo_code: -50_000, shop_fee: -124_500 },
  },
  {
    name: 'with a promo code that paid for almost all',
    order: { trip: 'roubles', fare: 'standard', promo: 'BIG100000' },
    lines: { tickets: 1_245_000, carrier_penalty: -644_000, promo_code: -601_000 },
  },
  // VIP of one passenger costs 13 dollars; the shop takes nothing, whoever sold the tickets.
  {
    name: 'with VIP',
    order: { trip: 'roubles', fare: 'standard', agent: 'partner', extras: isVip },
    lines: {
      tickets: 1_245_000,
      addons: 119_600,
      carrier_penalty: -644_000,
      addons_kept: -119_600,
      shop_fee_waived: 0,
    },
  },
  {
    name: 'with VIP, which goes back when the carrier cancels',
    order: { trip: 'roubles', extras: isVip },
    kind: 'compelled',
    reason: 'flight_cancellation',
    lines: { tickets: 1_045_000, addons: 119_600 },
  },
  // The refund add-on: 90, 75 or 50 % of the price, if asked for over 48 hours before departure.
  {
    name: 'with the refund add-on of 90 %',
    order: { trip: 'roubles', extras: refundAddon(90) },
    hours: 49,
    lines: {
      tickets: 1_045_000,
      addons: 94_100,
      fare_kept: -898_600,
      addons_kept: -94_100,
      shop_fee: -104_500,
      refund_addon: 898_600,
    },
  },
  {
    name: 'with the refund add-on of 75 %',
    order: { trip: 'roubles', extras: refundAddon(75) },
    hours: 49,
    lines: {
      tickets: 1_045_000,
      addons: 67_900,
      fare_kept: -898_600,
      addons_kept: -67_900,
      shop_fee: -104_500,
      refund_addon: 741_850,
    },
  },
  {
    name: 'with the refund add-on of 50 %',
    order: { trip: 'roubles', extras: refundAddon(50) },
    hours: 49,
    lines: {
      tickets: 1_045_000,
      addons: 41_800,
      fare_kept: -898_600,
      addons_kept: -41_800,
      shop_fee: -104_500,
      refund_addon: 480_600,
    },
  },
  {
    name: 'with the refund add-on, too late',
    order: { trip: 'roubles', extras: refundAddon(90) },
    hours: 48,
    lines: { tickets: 1_045_000, addons: 94_100, fare_kept: -898_600, addons_kept: -94_100, shop_fee: -104_500 },
  },
  // Extras.
  {
    name: 'bags of a fare without refund stay paid',
    order: { trip: 'euros', extras: bags },
    lines: { tickets: 10_450, addons: 3_219, fare_kept: -8_986, addons_kept: -3_219, shop_fee: -1_045 },
  },
];
