import { redirectTo } from '~/bff/redirects.server';

/** The profile area begins with its overview. */
export function loader() {
  return redirectTo('/user/dashboard', 302);
}
