import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { environment } from '~/bff/environment/environment.server';
import { hostContext } from '~/bff/request/host-context.server';
import { brandOfHost } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { FrameData } from './document-context';
import { findFrameFacts, frameScreen, NO_FACTS } from './frame-screen.server';

type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** What the frame shows for this request. */
export async function frameData(args: RequestArgs, now = new Date()): Promise<FrameData> {
  const context = await getContext(args);
  return { market: context.market, ...frameScreen(context, await findFrameFacts(context), now) };
}

/**
 * The same for an error page without the root loader's data: Remix does not run that loader when an action has thrown.
 * If the context itself has failed, host, address and the browser's languages decide; cookies are left alone then.
 */
export async function frameOfFailure(args: RequestArgs, now = new Date()): Promise<FrameData> {
  try {
    return await frameData(args, now);
  } catch {
    const { origin } = hostContext(args.context, args.request);
    const brand = brandOfHost(new URL(origin).host, environment().brandHosts);
    const cookies = new Map<string, string>();
    const acceptLanguage = args.request.headers.get('accept-language');
    const market = resolveMarket({ brand, url: new URL(args.request.url), cookies, acceptLanguage });
    return { market, ...frameScreen({ brand, market, cookies }, NO_FACTS, now) };
  }
}
