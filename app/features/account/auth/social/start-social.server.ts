import { createHash, randomBytes } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { currentAccount, verifyAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { environment } from '~/bff/environment/environment.server';
import { allowedAddress, redirectTo } from '~/bff/http/redirects.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { SocialNetworkConfig } from '~/upstream/account/social-contract';
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import { redirectToSignInAgain } from '../fresh-sign-in.server';
import { authHref, type ReturnUrl } from '~/market/auth-address';
import { targetOf } from '../return-url.server';
import { accountOfProof } from './link-proof.server';
import { NETWORKS_OF_ACCOUNT, SOCIAL_CALLBACK } from './social-address';
import { listNetworks } from './social-buttons.server';
import { type AtNetwork, keepSocialFlow } from '~/bff/cookies/social-flow.server';

/**
 * Sends the browser to a network (specification 3 §4, step 1; RFC 6749 §4.1). State, nonce and code verifier stay here,
 * sealed in a cookie, so that only this browser can return the answer, once. Before adding a network to an account, its
 * owner signs in again unless that was recent.
 * @returns the redirect to the network, or to the page to show without it
 */
export async function startSocial(
  context: RequestContext,
  network: SocialNetworkId,
  returnUrl: ReturnUrl,
): Promise<Response> {
  const proof = context.url.searchParams.get('link');
  const account = await currentAccount(context);
  const linkTo = proof && account && (await accountOfProof(proof)) === account.id ? account.id : null;
  if (account && !linkTo) {
    if (proof) securityEvent(context, { kind: 'social_link', outcome: 'refused', account: account.id });
    return redirectTo(targetOf(returnUrl), 302);
  }
  if (linkTo) {
    const signInState = await verifyAccount(context);
    if (signInState.state === 'signedIn' && !signInState.account.isFresh)
      return redirectToSignInAgain(NETWORKS_OF_ACCOUNT, 302);
  }
  const config = (await listNetworks(context)).find((one) => one.network === network);
  const authorize = config && allowedAddress(config.authorizeUrl, environment().socialHosts);
  if (!config || !authorize) return redirectTo(authHref('login', returnUrl), 302);

  const flow: AtNetwork = {
    step: 'atNetwork',
    network,
    from: returnUrl.from,
    state: secret(),
    nonce: config.takesNonce ? secret() : null,
    codeVerifier: config.takesChallenge ? secret() : null,
    issuer: config.issuer,
    linkTo,
  };
  await keepSocialFlow(context, flow);
  return redirect(authorizeAddress(authorize, config, flow, redirectUri(context)), 302);
}

/** Returns the callback address, registered with the network for each host of the shop. */
export function redirectUri({ origin }: Pick<RequestContext, 'origin'>): string {
  return `${origin}${SOCIAL_CALLBACK}`;
}

function authorizeAddress(
  authorize: string,
  { appId, scope, responseMode }: SocialNetworkConfig,
  { state, nonce, codeVerifier }: AtNetwork,
  callback: string,
): string {
  const address = new URL(authorize);
  const parameters: Record<string, string | null> = {
    response_type: 'code',
    client_id: appId,
    redirect_uri: callback,
    state,
    scope,
    response_mode: responseMode,
    nonce,
    code_challenge: codeVerifier && createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: codeVerifier && 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value);
  return address.href;
}

/** Returns 256 random bits. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}
