import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { environment } from '~/bff/environment/environment.server';
import { allowedAddress, redirectTo } from '~/bff/http/redirects.server';
import {
  redirectToSignInAgain,
  requireFreshSignIn,
  needsFreshSignIn,
} from '~/features/account/auth/fresh-sign-in.server';
import { profileGate } from '~/features/account/profile/gate.server';
import { UpstreamError } from '~/upstream/error';

const NEW_CARD = '/user/settings/new-card';

/**
 * Redirects to the bank's page for entering a card, which returns to the settings with the card's id. A link, because
 * our forms may not post elsewhere (`form-action`) and following it changes nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { account, closed } = await profileGate(context);
  if (closed) return redirectTo('/user/settings', 302);
  requireFreshSignIn(account, NEW_CARD);
  try {
    const returnUrl = `${context.origin}/user/settings#cards`;
    const { redirectUrl } = await context.upstream.account.startAddingCard(account.token, returnUrl);
    const address = allowedAddress(redirectUrl, environment().threeDsHosts);
    if (address) return redirect(address, 302);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (needsFreshSignIn(error)) return redirectToSignInAgain(NEW_CARD, 302);
  }
  return redirectTo('/user/settings?card=failed#cards', 302);
}
