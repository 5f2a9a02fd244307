import { redirectTo } from '~/bff/http/redirects.server';
import { authHref } from '~/market/auth-address';

/** To the login, which says that the notebook needs it and leads back. @param from a path of this site */
export function signInToNotebook(from: string) {
  return redirectTo(authHref('login', { from, reason: 'notebook' }));
}
