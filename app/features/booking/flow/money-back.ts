import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { isDeviceWallet } from '~/upstream/booking/wallet-contract';
import type { Booking } from '~/upstream/booking/contract';

/** Banks show refunded money within this many days. */
const BANK_DAYS = 10;
const DAY_MS = 86_400_000;

/** The booking fields that say where its money is. */
export type PaidBooking = Pick<Booking, 'payments' | 'currency'>;

/**
 * Where the money of an ended booking is, in ready texts. `refund`: money was taken; how much comes back, how and by
 * when. `nothing`: one sentence saying that nothing was charged.
 */
export type MoneyStatement = { refund: { title: string; text: string } } | { nothing: string };

/**
 * Says where the money of an ended booking is.
 * @param t reads the namespace `booking`
 */
export function describeMoney(
  { payments, currency }: PaidBooking,
  { market, t }: { market: Market; t: Translate },
): MoneyStatement {
  const taken = payments.filter(({ status }) => status === 'success');
  if (taken.length === 0) {
    const isPending = payments.some(({ status }) => status === 'pending' || status === 'unknown');
    const state = isPending ? 'pending' : payments.length > 0 ? 'attempted' : 'none';
    return { nothing: t(`problem.charged.${state}`) };
  }
  const amount = taken.reduce((sum, attempt) => sum + attempt.amount, 0);
  const sentAt = taken.map(({ refundedAt }) => refundedAt);
  const refundFacts = {
    amount: formatMoney({ amount, currency }, market.locale),
    to: t(`problem.refund.to.${meansKey(new Set(taken.map(({ option }) => option)))}`),
  };
  // The later of two refunds counts; claim that all is sent only when both are.
  const last = sentAt.includes(null) ? null : sentAt.reduce((late, at) => (at! > late! ? at : late));
  if (last === null || last === undefined) {
    return { refund: { title: t('problem.refund.coming.title'), text: t('problem.refund.coming.text', refundFacts) } };
  }
  if (taken.every(({ option }) => option === 'e_wallet')) {
    return {
      refund: { title: t('problem.refund.inWallet.title'), text: t('problem.refund.inWallet.text', refundFacts) },
    };
  }
  const day = (instant: number) => formatDate(new Date(instant).toISOString().slice(0, 10), market, 'long');
  const dates = { sent: day(Date.parse(last)), until: day(Date.parse(last) + BANK_DAYS * DAY_MS) };
  return {
    refund: {
      title: t('problem.refund.sent.title'),
      text: t('problem.refund.sent.text', { ...refundFacts, ...dates }),
    },
  };
}

function meansKey(
  means: ReadonlySet<PaidBooking['payments'][number]['option']>,
): 'card' | 'sbp' | 'wallet' | 'e_wallet' | 'both' {
  const [one, another] = means;
  if (one === undefined || one === 'unknown' || another !== undefined) return 'both';
  return isDeviceWallet(one) ? 'card' : one;
}
