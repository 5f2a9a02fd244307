import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';
import { readReturnUrl } from '~/features/account/auth/return-url.server';
import type { LoaderFunctionArgs } from '@remix-run/node';

/** Without a view in the path, redirects to signing in (specification 3 §2). */
export async function loader(args: LoaderFunctionArgs) {
  return redirectTo(authHref('login', readReturnUrl((await getContext(args)).url)), 302);
}
