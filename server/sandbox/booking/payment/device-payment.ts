import type { DeviceWallet } from '~/upstream/booking/wallet-contract';
import type { z } from 'zod';
import type { openAppleSession } from '~/upstream/booking/wallet-contract';
import type { SandboxContext } from '../../service/service';
import { ServiceFailure, requestFormat } from '../../service/failure';
import { getBooking } from '../records/desk';
import { addAppleSession, type DeviceTokenRecord } from '../records/device-tokens';
import { TEST_CARDS, judgeCard, type CardVerdict } from './cards';

/** The shop's number at the gateway and at both providers. */
export const DEVICE_MERCHANT = 'merchant.sandbox.fairwind';

/** Returns the terms of a device's wallet, as the wire has them. */
export function deviceTermsOf(option: DeviceWallet) {
  return {
    country: 'GB',
    networks: ['visa', 'mastercard'],
    merchant_id: DEVICE_MERCHANT,
    is_test: true,
    ...(option === 'google_pay' ? { gateway: 'sandbox', gateway_merchant_id: DEVICE_MERCHANT } : {}),
  };
}

/** A token is thrown away after this time. */
const TOKEN_LIFETIME_MS = 10 * 60_000;

/** The cards in the wallet of every device: one with money and one without. */
export const DEVICE_CARDS = TEST_CARDS.filter(({ pan }) => ['4242', '9995'].includes(pan.slice(-4)));

/**
 * Returns the bank's verdict on a token: it pays once, exactly its amount, and not late. Then its card decides.
 * @param amount in hundredths
 */
export function judgeDeviceToken(
  token: DeviceTokenRecord | null,
  { amount, currency }: { amount: number; currency: string },
  now: Date,
): CardVerdict {
  const card = DEVICE_CARDS.find(({ pan }) => pan.endsWith(token?.cardLast4 ?? 'none'));
  const isGood =
    token !== null &&
    token.usedBy === null &&
    token.amount === amount &&
    token.currency === currency &&
    now.getTime() - token.createdAt < TOKEN_LIFETIME_MS;
  if (!isGood || !card) return { kind: 'declined', status: 'payment_error' };
  return judgeCard({ pan: card.pan, expiry: '12/99' }, now);
}

/** Apple's sheet must open within five minutes. */
const SESSION_LIFETIME_MS = 5 * 60_000;

/** payment/apple_pay_session.json: lets Apple, which is this sandbox too, vouch for the shop's host. */
export async function openSession(
  body: z.output<typeof openAppleSession.request>,
  context: SandboxContext,
): Promise<z.input<typeof openAppleSession.answer>> {
  await getBooking(context, body.token);
  if (new URL(body.validation_url).origin !== context.origin) {
    throw requestFormat([{ field: 'validation_url', code: 'unknown' }]);
  }
  if (!/^[a-z0-9.-]+$/i.test(body.domain)) throw new ServiceFailure('wrongAction', {}, 'an unregistered domain');
  const now = context.now().getTime();
  const expiresAt = now + SESSION_LIFETIME_MS;
  return {
    session: {
      epochTimestamp: now,
      expiresAt,
      merchantSessionIdentifier: await addAppleSession(context.store, body.domain.toLowerCase(), expiresAt),
      merchantIdentifier: DEVICE_MERCHANT,
      domainName: body.domain,
      displayName: body.display_name,
    },
  };
}
