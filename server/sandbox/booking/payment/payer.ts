import type { z } from 'zod';
import type { paymentOrder } from '~/upstream/booking/payment-contract';
import type { SandboxContext } from '../../service/service';
import type { BookingDesk } from '../records/desk';
import { isDeviceWallet, type DeviceWallet } from '~/upstream/booking/wallet-contract';
import { isLuhnValid } from './cards';
import { findDeviceToken, type DeviceTokenRecord } from '../records/device-tokens';
import type { FieldFailure } from '../../service/failure';

/**
 * The source of the money: a card, the customer's bank through the fast payment system, an online wallet, the e-wallet of
 * the account, or a card in the wallet of a device; `token` is null when that wallet never gave it.
 */
export type Payer =
  | { option: 'card'; pan: string; expiry: string }
  | { option: DeviceWallet; token: DeviceTokenRecord | null }
  | { option: 'sbp' | 'wallet' | 'e_wallet' };

type Body = {
  payment: Pick<z.output<typeof paymentOrder>, 'payment_option' | 'card' | 'card_id' | 'cvv' | 'device_token'>;
  auth_token?: string | null | undefined;
};

/** Finds the payer of a payment, or returns the faults. */
export async function findPayer(
  { payment, auth_token: authToken }: Body,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<{ payer: Payer | null; failures: FieldFailure[] }> {
  const { payment_option: option, card, card_id: cardId } = payment;
  if (isDeviceWallet(option)) {
    const token = await findDeviceToken(context.store, option, payment.device_token ?? '');
    return { payer: { option, token }, failures: [] };
  }
  if (option !== 'card') return { payer: { option }, failures: [] };
  if (card) {
    const payer = { option: 'card', pan: card.pan, expiry: card.exp_date_month_year } as const;
    return { payer, failures: [...checkNumber(payer), ...checkCode(card.cvv)] };
  }
  const saved = await desk.findSavedCard(context, authToken ?? '', cardId ?? '');
  if (!saved) return { payer: null, failures: [{ field: 'card_id', code: 'unknown' }] };
  const payer = { option: 'card', pan: saved.pan, expiry: saved.expMonthYear } as const;
  return { payer, failures: checkCode(payment.cvv ?? '') };
}

function checkNumber({ pan, expiry }: { pan: string; expiry: string }): FieldFailure[] {
  return [
    ...(isLuhnValid(pan) ? [] : [{ field: 'pan', code: 'format' }]),
    ...(/^(0[1-9]|1[0-2])\//.test(expiry) ? [] : [{ field: 'exp_date_month_year', code: 'month' }]),
  ];
}

function checkCode(cvv: string): FieldFailure[] {
  return /^\d{3,4}$/.test(cvv) ? [] : [{ field: 'cvv', code: 'format' }];
}
