import type { DeviceTerms, DeviceWallet } from '~/upstream/booking/wallet-contract';

/** Their names, which no language translates. */
export const DEVICE_NAMES: Readonly<Record<DeviceWallet, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

/** The value of `intent` in the form that sends a token to step 2. */
export const DEVICE_INTENTS = { apple_pay: 'payApplePay', google_pay: 'payGooglePay' } as const;

/** The facts for the page's script, as JSON in the form's `data-wallet`. */
export type DeviceButton = Pick<
  DeviceTerms,
  'country' | 'networks' | 'gateway' | 'gatewayMerchantId' | 'merchantId'
> & {
  wallet: DeviceWallet;
  isTest: boolean;
  /** Address of the provider's script. */
  script: string;
  /** The trade name that the sheet shows. */
  shopName: string;
  /** In major units with a point: "245.10". */
  amount: string;
  currency: string;
  /** BCP 47 */
  locale: string;
  /** Where the shop asks Apple to vouch for it. */
  sessionPath: string;
};
