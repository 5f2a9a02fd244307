import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';

/** Redirects to signing in for the notebook, and back. @param from a path of this site */
export function signInToNotebook(from: string) {
  return redirectTo(authHref('login', { from, reason: 'notebook' }));
}
