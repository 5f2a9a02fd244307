/** Calls of the services about an order beside its booking: promo codes, and documents for who has lost them. */
import * as documents from './documents/contract';
import type { Endpoint } from './endpoints';
import * as promoCode from './promo-code/contract';

export const ORDER_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'promoCode',
    operation: 'apply',
    method: 'POST',
    path: promoCode.paths.verify,
    summary: 'Takes a promo code for a booking, or none any more; it is used up when the order is paid.',
    request: promoCode.promoCodeRequest,
    answer: promoCode.promoCodeAnswer,
    envelope: { failures: promoCode.PROMO_CODE_FAILURES },
  },
  {
    service: 'documents',
    operation: 'request',
    method: 'POST',
    path: documents.paths.request,
    summary: 'Sends the link to an order to its own e-mail; the answer does not tell whether there is such an order.',
    request: documents.documentsRequest,
    answer: documents.documentsAnswer,
    envelope: { failures: documents.REQUEST_FAILURES },
  },
  {
    service: 'documents',
    operation: 'open',
    method: 'POST',
    path: documents.paths.open,
    summary: 'The booking that the link of such a letter is for.',
    request: documents.openRequest,
    answer: documents.openAnswer,
    envelope: { failures: documents.OPEN_FAILURES },
  },
];
