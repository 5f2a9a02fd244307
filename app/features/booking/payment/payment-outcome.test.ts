import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Settled } from '~/bff/waiting/pending.server';
import { bookAndIssueAnswer } from '~/upstream/booking/contract';
import { kindOfCode, UpstreamError, type UpstreamErrorKind } from '~/upstream/error';
import { paymentOutcome, type PaymentAnswer } from './payment-outcome.server';

const token = '6b1f6bb5-8b5c-4f0e-9a25-0d6f4a6a3f10';
const path = (page: string) => `/mbooking/${page}/${token}`;

function failed(code: string | null, kind: UpstreamErrorKind = kindOfCode(code ?? '')): Settled<PaymentAnswer> {
  const parts = { kind, code, service: 'booking', operation: 'bookAndIssue', requestId: 'r' } as const;
  return { state: 'failed', error: new UpstreamError(parts) };
}
function answered(payment: Partial<z.input<typeof bookAndIssueAnswer>['payment']>): Settled<PaymentAnswer> {
  const wire = { action: 'manual_paying' as const, payment: { status: 'success' as const, ...payment } };
  return { state: 'ready', value: bookAndIssueAnswer.parse(wire) };
}

describe('paymentOutcome', () => {
  it.each<[string, Settled<PaymentAnswer>, string]>([
    ['a running call', { state: 'waiting', sinceMs: 700 }, path('checking')],
    ['a successful payment', answered({}), path('checking')],
    ['a pending payment without a page', answered({ status: 'pending' }), path('checking')],
    [
      '3-D Secure',
      answered({ status: 'pending', redirect_url: 'https://bank.example/3ds?a=1&b=2' }),
      `${path('3ds')}?to=https%3A%2F%2Fbank.example%2F3ds%3Fa%3D1%26b%3D2`,
    ],
    ['a timeout', failed(null, 'timeout'), path('checking')],
    ['an outage', failed('serverError'), path('checking')],
    ['an unreadable answer', failed(null, 'badContract'), path('checking')],
    ['an order paid before', failed('alreadyCompleted'), path('checking')],
    ['a changed price', failed('rateChangedError'), path('step2')],
  ])('%s leaves no refused fields', (_, settled, expected) =>
    expect(paymentOutcome(token, settled)).toEqual({ path: expected }),
  );

  it.each([
    'cvvError',
    'insufficientFundsError',
    'issuerError',
    'cardExpiredError',
    'paymentError',
    'operationWasBroken',
    'failAction',
    'sessionExpired',
  ])('%s leads back to the payment with its reason', (code) =>
    expect(paymentOutcome(token, failed(code))).toEqual({ path: path('step2'), refused: { payment: code } }),
  );

  it.each([
    ['passportNumber', 1, 'step1', 'passengers[1].passportNumber'],
    ['phone', null, 'step1', 'phone'],
    ['pan', null, 'step2', 'card.pan'],
  ])('a refused %s leads to its field', (field, passengerIndex, page, name) => {
    const error = new UpstreamError({
      kind: 'invalid',
      code: 'requestFormat',
      service: 'booking',
      operation: 'bookAndIssue',
      requestId: 'r',
      fields: [{ passengerIndex, field, code: 'format' }],
    });
    expect(paymentOutcome(token, { state: 'failed', error })).toEqual({
      path: path(page),
      refused: { [name]: 'carrierRefused' },
    });
  });
});
