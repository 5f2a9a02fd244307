import { paymentWays, type OrderPrice, type PaymentWay } from '../summary/price-lines';
import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import { unbroken } from '~/market/punctuation';
import type { Booking } from '~/upstream/booking/contract';
import type { DeviceWallet } from '~/upstream/booking/wallet-contract';
import type { PaymentType } from '~/upstream/booking/payment-contract';

/** A payment option. Ready texts; amounts in hundredths are posted back by its form. */
export type WayView = {
  /** The heading of a payment without a card. */
  title: string;
  /** Says what a wallet is; null for other ways, and for one without a name of its own. */
  kind: string | null;
  amount: number;
  /** The same in words, with the currency. */
  sum: string;
  payText: string;
  /** Companies that charge the card, as the bank statement names them; the first applies unless another is chosen. */
  chargers: { type: PaymentType; label: string; text: string }[];
  /** The fee; null when there is none. */
  fee: string | null;
  split: SplitView | null;
};

/** The option in two payments. */
export type SplitView = {
  firstAmount: number;
  /** "Pay in two parts" */
  title: string;
  /** "5 000 ₽ now, 5 000 ₽ by 20:30" */
  plan: string;
  /** When the tickets come, what it costs, and what happens without the second payment. */
  points: string[];
  payText: string;
};

/** The ways with a form on step 2; wallets of a device have pages of their own. */
export type WaysView = Record<FormOption, WayView | null>;
export type FormOption = Exclude<PaymentWay['option'], DeviceWallet>;
type FormWay = PaymentWay & { option: FormOption };

/** About a day. A second payment that is due sooner helps nobody, so two payments are not offered. */
const LEAST_DELAY_MS = 20 * 3_600_000;

/** Builds the options for paying what is due. All are null when nothing can be paid. */
export function waysView(booking: Booking, price: OrderPrice, market: Market, now: Date): WaysView {
  const isWorth = (split: PaymentWay['split']) =>
    split !== null && Date.parse(split.payBy) - now.getTime() >= LEAST_DELAY_MS;
  const ways = paymentWays(booking, price).map((way) => (isWorth(way.split) ? way : { ...way, split: null }));
  const t = getTranslator(market.locale, 'payment');
  const view = (option: FormOption) => {
    const way = ways.find((one): one is FormWay => one.option === option);
    return way ? wayView(way, booking, market, t) : null;
  };
  const [card, sbp] = [view('card'), view('sbp')];
  const isDearer = card?.fee && sbp && !sbp.fee;
  return {
    card: isDearer ? { ...card, fee: `${card.fee} ${t('card.noFeeBySbp')}` } : card,
    sbp,
    wallet: view('wallet'),
    e_wallet: view('e_wallet'),
  };
}

/** The rows of step 2 from top to bottom: where SBP exists, most people pay by it. */
const WAYS_IN_ORDER = ['sbp', 'card', 'wallet', 'e_wallet'] as const satisfies readonly FormOption[];

/** Returns the way to show open: that of the last attempt, else the first; null when nothing can be paid. */
export function openWay({ payments }: Pick<Booking, 'payments'>, ways: WaysView): FormOption | null {
  const offered = WAYS_IN_ORDER.filter((option) => ways[option] !== null);
  return offered.find((option) => option === payments.at(-1)?.option) ?? offered[0] ?? null;
}

function wayView(way: FormWay, booking: Booking, market: Market, t: Translate): WayView {
  const money = (amount: Money) => formatMoney(amount, market.locale);
  const { option, fee, total } = way;
  const name = walletName(way.name, t);
  // Nothing else is due: the button says what the account's wallet pays.
  const charge = option === 'e_wallet' ? { ...total, amount: booking.eWallet.amount } : total;
  return {
    title: option === 'wallet' ? name : t(option === 'e_wallet' ? 'e_wallet.title' : 'sbp.title'),
    kind: option === 'wallet' && way.name !== null ? t('wallet.name') : null,
    amount: total.amount,
    sum: money(charge),
    payText: t(`${option}.pay`, { amount: money(charge), name }),
    chargers: way.types.map((type) => chargerOf(way, type, booking, market)),
    fee: fee.amount > 0 ? t('card.fee', { fee: money(fee), total: money(total) }) : null,
    split: splitView(way, booking, market, t),
  };
}

/** Returns a wallet's name, or a general one where the service has none. */
export function walletName(name: string | null, t: Translate): string {
  return name ?? t('wallet.name');
}

/** Explains the payment type (specification 2 §3): who takes the money. */
function chargerOf({ option, name, fee }: FormWay, type: PaymentType, booking: Booking, market: Market) {
  const t = getTranslator(market.locale, 'payment');
  const { brandName: brand } = market;
  if (option !== 'card') {
    const text = t(`${option}.text`, { brand, name: walletName(name, t) });
    return { type, label: brand, text: option === 'sbp' && fee.amount === 0 ? `${text} ${t('sbp.noFee')}` : text };
  }
  if (type === 'acquiring') return { type, label: brand, text: t('card.acquiring', { brand }) };
  const carriers = new Set(booking.segments.map(({ marketingCarrier: code }) => booking.airlines[code]?.name ?? code));
  const carrier = [...carriers].join(', ');
  return { type, label: carrier, text: t('card.gds', { carrier }) };
}

function splitView({ split, option }: FormWay, booking: Booking, market: Market, t: Translate): SplitView | null {
  if (!split) return null;
  const [first, second] = [split.first, split.second].map((amount) => formatMoney(amount, market.locale));
  const until = tripTime(split.payBy, booking, market);
  if (first === undefined || second === undefined) return null;
  return {
    firstAmount: split.first.amount,
    title: t('split.title'),
    plan: t('split.plan', { first, second, ...until, time: unbroken(until.time) }),
    points: [t('split.points.ticket'), t('split.points.interest'), t('split.points.late', { first })],
    payText: t(option === 'sbp' ? 'split.paySbp' : 'split.pay', { amount: first }),
  };
}
