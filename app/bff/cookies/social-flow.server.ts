import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';

/**
 * The state of a social sign-in while the browser is at the network and until the account is known (specification 3
 * §4, step 1). Its path limits the cookie to the callback's addresses. It holds the proof that this browser asked for
 * the answer; no address ever does.
 */
const COOKIE = 'social';
const PATH = '/social_auth';
const LIFETIME_SECONDS = 30 * 60;

const common = { network: z.enum(SOCIAL_NETWORKS), from: z.string().nullable() };
const schema = z.discriminatedUnion('step', [
  z.object({
    ...common,
    step: z.literal('atNetwork'),
    state: z.string(),
    nonce: z.string().nullable(),
    codeVerifier: z.string().nullable(),
    /** The issuer that the network's answer must name. */
    issuer: z.string().nullable(),
    /** The account to which the network will be added. */
    linkTo: z.string().nullable(),
  }),
  z.object({
    ...common,
    step: z.literal('unlinkedUser'),
    accessToken: z.string(),
    /** Given by the network or typed by the visitor. */
    email: z.string().nullable(),
    /** The network vouches for the address, so no letter has to confirm it. */
    isProven: z.boolean(),
  }),
]);
export type SocialFlow = z.output<typeof schema>;
export type AtNetwork = Extract<SocialFlow, { step: 'atNetwork' }>;
export type UnlinkedSocialUser = Extract<SocialFlow, { step: 'unlinkedUser' }>;

type Cookies = Pick<RequestContext, 'cookies' | 'setCookie' | 'hasSecureCookies'>;

/** Stores the state of the sign-in, replacing the previous one. */
export async function keepSocialFlow(context: Cookies, flow: SocialFlow): Promise<void> {
  const value = await seal('socialFlow', flow, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, attributes(context, LIFETIME_SECONDS)));
}

/** Reads the state of the sign-in; null when this browser began none, or too long ago. */
export async function readSocialFlow({ cookies }: Pick<Cookies, 'cookies'>): Promise<SocialFlow | null> {
  const sealed = cookies.get(COOKIE);
  const parsed = schema.safeParse(sealed ? await unseal('socialFlow', sealed) : null);
  return parsed.success ? parsed.data : null;
}

/** Ends the sign-in in this browser; later answers of the network are useless. */
export function dropSocialFlow(context: Cookies): void {
  context.setCookie(cookieHeader(COOKIE, '', attributes(context, 0)));
}

function attributes({ hasSecureCookies }: Cookies, maxAge: number) {
  return { maxAge, path: PATH, secure: hasSecureCookies };
}
