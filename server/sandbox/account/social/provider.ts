/**
 * A simulation of the six networks: the page that the shop sends a browser to (RFC 6749 §4.1). It needs no JavaScript.
 * Instead of a password, it asks which person returns.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isSocialNetwork, type SocialNetworkId } from '~/upstream/account/social-contract';
import { DEMO_ACCOUNTS } from '../auth/demo-accounts';
import { findByEmail } from '../auth/accounts';
import type { SandboxContext, SandboxHandler, SandboxReply } from '../../service/service';
import { newCode, type CodeTerms } from './codes';
import { linkStatement } from './links';
import { appIdOf, issuerOf, NETWORKS } from './networks';
import { brokenRequestPage, choicePage, formPostPage, type Choice } from './provider-pages';

const authorizationRequest = z
  .object({
    response_type: z.literal('code'),
    client_id: z.string(),
    redirect_uri: z.url({ protocol: /^https?$/ }),
    state: z.string().min(1).max(500),
    code_challenge: z.string().max(200).optional(),
    code_challenge_method: z.literal('S256').optional(),
    nonce: z.string().max(200).optional(),
    response_mode: z.enum(['query', 'form_post']).optional(),
  })
  .refine(({ redirect_uri: uri }) => new URL(uri).pathname === '/social_auth');
type AuthorizationRequest = z.output<typeof authorizationRequest>;

const choices = ['known', 'new', 'no_email', 'needs_password', 'somebody', 'refused', 'broken'] as const;
const choiceForm = z.object({
  choice: z.enum(choices) satisfies z.ZodType<Choice>,
  subject: z.string().trim().max(100).default(''),
  email: z.string().trim().max(254).default(''),
  /** Set when the network has not verified the address. */
  unverified: z.literal('on').optional(),
});

export const showProvider: SandboxHandler = ({ params, query }) => {
  const request = readRequest(params.network, query);
  if (!request) return html(brokenRequestPage(), 400);
  return html(choicePage(NETWORKS[request.network].title));
};

export const answerProvider: SandboxHandler = async ({ params, query, body }, context) => {
  const request = readRequest(params.network, query);
  const answer = choiceForm.safeParse(body);
  if (!request || !answer.success) return html(brokenRequestPage(), 400);
  const { network, terms } = request;
  const outcome = await outcomeOf(network, answer.data, terms, context);
  const issuer = issuerOf(network, context.origin);
  const fields = {
    ...outcome,
    state: terms.state,
    ...(network === 'tinkoff' ? { session_state: randomUUID() } : {}),
    ...(issuer ? { iss: issuer } : {}),
  };
  if (terms.response_mode === 'form_post') return html(formPostPage(terms.redirect_uri, fields));
  const target = new URL(terms.redirect_uri);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  return { status: 303, redirect: target.href };
};

function readRequest(network: string | undefined, query: URLSearchParams) {
  const parsed = authorizationRequest.safeParse(Object.fromEntries(query));
  if (!isSocialNetwork(network) || !parsed.success || parsed.data.client_id !== appIdOf(network)) return null;
  return { network, terms: parsed.data };
}

async function outcomeOf(
  network: SocialNetworkId,
  { choice, subject, email, unverified }: z.output<typeof choiceForm>,
  terms: AuthorizationRequest,
  context: SandboxContext,
): Promise<Record<string, string>> {
  const demo = DEMO_ACCOUNTS[0].email;
  const isEmailVouched = NETWORKS[network].vouchesForEmail === true && unverified === undefined;
  const code = async (who: { subject: string; email: string | null }) => ({
    code: await newCode(context, { network, ...who, isEmailVouched }, termsOf(terms)),
  });
  const nobody = randomUUID();
  switch (choice) {
    case 'known': {
      const account = await findByEmail(context, demo);
      const subjectId = `demo-${network}`;
      if (account) await context.store.execute(linkStatement({ network, subject: subjectId }, account.id));
      return code({ subject: subjectId, email: demo });
    }
    case 'new':
      return code({ subject: nobody, email: `${nobody.slice(0, 8)}@${network}.example` });
    case 'no_email':
      return code({ subject: nobody, email: null });
    case 'needs_password':
      return code({ subject: nobody, email: demo });
    case 'somebody':
      return code({ subject: subject || nobody, email: email === '' ? null : email.toLowerCase() });
    case 'refused':
      return { error: 'access_denied', error_description: 'The user denied the request' };
    case 'broken':
      return { code: nobody };
  }
}

function termsOf({ redirect_uri: redirectUri, code_challenge, nonce }: AuthorizationRequest): CodeTerms {
  return { redirectUri, codeChallenge: code_challenge ?? null, nonce: nonce ?? null };
}

function html(text: string, status = 200): SandboxReply {
  return {
    status,
    html: text,
    headers: {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  };
}
