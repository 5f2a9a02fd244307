import { z } from 'zod';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

const LIFETIME_SECONDS = 60 * 60;
const schema = z.object({ linkTo: z.string() });

/**
 * Creates the proof in the settings' link that adds a network. Without it any site could make a signed-in visitor add a
 * network account of somebody else, who could then sign in with it.
 */
export function linkProof(accountId: string): Promise<string> {
  return seal('linkProof', { linkTo: accountId } satisfies z.input<typeof schema>, LIFETIME_SECONDS);
}

/** Returns the account that a proof was made for, or null. */
export async function accountOfProof(proof: string): Promise<string | null> {
  const parsed = schema.safeParse(await unseal('linkProof', proof));
  return parsed.success ? parsed.data.linkTo : null;
}
