import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AccountSession, RequestContext } from './context';
import { knownBrowserId } from './known-browser.server';

const TEN_MINUTES = 10 * 60;

function limiter(keyPrefix: string, points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: TEN_MINUTES, keyPrefix });
}

/** Wrong passwords: of one address at one e-mail, of one address at all, and of all strange browsers at one e-mail. */
const guessesAtEmail = limiter('guess address email', 20);
const guessesOfAddress = limiter('guess address', 200);
const guessesByStrangers = limiter('guess email', 50);
/** A browser that the e-mail has signed in from before is counted by itself: strangers do not lock the owner out. */
const guessesOfKnown = limiter('guess browser', 20);

/** The password that somebody who is signed in is asked for again. */
const guessesOfAccount = limiter('guess account', 10);

/** Many people may share one address: a hotel, an office, a mobile network. */
const lettersOfAddress = limiter('letter address', 300);
const lettersToEmail = limiter('letter email', 5);
const linksOfAddress = limiter('link', 60);

type Visitor = Pick<RequestContext, 'clientIp' | 'cookies'>;

/** An attempt to sign in: `clientId` is what the account service counts it by. */
export type SignInAttempt = {
  clientId: string;
  isAllowed: boolean;
  /** Takes the attempt out of the count: the password was right. */
  forgive(): Promise<void>;
};

/** Counts an attempt to sign in. Also of addresses without an account, so that a refusal tells nothing. */
export async function attemptSignIn(visitor: Visitor, email: string): Promise<SignInAttempt> {
  const { clientIp } = visitor;
  const browserId = await knownBrowserId(visitor, email);
  const counts: [RateLimiterMemory, string][] = browserId
    ? [[guessesOfKnown, `${browserId} ${email}`]]
    : [
        [guessesAtEmail, `${clientIp} ${email}`],
        [guessesOfAddress, clientIp],
        [guessesByStrangers, email],
      ];
  return {
    clientId: browserId ?? createHash('sha256').update(clientIp).digest('base64url').slice(0, 22),
    isAllowed: await allowsAll(counts),
    async forgive() {
      await Promise.all(counts.map(([counted, key]) => counted.reward(key, 1)));
    },
  };
}

/** False when somebody who is signed in has typed the account's password too often. */
export function allowsPasswordGuess({ id }: Pick<AccountSession, 'id'>): Promise<boolean> {
  return allowsAll([[guessesOfAccount, id]]);
}

/** False when too many letters are asked for from one address, or to one e-mail: nobody shall be flooded. */
export function allowsLetter({ clientIp }: Pick<Visitor, 'clientIp'>, email: string): Promise<boolean> {
  return allowsAll([
    [lettersToEmail, email],
    [lettersOfAddress, clientIp],
  ]);
}

/** False when too many links of letters that are none are tried from one address. One that is good is to be forgiven. */
export function allowsLink({ clientIp }: Pick<Visitor, 'clientIp'>): Promise<boolean> {
  return allowsAll([[linksOfAddress, clientIp]]);
}

/** Takes a link that was good out of the count: a whole office may follow its letters. */
export async function forgiveLink({ clientIp }: Pick<Visitor, 'clientIp'>): Promise<void> {
  await linksOfAddress.reward(clientIp, 1);
}

/** What the first refuses is not counted by the others: guessing at one e-mail does not use up a whole office's attempts. */
async function allowsAll(counts: readonly [RateLimiterMemory, string][]): Promise<boolean> {
  for (const [counted, key] of counts) {
    if (!(await allows(counted, key))) return false;
  }
  return true;
}

async function allows(counted: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await counted.consume(key);
    return true;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return false;
    throw rejection;
  }
}
