/**
 * Feature flags (specification 1 §3) with their defaults for when the settings service does not answer: they promise
 * nothing that may be missing, and remove nothing that pages need.
 */
export const DEFAULT_FEATURES = {
  // The ancillaries service decides which add-ons there are; those that people deliver wait for their own flags.
  addons: true,
  packets: true,
  refundService: false,
  variantRefund: false,
  onlineRegistration: false,
  registrationWithSeat: false,
  warranty: false,
  prioritySupport: false,
  vip: false,
  seatSelection: true,
  refundButton: true,
  autoRefund: false,
  loyaltyBlock: false,
  // Beside the currency of the brand's own wallet.
  eWallet: false,
  discounts: false,
  salesLanding: false,
  popularDirections: true,
  oneTapSignIn: false,
  seoLandings: false,
  accounts: true,
  supportMenu: true,
  supportChat: false,
  assistant: false,
  hotels: true,
  subscription: true,
  priceSubscription: false,
  appLinkForm: true,
  prizeDraw: false,
  blog: false,
  deeplinkRedirect: true,
} as const satisfies Record<string, boolean>;

export type Feature = keyof typeof DEFAULT_FEATURES;
export type Features = Readonly<Record<Feature, boolean>>;
