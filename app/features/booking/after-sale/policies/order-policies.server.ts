import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { phaseOf } from '~/features/booking/flow/checkout-flow';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { Policy } from '~/upstream/documents/policies-contract';
import { boughtItems } from '../../receipt/bought-later';
import { cancelledText } from './policies.server';
import { policyPath } from './policies-path';

/** The insurance policies of an order, each as a file. Ready texts. */
export type OrderPoliciesView = {
  policies: { title: string; about: string; cancelled: string | null; path: string }[];
  /** Says that they did not load; null when they did. */
  missing: string | null;
};

/**
 * Reads the policies of an issued order; null when the service does not answer.
 * @param orders `listOrders`; null when unknown
 */
export async function readPolicies(
  context: RequestContext,
  { token, action }: Pick<Booking, 'token' | 'action'>,
  orders: readonly AncillaryOrder[] | null,
): Promise<Policy[] | null> {
  if (phaseOf(action) !== 'done' || (orders && !hasInsurance(orders))) return [];
  return degrade(context.upstream.documents.listPolicies(token), null, { block: 'documents.policies' });
}

/** Builds the area for a visitor who may see the tickets; null when nothing is insured. */
export function orderPolicies(
  { token }: Pick<Booking, 'token'>,
  policies: readonly Policy[] | null,
  market: Market,
): OrderPoliciesView | null {
  const t = getTranslator(market.locale, 'policies');
  if (policies === null) return { policies: [], missing: t('missing') };
  if (policies.length === 0) return null;
  const day = (date: string) => formatDate(date, market, 'long');
  return {
    policies: policies.map((policy) => ({
      title: policy.title,
      about: [policy.number, t('days', { from: day(policy.validFrom), until: day(policy.validUntil) })].join(' · '),
      cancelled: cancelledText(policy, market, t),
      path: policyPath(token, policy.number),
    })),
    missing: null,
  };
}

function hasInsurance(orders: readonly AncillaryOrder[]): boolean {
  return boughtItems(orders).some(({ group }) => group === 'insurance' || group === 'insurance_packets');
}
