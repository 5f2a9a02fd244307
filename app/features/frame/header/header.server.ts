import type { AccountSession, RequestContext } from '~/bff/request/context';
import type { Features } from '~/bff/request/features';
import type { ConfigValue } from '~/upstream/settings/contract';
import { RECEIPT_PAGE, type HeaderScreen, type OfferLink } from '../frame-screen';
import { marketChoices } from './market-choices.server';

export type HeaderFacts = Pick<RequestContext, 'brand' | 'market'> & {
  features: Pick<Features, 'accounts' | 'salesLanding' | 'hotels' | 'supportMenu'>;
  /** Null when the settings do not tell. */
  links: ConfigValue<'header_links'> | null;
  /** Who has signed in, vouched for; null for a guest. */
  account: Pick<AccountSession, 'email'> | null;
};

/** The header of a market (specification 1 §2): a link is there when the brand, the flags and the settings have it. */
export function headerScreen({ brand, market, features, links, account }: HeaderFacts): HeaderScreen {
  const candidates: { name: OfferLink['name']; href: string | null | undefined }[] = [
    { name: 'sales', href: brand.hasSales && features.salesLanding ? links?.salesUrl : null },
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
    canSignIn: features.accounts && account === null,
    email: account?.email ?? null,
  };
}

/** The partner is told the currency and where the visitor comes from; dates are the search form's affair (1 §7). */
function hotelsHref(address: string | null | undefined, currency: string): string | null {
  if (!address || !URL.canParse(address)) return address ?? null;
  const url = new URL(address);
  url.searchParams.set('currency', currency);
  url.searchParams.set('label', 'header');
  return url.href;
}
