import { environment } from '~/bff/environment/environment.server';
import { allowedAddress } from '~/bff/http/redirects.server';
import type { RequestContext } from '~/bff/request/context';
import type { Attempt } from '../payment/AttemptFields';
import type { CardChoice } from '../payment/card-choice';
import { savedCards, savedCardViews } from '../payment/saved-cards.server';
import { sbpPayment, type SbpPaymentView } from '../payment/sbp-payment.server';
import type { WayView } from '../payment/ways-view.server';
import { tripTime } from '../summary/pay-deadline';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS, type Brand } from '~/market/brands';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { codeOfPaymentStatus } from '~/upstream/booking/failures';
import type { LaterMeans, LaterPayment } from '~/upstream/booking/later-contract';
import { describeFailureCode } from '~/upstream/error';
import type { LaterPurchase } from './later-purchase';

/** A payment after the sale, as its page shows it: what became of the last try, and the ways to try again. Ready texts. */
export type LaterPaymentView = {
  /** Why the last payment was refused. */
  refusal: string | null;
  /** Address of the bank's 3-D Secure page that waits for confirmation. */
  bankAddress: string | null;
  /** The fast payment that waits in the app of the customer's bank, in place of the ways to pay. */
  sbp: SbpPaymentView | null;
  /** The same above the ways to pay, for somebody who wants another one. */
  waitingInApp: { title: string; text: string; link: { label: string; to: string } } | null;
  ways: Record<LaterMeans, WayView | null>;
  openWay: LaterMeans | null;
  attempt: Attempt;
  savedCards: CardChoice['saved'];
  schemes: Brand['cardSchemes'];
};

export type LaterPaymentParts = {
  booking: Booking;
  savedCards: CardChoice['saved'];
  /** The customer asks for another way than the fast payment that waits. */
  wantsOther: boolean;
  /** Hosts allowed in a link to the bank's page. */
  bankHosts: readonly string[];
};

/** Builds the payment part of a page. */
export function laterPaymentView(
  purchase: LaterPurchase,
  { booking, savedCards, wantsOther, bankHosts }: LaterPaymentParts,
  market: Market,
): LaterPaymentView {
  const last = purchase.payments.at(-1) ?? null;
  const pendingSbp = last?.status === 'pending' ? last.sbp : null;
  const t = getTranslator(market.locale, 'payment');
  const amount = formatMoney(purchase.total, market.locale);
  const { brandName: brand } = market;
  const way = (option: LaterMeans): WayView | null => {
    if (!purchase.options.includes(option)) return null;
    const text = option === 'card' ? t('card.acquiring', { brand }) : `${t('sbp.text', { brand })} ${t('sbp.noFee')}`;
    return {
      title: t('sbp.title'),
      kind: null,
      amount: purchase.total.amount,
      sum: amount,
      payText: t(`${option}.pay`, { amount }),
      chargers: [{ type: 'acquiring', label: brand, text }],
      fee: null,
      split: null,
    };
  };
  const paths = { checkPath: purchase.path, changePath: otherWayPath(purchase.path) };
  const inApp = pendingSbp && { ...pendingSbp, ...purchase.total };
  return {
    refusal: last ? refusalOf(last, market) : null,
    bankAddress: last?.status === 'pending' ? allowedAddress(last.redirectUrl, bankHosts) : null,
    sbp:
      inApp && !wantsOther
        ? sbpPayment(inApp, booking, paths, { market, t: getTranslator(market.locale, 'sbp') })
        : null,
    waitingInApp:
      inApp && wantsOther
        ? {
            title: t('sbp.pending.title'),
            text: t('sbp.pending.text', { amount, ...tripTime(inApp.expiresAt, booking, market) }),
            link: { label: t('sbp.pending.link'), to: purchase.path },
          }
        : null,
    ways: { sbp: way('sbp'), card: way('card') },
    openWay: openWay(purchase, last),
    attempt: { idempotencyKey: purchase.key, order: null },
    savedCards,
    schemes: BRANDS[market.brand].cardSchemes,
  };
}

/** Reads the parts that do not depend on the purchase. */
export async function laterPaymentParts(context: RequestContext, booking: Booking): Promise<LaterPaymentParts> {
  return {
    booking,
    savedCards: savedCardViews(await savedCards(context), context.market),
    wantsOther: context.url.searchParams.has('other'),
    bankHosts: environment().threeDsHosts,
  };
}

/** Query parameter: the ways to pay are shown in place of the payment that waits. */
const OTHER_WAY = 'other';

function otherWayPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${OTHER_WAY}`;
}

/** Returns the headers of a page that checks a fast payment again by itself. */
export function refreshHeaders({ sbp }: Pick<LaterPaymentView, 'sbp'>): Record<string, string> {
  return sbp ? { Refresh: String(sbp.refreshSeconds) } : {};
}

function openWay({ options }: LaterPurchase, last: LaterPayment | null): LaterMeans | null {
  return options.find((option) => option === last?.option) ?? options[0] ?? null;
}

function refusalOf({ status, option }: LaterPayment, { locale }: Market): string | null {
  const code = codeOfPaymentStatus(status);
  if (code === null) return null;
  if (option === 'sbp') return getTranslator(locale, 'payment')('sbp.refused');
  return getTranslator(locale, 'errors')(describeFailureCode(code).messageKey);
}
