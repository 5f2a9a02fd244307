import type { EasterEggPair } from './footer/easter-egg';
import type { IconName } from '~/ui/Icon';

/** An option of a selector: submitted value and label. */
export type Choice = { value: string; label: string };

/** The visitor's options; an empty list has no control. */
export type MarketChoices = { languages: Choice[]; countries: Choice[]; currencies: Choice[] };

/** Page that finds an order by phone and document. */
export const RECEIPT_PAGE = '/download-documents';

/** A link that only some markets have; its text is `frame.<name>`. */
export type OfferLink = { name: 'sales' | 'hotels' | 'ticketFinder'; href: string };

export type HeaderScreen = {
  offers: OfferLink[];
  choices: MarketChoices;
  hasHelpMenu: boolean;
  /** False without a chat, and while it cannot be used: support is then written to. */
  hasChat: boolean;
  hasAssistant: boolean;
  /** The points of the account, where they are offered; `balance` null while it is unknown. */
  points: { balance: string | null } | null;
  /** "Wallet: €25", where wallets are offered; without the sum while it is unknown or nothing is there. */
  eWallet: string | null;
  hasPriceAlerts: boolean;
  hasDiscounts: boolean;
  /** Answers in the chat that the account has not seen; 0 while that is unknown. */
  unreadAnswers: number;
  /** Shows the sign-in button; false without accounts and once signed in. */
  canSignIn: boolean;
  /** Email of the signed-in account. */
  email: string | null;
};

export type SocialLink = { title: string; href: string };

/** A section of landing-page links (specification 1 §2); its title is `footer.seo.<name>`. */
export type SeoSection = { name: SeoSectionName; links: { label: string; href: string }[] };
export const SEO_SECTIONS = ['directions', 'cities', 'airports', 'airlines', 'countries'] as const;
export type SeoSectionName = (typeof SEO_SECTIONS)[number];

export type FooterScreen = {
  /** Year of the request, the end of the range of years. */
  year: number;
  /** The company behind the brand in the visitor's country, with address and registers; null while it is unknown. */
  company: string | null;
  /** How payments are taken and secured, with our own marks instead of trademarks. Ready texts. */
  marks: { icon: IconName; text: string }[];
  hasAboutLink: boolean;
  hasExtraAppStore: boolean;
  hasRailwayCaption: boolean;
  /** Page about trains; null in a country where none are sold. */
  railwayPath: string | null;
  /** Page of sales; null where they are not shown. */
  salesPath: string | null;
  social: SocialLink[];
  /** Null when landing pages are not shown. */
  seo: SeoSection[] | null;
  /** Null unless the settings enable it. */
  easterEgg: EasterEggPair | null;
};

/** A line above seven pages: travel and illness, closed airspace. */
export type FrameNotice = { kind: 'covid' | 'war'; text: string; href: string | null };

export type BannersScreen = {
  /** True until the visitor dismisses the cookie note. */
  hasCookieNote: boolean;
  /** The view shows them on their seven pages only. */
  notices: FrameNotice[];
};

/** The frame without the market: plain data, ready texts. */
export type FrameScreen = {
  header: HeaderScreen;
  footer: FooterScreen;
  banners: BannersScreen;
  /** Script of the prompt that signs guests in; null without one. */
  oneTapScript: string | null;
};
