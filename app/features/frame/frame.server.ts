import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { environment } from '~/bff/environment.server';
import { hostContext } from '~/bff/host-context.server';
import { brandOfHost } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { FrameData } from './document-context';

type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** What the frame shows for this request. */
export async function frameData(args: RequestArgs, now = new Date()): Promise<FrameData> {
  const { market } = await getContext(args);
  return { market, year: now.getUTCFullYear() };
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
    const market = resolveMarket({
      brand: brandOfHost(new URL(origin).host, environment().brandHosts),
      url: new URL(args.request.url),
      cookies: new Map(),
      acceptLanguage: args.request.headers.get('accept-language'),
    });
    return { market, year: now.getUTCFullYear() };
  }
}
