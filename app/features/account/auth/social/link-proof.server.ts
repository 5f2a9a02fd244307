import { z } from 'zod';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

const LIFETIME_SECONDS = 60 * 60;
const schema = z.object({ linkTo: z.string() });

/**
 * Goes into the settings' link that adds a network. Without it any page of the web could have somebody who is signed in
 * here add a network account that is not theirs, and come in by it later.
 */
export function linkProof(accountId: string): Promise<string> {
  return seal('linkProof', { linkTo: accountId } satisfies z.input<typeof schema>, LIFETIME_SECONDS);
}

/** The account that a proof was made for, or null. */
export async function accountOfProof(proof: string): Promise<string | null> {
  const parsed = schema.safeParse(await unseal('linkProof', proof));
  return parsed.success ? parsed.data.linkTo : null;
}
