import { createHash } from 'node:crypto';
import type { AccountSession, RequestContext } from '~/bff/request/context';
import { addressKey } from './address-key.server';
import { knownBrowserId } from '~/bff/cookies/known-browser.server';
import { allowsAll, countAll, type Asker } from './count.server';

/** An attempt to sign in. The account service counts it by `clientId`. */
export type SignInAttempt = {
  clientId: string;
  isAllowed: boolean;
  /** Refunds the attempt after a right password. */
  refundPoint(): Promise<void>;
};

/**
 * Counts an attempt to sign in, also for addresses without an account, so that a refusal reveals nothing. A browser
 * from which the e-mail has signed in before has its own count, so nobody else can lock the owner out.
 */
export async function attemptSignIn(
  visitor: Asker & Pick<RequestContext, 'cookies'>,
  email: string,
): Promise<SignInAttempt> {
  const browser = await knownBrowserId(visitor, email);
  const verdict = browser
    ? await countAll(visitor, ['sign-in-browser'], { browser, email })
    : await countAll(
        visitor,
        [
          'sign-in-network-day',
          'sign-in-network',
          'sign-in-address-day',
          'sign-in-address',
          'sign-in-address-email',
          'sign-in-email',
        ],
        { email },
      );
  return { clientId: browser ?? clientIdOf(visitor.clientIp), ...verdict };
}

/** Returns false when a signed-in visitor typed the account's password too often. */
export function allowsPasswordGuess(visitor: Asker, { id }: Pick<AccountSession, 'id'>): Promise<boolean> {
  return allowsAll(visitor, ['password-again'], { account: id });
}

function clientIdOf(clientIp: string): string {
  return createHash('sha256').update(addressKey(clientIp)).digest('base64url').slice(0, 22);
}
