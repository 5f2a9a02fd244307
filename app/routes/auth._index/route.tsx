import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';
import { readWayOn } from '~/features/account/auth/way-on.server';
import type { LoaderFunctionArgs } from '@remix-run/node';

/** Without a view in the path, redirects to signing in (specification 3 §2). */
export async function loader(args: LoaderFunctionArgs) {
  return redirectTo(authHref('login', readWayOn((await getContext(args)).url)), 302);
}
