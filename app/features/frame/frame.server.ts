import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { environment } from '~/bff/environment/environment.server';
import { hostContext } from '~/bff/request/host-context.server';
import { brandOfHost } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { FrameData } from './document-context';
import { findFrameFacts, frameScreen, NO_FACTS } from './frame-screen.server';

type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Loads the frame for a request. */
export async function frameData(args: RequestArgs, now = new Date()): Promise<FrameData> {
  const context = await getContext(args);
  return { market: context.market, ...frameScreen(context, await findFrameFacts(context), now) };
}

/**
 * Loads the frame for an error page without the root loader's data: Remix skips that loader when an action throws. If
 * the context itself fails, host, address and the browser's languages decide, and cookies are ignored.
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
