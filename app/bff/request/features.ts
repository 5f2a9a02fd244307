/**
 * Feature flags (specification 1 §3) with what holds when the settings service does not tell: nothing that is not there
 * is promised, and nothing that pages live by is taken away.
 */
export const DEFAULT_FEATURES = {
  // Of add-ons, the service of ancillaries tells what there is.
  addons: true,
  packets: true,
  variantRefund: true,
  registrationWithSeat: true,
  prioritySupport: true,
  seatSelection: true,
  refundButton: true,
  autoRefund: false,
  loyaltyBlock: false,
  salesLanding: false,
  popularDirections: true,
  oneTapSignIn: false,
  seoLandings: false,
  accounts: true,
  supportMenu: true,
  hotels: true,
  subscription: true,
  appLinkForm: true,
  prizeDraw: false,
  deeplinkRedirect: true,
} as const satisfies Record<string, boolean>;

export type Feature = keyof typeof DEFAULT_FEATURES;
export type Features = Readonly<Record<Feature, boolean>>;
