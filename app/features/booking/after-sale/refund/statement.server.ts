import { DEVICE_NAMES } from '~/features/booking/payment/device-wallets';
import type { Translate } from '~/i18n/translate';
import { statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { RefundDestination, RefundQuote, RefundRequest } from '~/upstream/after-sale/contract';
import { isDeviceWallet } from '~/upstream/booking/wallet-contract';

/** The money of a refund, itemised. Ready texts. */
export type StatementView = {
  lines: { label: string; amount: string; reason: string | null }[];
  total: string;
  /** "£100.00 to the card •••• 4242": one for each payment that gets something. */
  destinations: string[];
  /** "All of it to the card •••• 4242", where the total stands beside it; null when it goes to several places. */
  allTo: string | null;
  /** "The money arrives by 3 December 2031 at the latest"; null while nobody knows the day. */
  until: string | null;
};

export type StatementFacts = Pick<RefundQuote, 'currency' | 'lines' | 'destinations'> & {
  /** Hundredths. */
  total: number;
  moneyUntil: RefundRequest['moneyUntil'];
};

/** @param t reads the namespace `refund` */
export type RefundWords = { market: Market; t: Translate };

/** Formats the money of a quote or a request to the hundredth. */
export function statement(facts: StatementFacts, { market, t }: RefundWords): StatementView {
  const { currency, lines, total, destinations, moneyUntil } = facts;
  const amounts = [total, ...[...lines, ...destinations].map(({ amount }) => amount)];
  const money = statementMoney(amounts, currency, market.locale);
  return {
    lines: lines.map(({ code, amount, percent }) => ({
      label: percent === null ? t(`lines.${code}.label`) : `${t(`lines.${code}.label`)}, ${percent} %`,
      amount: money(amount),
      reason: code === 'shop_fee' && total === 0 ? t('lines.shop_fee.capped') : reasonOf(code, t),
    })),
    total: money(total),
    destinations: destinationLines(destinations, money, t),
    allTo: allTo(destinations, total, t),
    // Money for the wallet is there at once.
    until:
      moneyUntil === null || isAllToEWallet(destinations)
        ? null
        : t('to.until', { date: formatSaleDay(moneyUntil, market) }),
  };
}

/** Whether all of the money goes to the wallet of an account. */
export function isAllToEWallet(destinations: readonly RefundDestination[]): boolean {
  return destinations.length > 0 && destinations.every(({ option }) => option === 'e_wallet');
}

/** Says where money goes back to: a line for each payment that gets some. */
export function moneyDestinations(
  destinations: readonly RefundDestination[],
  currency: RefundQuote['currency'],
  { market, t }: RefundWords,
): string[] {
  const amounts = destinations.map(({ amount }) => amount);
  return destinationLines(destinations, statementMoney(amounts, currency, market.locale), t);
}

function allTo([only, other]: readonly RefundDestination[], total: number, t: Translate): string | null {
  return only && !other && only.amount === total ? t('to.all', { means: meansOf(only, t) }) : null;
}

function destinationLines(
  destinations: readonly RefundDestination[],
  money: (amount: number) => string,
  t: Translate,
): string[] {
  return destinations.map((one) => t('to.line', { amount: money(one.amount), means: meansOf(one, t) }));
}

/** Says why a line is there, where that needs a word. */
function reasonOf(code: StatementFacts['lines'][number]['code'], t: Translate): string | null {
  return REASONED.includes(code) ? t(`lines.${code}.reason`) : null;
}

/** Lines that need a word about why. */
const REASONED: readonly string[] = [
  'surcharges',
  'carrier_penalty',
  'fare_kept',
  'berth_kept',
  'addons_kept',
  'shop_fee',
  'shop_fee_waived',
  'promo_code',
  'bonus',
  'refund_addon',
];

/** Names the means of payment that gets the money back: "the card •••• 4242". */
function meansOf({ option, cardLast4 }: RefundDestination, t: Translate): string {
  if (cardLast4 !== null && !isDeviceWallet(option)) return t('to.card', { digits: cardLast4 });
  if (isDeviceWallet(option)) return t('to.device', { name: DEVICE_NAMES[option] });
  if (option === 'sbp') return t('to.sbp');
  if (option === 'e_wallet') return t('to.eWallet');
  return option === 'card' ? t('to.anyCard') : t('to.source');
}
