import { getTranslator } from '~/i18n/translator.server';
import { statementMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { PART_INTENTS, type PartPaymentView } from './part-payment';

/** Formats money of the wallet in the currency of an order, to the hundredth where there are any. */
export function walletMoney({ currency }: Pick<Booking, 'currency'>, market: Pick<Market, 'locale'>) {
  return (amount: number) => statementMoney([amount], currency, market.locale)(amount);
}

/** Builds the wallet's block of step 2. Null for a guest, for an empty wallet, and where wallets are not offered. */
export function eWalletView(booking: Booking, isOffered: boolean, market: Market): PartPaymentView | null {
  const { eWallet, eWalletOffer: offer } = booking;
  const isOn = eWallet.amount > 0 || eWallet.unmet !== null;
  if (booking.paid > 0 || (!isOn && (!isOffered || !offer))) return null;
  const t = getTranslator(market.locale, 'booking');
  const money = walletMoney(booking, market);
  return {
    field: 'eWallet',
    intents: PART_INTENTS.eWallet,
    words: {
      title: t('eWallet.title'),
      label: t('eWallet.label'),
      apply: t('eWallet.apply'),
      remove: t('promo.remove'),
    },
    inputMode: 'decimal',
    rule: offer ? t('eWallet.rule', { balance: money(offer.balance) }) : t('eWallet.none'),
    applied: eWallet.amount > 0 ? t('eWallet.applied', { amount: money(-eWallet.amount) }) : null,
    unmet:
      eWallet.unmet === null
        ? null
        : t('eWallet.unmet', { wanted: money(eWallet.unmet), amount: money(eWallet.amount) }),
    offered: offer ? typedAmount(offer.max) : '',
  };
}

/** Returns the amount as one would type it: "120" or "120.50". */
function typedAmount(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
