import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';

/**
 * What the browser keeps while it is at a network and until the account is found (specification 3 §4, step 1). Only the
 * callback's addresses get it. It holds what proves that an answer was asked for here; no address ever does.
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
    /** What the network calls itself in its answer. */
    issuer: z.string().nullable(),
    /** The account that the network is to be added to. */
    linkTo: z.string().nullable(),
  }),
  z.object({
    ...common,
    step: z.literal('stranger'),
    accessToken: z.string(),
    /** As the network gave it, or as it was typed. */
    email: z.string().nullable(),
    /** The network vouches for the address; no letter has to. */
    isProven: z.boolean(),
  }),
]);
export type SocialFlow = z.output<typeof schema>;
export type AtNetwork = Extract<SocialFlow, { step: 'atNetwork' }>;
export type Stranger = Extract<SocialFlow, { step: 'stranger' }>;

type Cookies = Pick<RequestContext, 'cookies' | 'setCookie' | 'hasSecureCookies'>;

/** Seals how far the sign-in is into its cookie, in the place of what was there. */
export async function keepSocialFlow(context: Cookies, flow: SocialFlow): Promise<void> {
  const value = await seal('socialFlow', flow, LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, attributes(context, LIFETIME_SECONDS)));
}

/** How far this browser is, or null when it has begun nothing, or too long ago. */
export async function readSocialFlow({ cookies }: Pick<Cookies, 'cookies'>): Promise<SocialFlow | null> {
  const sealed = cookies.get(COOKIE);
  const parsed = schema.safeParse(sealed ? await unseal('socialFlow', sealed) : null);
  return parsed.success ? parsed.data : null;
}

/** Ends the sign-in in this browser: what a network answers to it from now on is good for nothing. */
export function dropSocialFlow(context: Cookies): void {
  context.setCookie(cookieHeader(COOKIE, '', attributes(context, 0)));
}

function attributes({ hasSecureCookies }: Cookies, maxAge: number) {
  return { maxAge, path: PATH, secure: hasSecureCookies };
}
