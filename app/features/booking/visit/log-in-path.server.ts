import type { RequestContext } from '~/bff/request/context';
import { authHref } from '~/market/auth-address';

/** Returns the sign-in path that comes back to this page; null without accounts and for a signed-in visitor. */
export async function logInPathOf(context: RequestContext): Promise<string | null> {
  const { account, url } = context;
  const { accounts } = await context.features();
  if (!accounts || account) return null;
  return authHref('login', { from: `${url.pathname}${url.search}`, reason: 'orders' });
}
