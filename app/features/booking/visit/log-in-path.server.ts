import type { RequestContext } from '~/bff/request/context';
import { authHref } from '~/market/auth-address';

/** Where to log in to come back to this page; null where there are no accounts, and for whoever has logged in. */
export async function logInPathOf(context: RequestContext): Promise<string | null> {
  const { account, url } = context;
  const { accounts } = await context.features();
  if (!accounts || account) return null;
  return authHref('login', { from: `${url.pathname}${url.search}`, reason: 'orders' });
}
