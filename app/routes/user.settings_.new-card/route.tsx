import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { environment } from '~/bff/environment/environment.server';
import { allowedAddress, redirectTo } from '~/bff/http/redirects.server';
import { askAgain, demandOwner, isOwnerDemanded } from '~/features/account/auth/again.server';
import { profileGate } from '~/features/account/profile/gate.server';
import { UpstreamError } from '~/upstream/error';

const NEW_CARD = '/user/settings/new-card';

/**
 * Leads to the bank's page where a card is entered; it leads back to the settings with the card's id. A link, because a
 * form of ours may not lead elsewhere (`form-action`), and because nothing is changed by following it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { account, closed } = await profileGate(context);
  if (closed) return redirectTo('/user/settings', 302);
  demandOwner(account, NEW_CARD);
  try {
    const returnUrl = `${context.origin}/user/settings#cards`;
    const { redirectUrl } = await context.upstream.account.startAddingCard(account.token, returnUrl);
    const address = allowedAddress(redirectUrl, environment().threeDsHosts);
    if (address) return redirect(address, 302);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (isOwnerDemanded(error)) return askAgain(NEW_CARD, 302);
  }
  return redirectTo('/user/settings?card=failed#cards', 302);
}
