import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { signUpRequest, SignUpAnswerWire } from '~/upstream/account/contract';
import { passwordFault } from '~/upstream/account/guessable-contract';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { emailAddress } from '../../http/email-address';
import type { SandboxContext } from '../../service/service';
import { findByEmail, putUnconfirmed } from './accounts';
import { alreadyThereStatement, confirmationStatements } from './letters';
import { hashPassword } from './passwords';
import { claimStatement } from './sign-up-claims';

/**
 * Signs up. The owner of an existing account learns of it by letter; the hash is made either way, so timing reveals
 * nothing.
 */
export async function signUp(body: z.output<typeof signUpRequest>, context: SandboxContext): Promise<SignUpAnswerWire> {
  const email = readEmail(body.email);
  checkPassword(body.password, email);
  const passwordHash = await hashPassword(body.password);
  const owner = await findByEmail(context, email);
  const language = languageOf(body.lang, 'en');
  if (owner) {
    await context.store.execute(alreadyThereStatement({ email, language, siteUrl: body.site_url }, context.now()));
    throw new ServiceFailure('AlreadyExistsError');
  }
  const account = {
    id: randomUUID(),
    email,
    passwordHash,
    language,
    country: body.country,
    currency: body.currency,
    siteUrl: body.site_url,
    hasPersonalDataConsent: body.personal_data_processing_consent,
    hasAdsConsent: body.explicit_ads_consent,
  };
  await context.store.batch(
    [
      putUnconfirmed(account, context.now()),
      claimStatement(account.id, body.browser_key),
      ...confirmationStatements(account, context.now()),
    ],
    'write',
  );
  return { profile: { account_id: account.id } };
}

/** Reads an address. @returns the address in lower case @throws ServiceFailure ValidationError */
export function readEmail(given: string): string {
  const email = emailAddress.safeParse(given.trim().toLowerCase());
  if (!email.success) throw validationError('email', 'format');
  return email.data;
}

/**
 * Checks a new password.
 * @param email of the account
 * @throws ServiceFailure ValidationError with the password's error code
 */
export function checkPassword(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw validationError('password', fault);
}

/** Makes the failure for an invalid field, by wire name. */
export function validationError(field: string, code: string): ServiceFailure {
  return new ServiceFailure('ValidationError', { fields: [{ field, code }] }, `${field}: ${code}`);
}
