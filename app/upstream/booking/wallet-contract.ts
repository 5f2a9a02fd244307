/**
 * The wallets of a device, Apple Pay and Google Pay, in the booking service's requests and answers (docs/decisions/048).
 */
import { z } from 'zod';
import type { EndpointDescription } from '~/upstream/endpoint';
import { requestBase } from '~/upstream/envelope';

/** Wallets of a device or browser: a script of their provider asks the customer and gives a token of a card. */
export const DEVICE_WALLETS = ['apple_pay', 'google_pay'] as const;
export type DeviceWallet = (typeof DEVICE_WALLETS)[number];

/** Apple's and Google's tokens have 1,500 to 4,000 characters. */
export const LONGEST_DEVICE_TOKEN = 12_000;

/** The facts that a provider's button needs; its script's address is the shop's own setting. */
export const deviceTerms = z
  .looseObject({
    /** Country of the bank that takes the money, ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
    /** Card networks in lower case: visa, mastercard. */
    networks: z.array(z.string()).min(1),
    /** The only reader of the token: the gateway's name and the shop's number there. Only Google Pay asks. */
    gateway: z.string().nullish(),
    gateway_merchant_id: z.string().nullish(),
    /** The shop's number at the provider. */
    merchant_id: z.string().nullish(),
    is_test: z.boolean().nullish(),
  })
  .transform((terms) => ({
    country: terms.country,
    networks: terms.networks,
    gateway: terms.gateway ?? null,
    gatewayMerchantId: terms.gateway_merchant_id ?? null,
    merchantId: terms.merchant_id ?? null,
    isTest: terms.is_test ?? false,
  }));
export type DeviceTerms = z.output<typeof deviceTerms>;

/** Narrows a way to pay to the wallets of a device. */
export function isDeviceWallet(option: string): option is DeviceWallet {
  return (DEVICE_WALLETS as readonly string[]).includes(option);
}

/**
 * Asks Apple to vouch for the shop, with the merchant certificate that only the payment service has. `validation_url`
 * comes from the customer's browser: the service calls Apple's own hosts only.
 */
const appleSessionRequest = requestBase.extend({
  token: z.string().max(100),
  validation_url: z.url().max(500),
  /** Host of the page with the button. */
  domain: z.string().max(253),
  display_name: z.string().max(64),
});

/** `session` goes to the browser unread, and from there to Apple. */
const appleSessionAnswer = z.looseObject({ session: z.looseObject({}) }).transform(({ session }) => session);

export const openAppleSession = {
  method: 'POST',
  path: '/booking/payment/apple_pay_session.json',
  summary: 'Asks Apple to vouch for the shop, so that the sheet of Apple Pay opens.',
  request: appleSessionRequest,
  answer: appleSessionAnswer,
  envelope: { failures: ['NotFound', 'wrongAction', 'requestFormat', 'serverError'] },
  isRead: false,
  timeoutMs: 20_000,
} as const satisfies EndpointDescription;
