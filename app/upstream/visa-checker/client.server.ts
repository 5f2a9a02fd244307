import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type VisaRule } from './contract';

/** Makes the client of the visa checker (specification 1 §7). Failures are `UpstreamError`s. */
export function createVisaCheckerClient({ ids, market, caches, transport }: UpstreamBinding) {
  return {
    /** Returns the rule of entry; null when none is known. Codes have two capital letters. */
    async findRule(citizenship: string, destination: string): Promise<VisaRule | null> {
      const query = { citizenship, destination, locale: market.locale };
      const key = ['visaChecker.rule', query];
      return (await caches.long.read(key, () => transport.call(endpoints.findRule, query, ids))).rule;
    },
  };
}
