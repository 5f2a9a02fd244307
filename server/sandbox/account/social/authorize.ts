/** Social sign-in, as the account service answers it (specification 3 §4 "Social flow"). */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  SocialAuthAnswerWire,
  socialAuthorizeRequest,
  socialEmailRequest,
  socialLinkRequest,
} from '~/upstream/account/social-contract';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import type { AccountContext } from '../auth/account-operation';
import {
  type AccountRecord,
  findByEmail,
  getById,
  type NewAccount,
  putUnconfirmed,
  takeAddress,
} from '../auth/accounts';
import { forgetFailures, hasNoAttemptsLeft, noteFailure } from '../auth/attempts';
import { confirmationStatements, linkNetworkStatement } from '../auth/letters';
import { isPasswordOf } from '../auth/passwords';
import { accountOfOwner } from '../auth/reauthenticate';
import { openAccount } from '../auth/sign-in';
import { readEmail } from '../auth/sign-up';
import { claimStatement } from '../auth/sign-up-claims';
import type { Subject } from '../auth/subject';
import { dropUnlinkedToken, newUnlinkedToken, takeCode, unlinkedSubjectOf } from './codes';
import { accountOfSubject, linkStatement } from './links';

/** No password has this hash: the account opens with its network, or after a reset. */
const NO_PASSWORD = '';

type Visitor = Pick<z.output<typeof socialEmailRequest>, 'lang' | 'country' | 'currency'>;

export async function authorize(
  body: z.output<typeof socialAuthorizeRequest>,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const person = await takeCode(context, {
    network: body.social_network_id,
    code: body.code ?? body.jwt ?? '',
    redirectUri: body.redirect_uri,
    codeVerifier: body.code_verifier,
    nonce: body.nonce,
  });
  if (!person) throw new ServiceFailure('InvalidAuthInfo');
  if (body.auth_token !== undefined) return addToAccount(person, body.auth_token, context);

  const accountId = await accountOfSubject(context, person);
  if (accountId) return authorized(await getById(context, accountId), context);
  const { email, isEmailVouched } = person;
  // An address that the network does not vouch for counts as typed: the letter proves it.
  if (email === null || !isEmailVouched) return unlinkedUser('need_email', person, email, context);
  // The network vouches for the address, but only the password proves an existing account.
  if (await findByEmail(context, email)) return unlinkedUser('need_auth', person, email, context);
  return openVouched(person, email, body, context);
}

/**
 * Sends a letter to a typed address. The next step depends on whether it has an account, so only the letter tells: an
 * owner learns that the password links the network; anybody else learns how to open a new account.
 */
export async function specifyEmail(
  body: z.output<typeof socialEmailRequest>,
  context: AccountContext,
): Promise<Record<string, never>> {
  const subject = await unlinkedSubjectOf(context, body.access_token, body.social_network_id);
  if (!subject) throw new ServiceFailure('AuthTokenExpired');
  const email = readEmail(body.email);
  const account = newAccount(email, { ...body, siteUrl: body.site_url });
  const isOwned = (await findByEmail(context, email)) !== null;
  const statements = isOwned
    ? [linkNetworkStatement(account, context.now())]
    : [
        putUnconfirmed(account, context.now()),
        claimStatement(account.id, body.browser_key, subject),
        ...confirmationStatements(account, context.now()),
      ];
  await context.store.batch(statements, 'write');
  return {};
}

/** Links the network after a password check; wrong passwords count as in sign_in. */
export async function link(
  body: z.output<typeof socialLinkRequest>,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const subject = await unlinkedSubjectOf(context, body.access_token, body.social_network_id);
  if (!subject) throw new ServiceFailure('AuthTokenExpired');
  const email = readEmail(body.email);
  const attempt = { email, clientId: body.client_id ?? '' };
  if (await hasNoAttemptsLeft(context, attempt)) throw new ServiceFailure('SignInAttemptsEnded');
  const account = await findByEmail(context, email);
  const isRight = await isPasswordOf(account?.passwordHash ?? null, body.password);
  if (!account || !isRight) {
    await noteFailure(context, attempt);
    throw new ServiceFailure('InvalidAuthInfo');
  }
  await context.store.batch(
    [forgetFailures(attempt), linkStatement(subject, account.id), dropUnlinkedToken(body.access_token)],
    'write',
  );
  return authorized(account, context);
}

async function addToAccount(subject: Subject, token: string, context: AccountContext): Promise<SocialAuthAnswerWire> {
  // A network is a permanent way to sign in: an open browser alone must not add one.
  const account = await accountOfOwner(token, context);
  const owner = await accountOfSubject(context, subject);
  if (owner !== null && owner !== account.id) throw new ServiceFailure('AlreadyExistsError');
  await context.store.execute(linkStatement(subject, account.id));
  return {
    status: 'authorized',
    auth_data: {
      auth_token: token,
      account_id: account.id,
      email: account.email,
      is_confirmed: account.isConfirmed,
      is_new_account: false,
    },
  };
}

/** Opens a new account for an address that the network vouches for. */
async function openVouched(
  subject: Subject,
  email: string,
  visitor: Visitor,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const account = newAccount(email, { ...visitor, siteUrl: '' });
  await context.store.execute(putUnconfirmed(account, context.now()));
  // Another request may have opened an account with this address at the same moment.
  if (!(await takeAddress(context, account.id, email))) return unlinkedUser('need_auth', subject, email, context);
  await context.store.execute(linkStatement(subject, account.id));
  return authorized(await getById(context, account.id), context, true);
}

function newAccount(email: string, { lang, country, currency, siteUrl }: Visitor & { siteUrl: string }): NewAccount {
  return {
    id: randomUUID(),
    email,
    passwordHash: NO_PASSWORD,
    language: languageOf(lang, 'en'),
    country,
    currency,
    siteUrl,
    hasPersonalDataConsent: true,
    hasAdsConsent: false,
  };
}

async function unlinkedUser(
  status: 'need_email' | 'need_auth',
  subject: Subject,
  email: string | null,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  return { status, auth_data: { access_token: await newUnlinkedToken(context, subject), email } };
}

async function authorized(
  account: Pick<AccountRecord, 'id' | 'email' | 'isConfirmed'>,
  context: AccountContext,
  isNew = false,
): Promise<SocialAuthAnswerWire> {
  return { status: 'authorized', auth_data: { ...(await openAccount(account, context)), is_new_account: isNew } };
}
