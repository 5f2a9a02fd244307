import { expect, it } from 'vitest';
import type { PaymentStatus } from './contract';
import { codeOfPaymentStatus } from './failures';

it.each<[PaymentStatus, string | null]>([
  ['success', null],
  ['pending', null],
  ['idle', null],
  ['cvv_error', 'cvvError'],
  ['no_money', 'insufficientFundsError'],
  ['no_issuer', 'issuerError'],
  ['expired_card', 'cardExpiredError'],
  ['invalid_request', 'paymentError'],
  ['payment_error', 'paymentError'],
])('maps the payment status %s to %s', (status, code) => expect(codeOfPaymentStatus(status)).toBe(code));
