import { timingSafeEqual } from 'node:crypto';
import { signIn, verifyAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';
import type { SocialAnswer, SocialVisitor } from '~/upstream/account/social-client.server';
import { UpstreamError } from '~/upstream/error';
import { authHref } from '~/market/auth-address';
import { leaveAuthNote } from '../auth-note.server';
import { AFTER_SIGN_IN, targetOf } from '../return-url.server';
import { exchangeOnce, pendingExchange } from './exchange-code.server';
import { NETWORKS_OF_ACCOUNT, socialViewPath } from './social-address';
import { type AtNetwork, dropSocialFlow, keepSocialFlow, readSocialFlow } from '~/bff/cookies/social-flow.server';
import type { SocialFailure } from './social-screen';
import { redirectUri } from './start-social.server';

/** `waiting`: the account service has not answered yet; the page reloads by itself. */
export type SocialOutcome = { target: string } | { state: 'waiting' } | { state: SocialFailure };

/** Parameters that a single network sends back with the code (specification 3 §7). */
const RAW_PARAMETERS: Readonly<Partial<Record<AtNetwork['network'], string>>> = {
  apple: 'user_identifier',
  tinkoff: 'session_state',
};
const MAX_CODE = 4096;

/** Handles the network's answer (specification 3 §4, steps 2 to 5). */
export async function finishSocial(context: RequestContext): Promise<SocialOutcome> {
  const { account, url } = context;
  const flow = await readSocialFlow(context);
  if (flow?.step !== 'atNetwork' || !isSame(url.searchParams.get('state') ?? '', flow.state)) {
    // A signed-in visitor most likely came back with the browser's Back button.
    const isIn = (await verifyAccount(context)).state === 'signedIn';
    return isIn ? { target: AFTER_SIGN_IN } : strange(context);
  }
  const answer = readAnswer(url.searchParams, flow);
  if ('state' in answer) {
    dropSocialFlow(context);
    return answer.state === 'strange' ? strange(context) : answer;
  }
  if (account && account.id !== flow.linkTo) return { target: AFTER_SIGN_IN };
  // The session for adding a network has ended; signing in with it instead was not requested.
  if (!account && flow.linkTo !== null) return strange(context);
  return signInByCode(context, flow, answer.code);
}

/** Reads the code that the network sent with the visitor, or why there is none. */
function readAnswer(parameters: URLSearchParams, { issuer }: AtNetwork): { code: string } | { state: SocialFailure } {
  // The issuer must match, or one network could obtain another one's code (RFC 9207).
  if (parameters.get('iss') !== issuer) return { state: 'strange' };
  if (parameters.has('error')) return { state: 'refused' };
  const code = parameters.get('code') ?? '';
  return code === '' || code.length > MAX_CODE ? { state: 'broken' } : { code };
}

async function signInByCode(context: RequestContext, flow: AtNetwork, code: string): Promise<SocialOutcome> {
  // A reload during the exchange is not counted again.
  const begun = await pendingExchange(flow);
  if (!begun && !(await allowsLink(context))) return { state: 'tooMany' };
  const settled = begun ?? (await exchangeOnce(flow, () => exchange(context, flow, code)));
  if (settled.state === 'waiting') return { state: 'waiting' };
  dropSocialFlow(context);
  if (settled.state === 'failed') return { state: failureOf(settled.error) };
  await refundLinkPoint(context);
  return completeSocialSignIn(context, flow, settled.value);
}

/** Rejects an answer that this browser did not request. */
function strange(context: RequestContext): SocialOutcome {
  securityEvent(context, { kind: 'social_link', outcome: 'refused' });
  return { state: 'strange' };
}

function exchange(context: RequestContext, flow: AtNetwork, code: string): Promise<SocialAnswer> {
  const { network, codeVerifier, nonce, linkTo } = flow;
  const token = linkTo === null ? undefined : context.account?.token;
  return context.upstream.account.authorizeSocial(
    {
      network,
      code,
      codeVerifier: codeVerifier ?? undefined,
      nonce: nonce ?? undefined,
      redirectUri: redirectUri(context),
      rawPayload: rawPayload(network, code, context.url.searchParams),
    },
    socialVisitor(context),
    token,
  );
}

/** Continues after the service's answer, also after an e-mail or a password was submitted. */
export async function completeSocialSignIn(
  context: RequestContext,
  { network, from, linkTo = null }: Pick<AtNetwork, 'network' | 'from'> & { linkTo?: string | null },
  answer: SocialAnswer,
): Promise<{ target: string }> {
  if (answer.status !== 'authorized') {
    const { email, accessToken, status } = answer;
    const isProven = status === 'needPassword' && email !== null;
    const flow = { network, from, email, isProven, accessToken: accessToken.reveal() };
    await keepSocialFlow(context, { step: 'unlinkedUser', ...flow });
    return { target: socialViewPath('need_email') };
  }
  if (linkTo !== null) return { target: NETWORKS_OF_ACCOUNT };
  const { email } = answer.opened;
  dropSocialFlow(context);
  try {
    await signIn(context, answer.opened, { isRemembered: true, by: 'network' });
  } catch (error) {
    if (!(error instanceof UpstreamError && error.code === 'NotConfirmed')) throw error;
    // The account waits for its confirmation letter, like one registered with a password.
    await leaveAuthNote(context, { view: 'success_register', email });
    return { target: authHref('success_register') };
  }
  if (!answer.isNew) return { target: targetOf({ from }) };
  await leaveAuthNote(context, { view: 'success_register', email });
  return { target: socialViewPath('success_register') };
}

/** Describes the visitor to the account service. */
export function socialVisitor(context: RequestContext): SocialVisitor {
  return { domain: context.url.hostname, hasAcceptedCookies: hasAcceptedCookies(context) };
}

function rawPayload(network: AtNetwork['network'], code: string, parameters: URLSearchParams) {
  if (network === 'google') return { authorization_code: code };
  const name = RAW_PARAMETERS[network];
  const value = name ? parameters.get(name) : null;
  return name && value ? { [name]: value.slice(0, MAX_CODE) } : undefined;
}

function failureOf({ code }: UpstreamError): SocialFailure {
  if (code === 'InvalidAuthInfo') return 'broken';
  return code === 'AlreadyExistsError' ? 'taken' : 'down';
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
