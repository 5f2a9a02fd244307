import type { z } from 'zod';
import type { tokenRequest } from '~/upstream/booking/contract';
import type { sbpInfoAnswer } from '~/upstream/booking/payment-contract';
import type { SandboxContext } from '../../service/service';
import { listAttempts, type AttemptRecord } from '../records/attempt-records';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { getBooking } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { attemptStatusAt } from '../records/state';

/** Banks of the sandbox's world with apps in the fast payment system, by their names. */
const SBP_BANKS: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>> = {
  en: { north: 'North Bank', harbour: 'Harbour Bank', linden: 'Linden Credit' },
  ru: { north: 'Северный банк', harbour: 'Банк «Гавань»', linden: 'Кленовый банк' },
};

/** Returns the banks with their names in the customer's language, by code. */
export function sbpBanks(language: LetterLanguage): Readonly<Record<string, string>> {
  return SBP_BANKS[language === 'ru' ? 'ru' : 'en'];
}

/** payment/sbp_info.json: returns the last payment by the fast payment system, even after its end. */
export async function findSbpPayment(
  body: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<z.input<typeof sbpInfoAnswer>> {
  const booking = await getBooking(context, body.token);
  const attempts = await listAttempts(context.store, booking.token);
  const last = attempts.findLast(({ option }) => option === 'sbp');
  if (!last) throw new ServiceFailure('wrongAction', {}, 'nothing is paid by the fast payment system');
  const status = attemptStatusAt(last, context.now().getTime());
  const links = sbpLinks(sbpAddress(last, context.origin), letterLanguage(booking.language));
  return {
    status,
    ...(status === 'pending' ? links : { qr_payload: null, deeplink: null, banks: [] }),
    amount: last.amount,
    currency: booking.offer.session.currency,
    expires_at: new Date(last.deadlineAt).toISOString(),
  };
}

/** Returns the code of a payment and the links to the apps of banks. @param address the bank's page behind the code */
export function sbpLinks(address: string, language: LetterLanguage) {
  return {
    qr_payload: address,
    deeplink: `${address}?app`,
    banks: Object.entries(sbpBanks(language)).map(([code, name]) => ({ name, deeplink: `${address}?bank=${code}` })),
  };
}

/** Returns the bank's page behind a payment's code. */
function sbpAddress({ token }: AttemptRecord, origin: string): string {
  return `${origin}/payment/sbp/${token}`;
}
