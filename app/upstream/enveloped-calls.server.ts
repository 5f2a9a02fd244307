import type { UpstreamBinding } from './binding';
import type { AnswerOf, Endpoint, RequestOf, RequestWithout } from './endpoint';

/**
 * Makes the calls of a service whose requests carry version and language (upstream facts §5).
 * @param added further keys of every request of this service
 */
export function envelopedCalls<Added extends object = object>(
  { ids, market, transport }: Pick<UpstreamBinding, 'ids' | 'market' | 'transport'>,
  added?: Added,
) {
  return <E extends Endpoint>(
    endpoint: E,
    request: RequestWithout<E, 'v' | 'lang' | Extract<keyof Added, string>>,
  ): Promise<AnswerOf<E>> => {
    const body: unknown = { ...request, ...added, v: '2.0', lang: market.locale };
    return transport.call(endpoint, body as RequestOf<E>, ids);
  };
}
