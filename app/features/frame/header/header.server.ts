import type { AccountSession, RequestContext } from '~/bff/request/context';
import { areDiscountsOffered } from '~/bff/account/discounts.server';
import type { Features } from '~/bff/request/features';
import type { ConfigValue } from '~/upstream/settings/contract';
import { formatPoints } from '~/features/booking/payment/points-view.server';
import { getTranslator } from '~/i18n/translator.server';
import { statementMoney } from '~/market/format';
import { labelled } from '~/market/punctuation';
import { RECEIPT_PAGE, type HeaderScreen, type OfferLink } from '../frame-screen';
import { marketChoices } from './market-choices.server';
import { salesPath } from './sales-path';

export type HeaderFacts = Pick<RequestContext, 'brand' | 'market'> & {
  features: Pick<
    Features,
    | 'accounts'
    | 'salesLanding'
    | 'hotels'
    | 'supportMenu'
    | 'supportChat'
    | 'assistant'
    | 'priceSubscription'
    | 'discounts'
  >;
  /** Null when the settings are unavailable. */
  links: ConfigValue<'header_links'> | null;
  /** The signed-in account, verified; null for a guest. */
  account: Pick<AccountSession, 'email'> | null;
  chat: { isAvailable: boolean; unread: number };
  /** Null where points are not offered. */
  points: { balance: number | null } | null;
  /** The wallet in the market's currency; null where it is not offered. Hundredths. */
  eWallet: { balance: number | null } | null;
};

/** Builds the header of a market (specification 1 §2): a link appears when brand, flags and settings all have it. */
export function headerScreen({
  brand,
  market,
  features,
  links,
  account,
  chat,
  points,
  eWallet,
}: HeaderFacts): HeaderScreen {
  const candidates: { name: OfferLink['name']; href: string | null | undefined }[] = [
    { name: 'sales', href: salesPath({ brand, features, links }) },
    {
      name: 'hotels',
      href: brand.hasHotelsLink && features.hotels ? hotelsHref(links?.hotelsUrl, market.currency) : null,
    },
    { name: 'ticketFinder', href: brand.hasTicketFinder ? (links ? links.ticketFinderUrl : RECEIPT_PAGE) : null },
  ];
  return {
    offers: candidates.flatMap(({ name, href }) => (href ? [{ name, href }] : [])),
    choices: marketChoices(brand, market.locale),
    hasHelpMenu: features.supportMenu,
    hasChat: features.supportChat && chat.isAvailable,
    hasAssistant: features.assistant,
    points: points && { balance: points.balance === null ? null : formatPoints(points.balance, market) },
    eWallet: eWallet && walletText(eWallet.balance, market),
    hasPriceAlerts: features.priceSubscription,
    hasDiscounts: areDiscountsOffered({ brand, market, features }),
    unreadAnswers: features.supportChat && account ? chat.unread : 0,
    canSignIn: features.accounts && account === null,
    email: account?.email ?? null,
  };
}

function walletText(balance: number | null, { locale, currency }: HeaderFacts['market']): string {
  const name = getTranslator(locale, 'common')('frame.accountPages.wallet');
  return balance ? labelled(name, statementMoney([balance], currency, locale)(balance), locale) : name;
}

/** Passes currency and source to the partner; the search form adds dates (1 §7). */
function hotelsHref(address: string | null | undefined, currency: string): string | null {
  if (!address || !URL.canParse(address)) return address ?? null;
  const url = new URL(address);
  url.searchParams.set('currency', currency);
  url.searchParams.set('label', 'header');
  return url.href;
}
