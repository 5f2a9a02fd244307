/**
 * After the sale: refund and void, documents for them, exchange, surcharges, check-in by the shop, changes by the carrier
 * (specification 3 §4, §7; upstream facts §8). One file for each subject; the shapes are ours.
 */
import { endpointsOf } from '~/upstream/endpoint';
import { attachmentCalls } from './attachments-contract';
import { changeCalls } from './changes-contract';
import { exchangeCalls } from './exchange-contract';
import { refundCalls } from './refund-contract';
import { rulesCalls } from './rules-contract';
import { registrationCalls } from './registration-contract';
import { surchargeCalls } from './surcharge-contract';

export * from './attachments-contract';
export * from './changes-contract';
export * from './exchange-contract';
export * from './refund-contract';
export * from './rules-contract';
export * from './registration-contract';
export * from './surcharge-contract';

/** Calls of the after-sale service. */
export const endpoints = endpointsOf('afterSale', {
  ...attachmentCalls,
  ...changeCalls,
  ...exchangeCalls,
  ...refundCalls,
  ...rulesCalls,
  ...registrationCalls,
  ...surchargeCalls,
});
