/** Calls of the services about an order beside its booking: promo codes, documents for who has lost them, better fares. */
import * as connect from './connect/contract';
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
    operation: 'findLink',
    method: 'POST',
    path: documents.paths.open,
    summary: 'The booking that the link of a letter is for, and what it is good for. Changes nothing.',
    request: documents.openRequest,
    answer: documents.openAnswer,
    envelope: { failures: documents.OPEN_FAILURES },
  },
  {
    service: 'documents',
    operation: 'revokeLinks',
    method: 'POST',
    path: documents.paths.revoke,
    summary: 'Closes every link to the tickets of a booking that letters hold.',
    request: documents.revokeRequest,
    answer: documents.revokeAnswer,
    envelope: { failures: documents.REVOKE_FAILURES },
  },
  {
    service: 'connect',
    operation: 'getBestBuyPlus',
    method: 'POST',
    path: connect.paths.bestBuyPlus,
    summary: 'The next better fare of a booking that is not paid yet, or why there is none.',
    request: connect.bestBuyPlusRequest,
    answer: connect.bestBuyPlusAnswer,
    envelope: { failures: connect.FAILURES.bestBuyPlus },
  },
  {
    service: 'connect',
    operation: 'takeBestBuyPlus',
    method: 'POST',
    path: connect.paths.takeBestBuyPlus,
    summary: 'Gives the booking that fare at the price that the customer was shown; repeated calls do no harm.',
    request: connect.takeBestBuyPlusRequest,
    answer: connect.takeBestBuyPlusAnswer,
    envelope: { failures: connect.FAILURES.takeBestBuyPlus },
  },
];
