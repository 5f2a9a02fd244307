import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';

/** The profile area begins with its overview. The query may bear marks of an affiliate. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectTo(`/user/dashboard${new URL(request.url).search}`, 302);
}
