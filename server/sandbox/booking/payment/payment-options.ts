import type {
  PaymentMeansName,
  PaymentOptionWire,
  PaymentPart,
  PaymentType,
} from '~/upstream/booking/payment-contract';
import { DEVICE_WALLETS, isDeviceWallet } from '~/upstream/booking/wallet-contract';
import type { Offer } from '../../search/offers/offer';
import { deviceTermsOf } from './device-payment';
import type { Due } from './due';
import { ServiceFailure, requestFormat } from '../../service/failure';
import { ticketsPrice } from '../records/tickets-price';
import type { BookingRecord } from '../records/records';
import { fareHeldUntil } from '../records/fare-hold';
import { halvesOf } from '../records/split';
import { WALLET_NAME } from '../records/state';
import { recordCount } from '../records/trip';

/** The means of a payment, and its recipient. */
export type Means = { option: PaymentMeansName; type: PaymentType };

/** Roubles, where the law allows it, and charters, whose seats must be settled with the organiser. */
const CARD_FEE_PERMILLE = 15;

/**
 * Returns the fee of a payment in hundredths: 1.5 % rounded down to whole roubles for a card at the shop's bank, on
 * charters. The fast payment system and payments to the carrier have none.
 */
export function feeOn(net: number, { option, type }: Means, offer: Offer): number {
  const isTaken = option === 'card' && type === 'acquiring' && offer.session.currency === 'RUB';
  return isTaken && isCharter(offer) ? Math.floor((net * CARD_FEE_PERMILLE) / 100_000) * 100 : 0;
}

export function isCharter(offer: Offer): boolean {
  return offer.trips.flat().some(({ wire }) => wire.is_charter === true);
}

/** Returns the ways to pay the amount due; the usual one first. */
export function paymentOptions(booking: BookingRecord, due: Due, now: number): PaymentOptionWire[] {
  const { offer } = booking;
  return meansFor(booking, due).map((means) => {
    const fee = feeOn(due.net, means, offer);
    const halves = due.part === 'whole' && maySplit(means, booking, now) ? halvesOf(due.net) : null;
    return {
      option: means.option,
      name: means.option === 'wallet' ? WALLET_NAME : null,
      device: isDeviceWallet(means.option) ? deviceTermsOf(means.option) : null,
      payment_type: means.type,
      fee,
      total: due.net + fee,
      // The carrier knows nothing of the shop's codes.
      reject_discount: means.type === 'gds',
      split: halves && {
        first_total: halves.first + feeOn(halves.first, means, offer),
        second_total: halves.second + feeOn(halves.second, means, offer),
        pay_second_until: new Date(fareHeldUntil(booking)).toISOString(),
      },
    };
  });
}

/** The charge of a payment. */
export type PaymentQuote = Means & { part: PaymentPart; amount: number; fee: number } & Pick<
    Due,
    'points' | 'wallet' | 'payer'
  >;

/**
 * Returns the charge of a payment of the amount due.
 * @throws ServiceFailure requestFormat for unaccepted means; wrongAction for a first payment when the second is due
 */
export function quotePayment(
  means: Means,
  isFirstOfTwo: boolean,
  { booking, due, now }: { booking: BookingRecord; due: Due; now: number },
): PaymentQuote {
  const { offer } = booking;
  if (!meansFor(booking, due).some(({ option, type }) => option === means.option && type === means.type)) {
    throw requestFormat([{ field: means.type === 'gds' ? 'payment_type' : 'payment_option', code: 'unavailable' }]);
  }
  if (isFirstOfTwo && due.part === 'second') throw new ServiceFailure('wrongAction', {}, 'the second payment is due');
  const halves = isFirstOfTwo && maySplit(means, booking, now) ? halvesOf(due.net) : null;
  if (isFirstOfTwo && !halves) throw requestFormat([{ field: 'split', code: 'unavailable' }]);
  const net = halves?.first ?? due.net;
  const fee = feeOn(net, means, offer);
  const { points, wallet, payer } = due;
  return { ...means, part: halves ? 'first' : due.part, amount: net + fee, fee, points, wallet, payer };
}

function meansFor(booking: BookingRecord, due: Due): Means[] {
  // The wallet pays all of it: nobody has to be asked.
  if (due.net === 0) return due.wallet > 0 ? [{ option: 'e_wallet', type: 'acquiring' }] : [];
  const isRouble = booking.offer.session.currency === 'RUB';
  // Neither Apple Pay nor Google Pay works with Russian banks.
  const online = isRouble ? (['sbp'] as const) : (['wallet', ...DEVICE_WALLETS] as const);
  return [
    { option: 'card', type: 'acquiring' },
    ...online.map((option) => ({ option, type: 'acquiring' }) as const),
    ...(isForCarrier(booking, due) ? [{ option: 'card', type: 'gds' } as const] : []),
  ];
}

/** Less time for the second payment is not worth splitting for. */
const LEAST_SPLIT_MS = 60 * 60_000;

function maySplit({ type }: Means, booking: BookingRecord, now: number): boolean {
  const isTaken = type === 'acquiring' && booking.offer.session.currency === 'RUB';
  return isTaken && fareHeldUntil(booking) - now >= LEAST_SPLIT_MS;
}

/** Checks whether the carrier charges by itself: only for its own tickets, on one record. */
function isForCarrier(booking: BookingRecord, { part, net }: Due): boolean {
  const { offer } = booking;
  const carriers = new Set(offer.trips.flat().map(({ wire }) => wire.marketing_carrier));
  const isItsOwn = carriers.size === 1 && recordCount(offer) === 1 && !isCharter(offer);
  return isItsOwn && part === 'whole' && net === ticketsPrice(booking);
}
