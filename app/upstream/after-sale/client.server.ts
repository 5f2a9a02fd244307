import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { attachmentsClient } from './attachments-client.server';
import { changesClient } from './changes-client.server';
import { exchangeClient } from './exchange-client.server';
import { refundClient } from './refund-client.server';
import { rulesClient } from './rules-client.server';
import { registrationClient } from './registration-client.server';
import { surchargeClient } from './surcharge-client.server';

/** Makes the client of the after-sale service. Failures are `UpstreamError`s. */
export function createAfterSaleClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);
  return {
    ...attachmentsClient(call),
    ...changesClient(call),
    ...exchangeClient(call),
    ...refundClient(call, binding.account ?? null),
    ...registrationClient(call),
    ...rulesClient(call, binding.market.country),
    ...surchargeClient(call),
  };
}
