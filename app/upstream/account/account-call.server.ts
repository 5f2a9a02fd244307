import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';

/**
 * Makes the calls of the account service: every request carries version, language (upstream facts §5) and the
 * visitor's browser. Failures are `UpstreamError`s with the codes that the contracts list.
 */
export function accountCall(binding: UpstreamBinding) {
  const { client } = binding;
  const facts = client && {
    id: client.id,
    browser: client.browser,
    system: client.system,
    site_url: client.siteUrl,
  };
  return envelopedCalls(binding, { client: facts });
}
export type AccountCall = ReturnType<typeof accountCall>;
