/** What is shown or offered in a country (specification 1 §3, country configuration). */
export type CountryFlags = {
  covidBanner: boolean;
  warBanner: boolean;
  /** Tickets as a present. */
  gift: boolean;
  /** The block on why to buy here. */
  benefits: boolean;
  faq: boolean;
  /** The block on the mobile app. */
  aboutApp: boolean;
  newsletter: boolean;
  /** Money for a cancelled trip goes back without anybody's help. */
  autoRefund: boolean;
  /** The shop checks its passengers in. */
  onlineRegistration: boolean;
  /** The link to the page about the company. */
  aboutCompany: boolean;
  /** Services are offered step by step in the booking. */
  wizardServices: boolean;
  /** A promotion while results are being looked for. */
  resultsLoaderPromo: boolean;
  /** The link to the rules of the fare beside the booking. */
  fareLinkInSidebar: boolean;
};

/** Countries abroad: the whole shop, without what needs a contract in the country. */
export const ABROAD: CountryFlags = {
  covidBanner: false,
  warBanner: false,
  gift: false,
  benefits: true,
  faq: true,
  aboutApp: true,
  newsletter: true,
  autoRefund: false,
  onlineRegistration: true,
  aboutCompany: true,
  wizardServices: false,
  resultsLoaderPromo: false,
  fareLinkInSidebar: true,
};

/** Russia and its neighbours. */
export const NEAR: CountryFlags = { ...ABROAD, covidBanner: true, resultsLoaderPromo: true };

export const HOME: CountryFlags = { ...NEAR, gift: true, autoRefund: true, wizardServices: true };
