import type { Visitor } from '~/upstream/visitor';
import { addressKey } from './address-key.server';
import { countAll, type Asker } from './count.server';

/**
 * The visitor of a request, as upstream services share their places among visitors and limit new work. An instant search
 * costs less than a search, so that there is something to show to somebody who has used up the searches.
 * @param asker a host that does not tell the address (it is empty then) has no budgets
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
