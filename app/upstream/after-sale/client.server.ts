import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { changesClient } from './changes-client.server';
import { refundClient } from './refund-client.server';

/** Makes the client of the after-sale service. Failures are `UpstreamError`s. */
export function createAfterSaleClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);
  return { ...refundClient(call), ...changesClient(call) };
}
