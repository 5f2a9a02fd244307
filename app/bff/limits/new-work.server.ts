import type { Visitor } from '~/upstream/visitor';
import { addressKey } from './address-key.server';
import { countAll, type Asker } from './count.server';

/**
 * Identifies a request's visitor to upstream services, which share their places among visitors and limit new work. An
 * instant search costs less than a search, so a visitor out of searches still sees some offers.
 * @param asker a host that does not pass the address (empty) has no budgets
 */
export function upstreamVisitor(asker: Asker): Visitor {
  return {
    key: addressKey(asker.clientIp),
    async charge(kind) {
      if (asker.clientIp === '') return null;
      const verdict = await countAll(asker, [`${kind}-network`, `${kind}-address`], {});
      return verdict.isAllowed ? null : verdict.retryAfterSeconds;
    },
  };
}
