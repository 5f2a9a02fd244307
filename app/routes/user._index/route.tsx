import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';

/** Redirects the profile area to its overview. Keeps the query, which may have an affiliate's marks. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectTo(`/user/dashboard${new URL(request.url).search}`, 302);
}
