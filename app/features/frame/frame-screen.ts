import type { EasterEggPair } from './footer/easter-egg';

/** One line of a chooser: what is sent, and what it is called. */
export type Choice = { value: string; label: string };

/** What the visitor may choose; a list with nothing to choose from is empty and has no control. */
export type MarketChoices = { languages: Choice[]; countries: Choice[]; currencies: Choice[] };

/** Where an order is found by phone and document. */
export const RECEIPT_PAGE = '/download-documents';

/** A link that not every market has; its words are `frame.<name>`. */
export type OfferLink = { name: 'sales' | 'hotels' | 'ticketFinder'; href: string };

export type HeaderScreen = {
  offers: OfferLink[];
  choices: MarketChoices;
  hasHelpMenu: boolean;
  /** The button that leads to the log-in; without accounts there is none, nor when one has signed in. */
  canSignIn: boolean;
  /** The address of whoever has signed in. */
  email: string | null;
};

export type SocialLink = { title: string; href: string };

/** A section of the block of landing pages (specification 1 §2); its title is `footer.seo.<name>`. */
export type SeoSection = { name: SeoSectionName; links: { label: string; href: string }[] };
export const SEO_SECTIONS = ['directions', 'cities', 'airports', 'airlines', 'countries'] as const;
export type SeoSectionName = (typeof SEO_SECTIONS)[number];

export type FooterScreen = {
  /** Of the request's date: the end of the range of years. */
  year: number;
  hasAboutLink: boolean;
  hasExtraAppStore: boolean;
  hasRailwayCaption: boolean;
  social: SocialLink[];
  /** Null where the landing pages are not shown. */
  seo: SeoSection[] | null;
  /** Null where the settings do not ask for it. */
  easterEgg: EasterEggPair | null;
};

export type CovidNotice = { text: string; href: string | null };

export type BannersScreen = {
  /** The visitor has not accepted cookies yet. */
  asksForCookies: boolean;
  /** Null where there is nothing to say; the view shows it on its seven pages only. */
  covid: CovidNotice | null;
};

/** All of the frame but the market: plain data, ready texts. */
export type FrameScreen = {
  header: HeaderScreen;
  footer: FooterScreen;
  banners: BannersScreen;
  /** Script of the prompt that signs guests in; null where there is none. */
  oneTapScript: string | null;
};
