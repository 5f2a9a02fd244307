/** Features of a country (specification 1 §3, country configuration). */
export type CountryFlags = {
  covidBanner: boolean;
  warBanner: boolean;
  /** Gift tickets. */
  gift: boolean;
  /** The "why buy here" block. */
  benefits: boolean;
  faq: boolean;
  /** The block about the mobile app. */
  aboutApp: boolean;
  newsletter: boolean;
  /** Refunds cancelled trips without manual work. */
  autoRefund: boolean;
  /** The shop checks passengers in online. */
  onlineRegistration: boolean;
  /** Link to the page about the company. */
  aboutCompany: boolean;
  /** Offers services step by step in the booking. */
  wizardServices: boolean;
  /** Shows a promotion while results load. */
  resultsLoaderPromo: boolean;
  /** Link to the fare rules beside the booking. */
  fareLinkInSidebar: boolean;
};

/** Countries abroad: the whole shop, except features that need a local contract. */
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

/** Russia's neighbours. */
export const NEAR: CountryFlags = { ...ABROAD, covidBanner: true, resultsLoaderPromo: true };

export const HOME: CountryFlags = { ...NEAR, gift: true, autoRefund: true, wizardServices: true };
