/** Social sign-in as the account service answers it (specification 3 §4 "Social flow"). */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  SocialAuthAnswerWire,
  socialAuthorizeRequest,
  socialEmailRequest,
  socialLinkRequest,
} from '~/upstream/account/social-contract';
import { BookingFailure } from '../../booking/envelope';
import { languageOf } from '../../booking/language';
import type { AccountContext } from '../account-operation';
import { confirmAddress, findByEmail, getById, putUnconfirmed, type AccountRecord } from '../accounts';
import { forgetFailures, hasNoAttemptsLeft, noteFailure } from '../attempts';
import { confirmationStatements } from '../letters';
import { isPasswordOf } from '../passwords';
import { accountOf, openAccount } from '../sign-in';
import { readEmail } from '../sign-up';
import { endAllSessions } from '../sessions';
import { forgetStranger, strangerOf, takeCode, welcomeStranger, type Subject } from './codes';
import { accountOfSubject, linkStatement, unlinkAll } from './links';

/** No password is that of this hash: the account is opened by its network, or by a reset. */
const NO_PASSWORD = '';

type Visitor = Pick<z.output<typeof socialEmailRequest>, 'lang' | 'country' | 'currency'>;

export async function authorize(
  body: z.output<typeof socialAuthorizeRequest>,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const found = await takeCode(context, {
    network: body.social_network_id,
    code: body.code ?? body.jwt ?? '',
    redirectUri: body.redirect_uri,
    codeVerifier: body.code_verifier,
    nonce: body.nonce,
  });
  if (!found) throw new BookingFailure('InvalidAuthInfo');
  if (body.auth_token !== undefined) return addToAccount(found, body.auth_token, context);

  const known = await accountOfSubject(context, found);
  if (known) return authorized(await getById(context, known), context);
  const { email } = found;
  if (email === null) return stranger('need_email', found, null, context);
  const owner = await findByEmail(context, email);
  // The network vouches for the address, but only the password proves an account that was there before.
  if (owner?.isConfirmed) return stranger('need_auth', found, email, context);
  return openNew(found, { email, isVouchedFor: true }, { ...body, siteUrl: '' }, context);
}

export async function specifyEmail(
  body: z.output<typeof socialEmailRequest>,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const subject = await strangerOf(context, body.access_token, body.social_network_id);
  if (!subject) throw new BookingFailure('AuthTokenExpired');
  const email = readEmail(body.email);
  const owner = await findByEmail(context, email);
  if (owner?.isConfirmed) {
    return { status: 'need_auth', auth_data: { access_token: body.access_token, account_id: owner.id, email } };
  }
  const answer = await openNew(subject, { email, isVouchedFor: false }, { ...body, siteUrl: body.site_url }, context);
  await context.store.execute(forgetStranger(body.access_token));
  return answer;
}

/** The password proves the account; wrong ones are counted as those of sign_in are. */
export async function link(
  body: z.output<typeof socialLinkRequest>,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const subject = await strangerOf(context, body.access_token, body.social_network_id);
  if (!subject) throw new BookingFailure('AuthTokenExpired');
  const email = readEmail(body.email);
  const attempt = { email, clientId: body.client_id ?? '' };
  if (await hasNoAttemptsLeft(context, attempt)) throw new BookingFailure('SignInAttemptsEnded');
  const account = await findByEmail(context, email);
  const isRight = await isPasswordOf(account?.passwordHash ?? null, body.password);
  if (!account?.isConfirmed || !isRight) {
    await noteFailure(context, attempt);
    throw new BookingFailure('InvalidAuthInfo');
  }
  await context.store.batch(
    [forgetFailures(attempt), linkStatement(subject, account.id), forgetStranger(body.access_token)],
    'write',
  );
  return authorized(account, context);
}

async function addToAccount(subject: Subject, token: string, context: AccountContext): Promise<SocialAuthAnswerWire> {
  const account = await accountOf(token, context);
  const owner = await accountOfSubject(context, subject);
  if (owner !== null && owner !== account.id) throw new BookingFailure('AlreadyExistsError');
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

/**
 * A new account, opened by the network. An account of the address that nobody has confirmed may be anybody's: its
 * sessions and networks end.
 */
async function openNew(
  subject: Subject,
  { email, isVouchedFor }: { email: string; isVouchedFor: boolean },
  { lang, country, currency, siteUrl }: Visitor & { siteUrl: string },
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  const before = await findByEmail(context, email);
  const id = before?.id ?? randomUUID();
  const account = {
    id,
    email,
    passwordHash: NO_PASSWORD,
    language: languageOf(lang, 'en'),
    country,
    currency,
    siteUrl,
    hasPersonalDataConsent: true,
    hasAdsConsent: false,
  };
  await context.store.batch(
    [
      putUnconfirmed(account, context.now()),
      endAllSessions(id),
      unlinkAll(id),
      linkStatement(subject, id),
      ...(isVouchedFor ? [confirmAddress(id, context.now())] : confirmationStatements(account, context.now())),
    ],
    'write',
  );
  return authorized({ id, email, isConfirmed: isVouchedFor }, context, true);
}

async function stranger(
  status: 'need_email' | 'need_auth',
  subject: Subject,
  email: string | null,
  context: AccountContext,
): Promise<SocialAuthAnswerWire> {
  return { status, auth_data: { access_token: await welcomeStranger(context, subject), email } };
}

async function authorized(
  account: Pick<AccountRecord, 'id' | 'email' | 'isConfirmed'>,
  context: AccountContext,
  isNew = false,
): Promise<SocialAuthAnswerWire> {
  return { status: 'authorized', auth_data: { ...(await openAccount(account, context)), is_new_account: isNew } };
}
