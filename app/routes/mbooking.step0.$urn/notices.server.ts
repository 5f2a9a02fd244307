import { isByTrain } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Money } from '~/market/money';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { fareTotal } from './fare-total';

/** `lines`: a single one is a sentence, several are a list. */
export type FareNotice = { kind: 'info' | 'warning' | 'danger' | 'good'; title: string; lines: string[] };

/** The price is higher than the one the customer saw: old, new and reason. Ready texts. */
export type PriceChangeView = { title: string; old: string; now: string; reason: string };

/** Lists the notices to read before choosing a fare. `refusal`: why the form was rejected, a ready text. */
export function noticesOf(
  quote: FareQuote,
  { refusal, isRenewed }: { refusal: string | null; isRenewed: boolean },
  t: Translate,
): FareNotice[] {
  const notices: FareNotice[] = [];
  if (refusal) notices.push({ kind: 'danger', title: t('step0.refused.title'), lines: [refusal] });
  if (isRenewed) notices.push({ kind: 'info', title: t('step0.renewed.title'), lines: [t('step0.renewed.text')] });
  const complex = complexTrip(quote, t);
  if (complex) notices.push(complex);
  if (quote.warnings.charter) {
    const lines = ['charter.times', 'charter.refund', 'charter.bags'].map((key) => t(`step0.${key}`));
    notices.push({ kind: 'warning', title: t('step0.charter.title'), lines });
  }
  // By train alone the fare table says it.
  if (!isByTrain(quote.segments) && quote.segments.some(({ transportKind }) => transportKind === 'train')) {
    notices.push({ kind: 'info', title: t('step0.assignedPlaces.title'), lines: [t('step0.assignedPlaces.text')] });
  }
  return notices;
}

/**
 * Describes separate tickets in one order (upstream facts §8), or one ticket of so many flights that their order
 * matters.
 */
function complexTrip({ segments, warnings }: FareQuote, t: Translate): FareNotice | null {
  if (!warnings.complexTrip) return null;
  const records = new Set(segments.map(({ recordIndex }) => recordIndex)).size;
  const isSelfTransfer = segments.some((segment) => segment.isSelfTransfer);
  if (records < 2 && !isSelfTransfer) {
    return { kind: 'info', title: t('step0.multiLeg.title'), lines: [t('step0.multiLeg.text')] };
  }
  const lines = [
    t('step0.complexTrip.rules', { count: Math.max(records, 2) }),
    ...(isSelfTransfer ? [t('step0.complexTrip.bags'), t('step0.complexTrip.missed')] : []),
    ...(segments.some(({ isTransitVisaNeeded }) => isTransitVisaNeeded) ? [t('step0.complexTrip.visa')] : []),
  ];
  return { kind: 'warning', title: t('step0.complexTrip.title'), lines };
}

type ShownBefore = {
  choice: { fareKey: string; shownTotal: number } | null;
  shownFare: FareVariant | null;
  shownPrice: Money | null;
};

/** Asks about a higher price; a lower one is good news, told in one line. */
type Told = { rise: PriceChangeView | null; fall: FareNotice | null };

/**
 * Compares old and new price: against the form's last price, else the card's, else the booking service's price at the
 * search. Both are null when they are equal.
 * @param shown.shownFare the fare of the card or link; null when the quote lacks it, so that no price can be compared
 */
export function priceChange(
  quote: FareQuote,
  { choice, shownFare, shownPrice }: ShownBefore,
  { market, t }: { market: Market; t: Translate },
): Told {
  const chosen = quote.fareVariants.find((fare) => fare.key === choice?.fareKey);
  if (!chosen && !shownFare) return { rise: null, fall: null };
  const now = fareTotal(quote, chosen ?? shownFare!);
  const atSearch = shownFare === quote.fareVariants[0] ? quote.totalPriceAtSearch : now;
  const shownAmount = shownPrice?.currency === quote.currency ? shownPrice.amount : atSearch;
  const old = choice && chosen ? choice.shownTotal : shownAmount;
  if (old === now) return { rise: null, fall: null };
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, market.locale);
  const sums = { old: money(old), now: money(now) };
  if (now < old) {
    const lines = choice ? [t('step0.priceDown.whileChoosing')] : [];
    return { rise: null, fall: { kind: 'good', title: t('step0.priceDown.text', sums), lines } };
  }
  const reason = t(choice ? 'step0.priceChange.whileChoosing' : 'step0.priceChange.sinceSearch');
  return { rise: { title: t('step0.priceUp.title'), ...sums, reason }, fall: null };
}
