import type { LoaderFunctionArgs } from '@remix-run/node';
import { landingVisitor } from '~/bff/limits/landing-work.server';
import { upstreamVisitor } from '~/bff/limits/new-work.server';
import type { UpstreamClients } from '~/upstream/services.server';
import { getContext } from './context.server';
import type { RequestContext } from './context';
import { hostContext } from './host-context.server';
import { bindLandingClients } from './upstream.server';

/** The context of a landing page: nothing of the visitor, and clients with a cache and a budget of their own. */
export type LandingContext = Pick<RequestContext, 'brand' | 'market' | 'url' | 'publicOrigin'> & {
  upstream: UpstreamClients;
};

/** Returns the context of a landing page. */
export async function getLandingContext(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<LandingContext> {
  const { brand, market, url, publicOrigin, requestId, traceId, clientIp } = await getContext(args);
  const { isShared } = hostContext(args.context, args.request);
  const visitor = landingVisitor(upstreamVisitor({ clientIp, requestId }), { request: args.request, isShared });
  const upstream = bindLandingClients({ ids: { requestId, traceId, visitor }, market, marks: {} });
  return { brand, market, url, publicOrigin, upstream };
}
