/**
 * After the sale: refund and void, documents for them, check-in by the shop, changes by the carrier (specification 3
 * §4, §7; upstream facts §8). One file for each subject; the shapes are ours.
 */
import { endpointsOf } from '~/upstream/endpoint';
import { changeCalls } from './changes-contract';
import { refundEndpoints } from './refund-contract';

export * from './changes-contract';
export * from './refund-contract';

/** Calls of the after-sale service. */
export const endpoints = endpointsOf('afterSale', {
  ...refundEndpoints,
  ...changeCalls,
});
