import type { SandboxContext } from '../../service/service';
import { digestOf, newToken } from '../../service/random-token';
import { ServiceFailure } from '../../service/failure';

const CHALLENGE_MS = 5 * 60_000;

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** A challenge that was taken, and the site that it was issued for. */
export type Challenge = { challenge: string; rpId: string; origin: string };

/**
 * Stores a challenge.
 * @param accountId the account that adds a passkey; null for signing in
 * @returns the token that answers it, once
 */
export async function keepChallenge(
  { store, now }: Clocked,
  { challenge, accountId, siteUrl }: { challenge: string; accountId: string | null; siteUrl: string },
): Promise<string> {
  const token = newToken();
  const at = now().getTime();
  await store.batch(
    [
      { sql: 'DELETE FROM passkey_challenges WHERE expires_at <= ?', args: [at] },
      {
        sql: `INSERT INTO passkey_challenges (token_digest, challenge, account_id, site_url, expires_at)
              VALUES (?, ?, ?, ?, ?)`,
        args: [digestOf(token), challenge, accountId, siteUrl, at + CHALLENGE_MS],
      },
    ],
    'write',
  );
  return token;
}

/** Takes a challenge of this account, or one issued for signing in. @throws ServiceFailure InvalidConfirmationToken */
export async function takeChallenge(
  { store, now }: Clocked,
  token: string,
  accountId: string | null,
): Promise<Challenge> {
  const { rows } = await store.execute({
    sql: `DELETE FROM passkey_challenges WHERE token_digest = ? AND account_id IS ? AND expires_at > ?
          RETURNING challenge, site_url`,
    args: [digestOf(token), accountId, now().getTime()],
  });
  const [kept] = rows;
  if (!kept) throw new ServiceFailure('InvalidConfirmationToken');
  const { origin, hostname } = new URL(String(kept.site_url));
  return { challenge: String(kept.challenge), rpId: hostname, origin };
}
