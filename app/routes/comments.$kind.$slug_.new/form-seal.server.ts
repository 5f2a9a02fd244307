import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

/** Long enough for a text that is written between other things. */
const LIFETIME_SECONDS = 12 * 60 * 60;
/** Nobody reads the form and writes ten letters faster. */
const LEAST_MS = 2_000;

const schema = z.object({ id: z.uuid(), path: z.string(), at: z.number() });

/** The meaning of a posted seal: the form's id, or why the form has to be sent again. */
export type SealVerdict = { id: string } | { id: null; fault: 'tooQuick' | 'unknown' };

/**
 * Seals the moment at which a form was shown, with an id that makes sending it twice harmless. Programs that post without
 * opening the form have none.
 * @param path of the subject's comments
 * @param now milliseconds since 1970
 */
export function sealForm(path: string, now = Date.now()): Promise<string> {
  return seal('commentForm', { id: randomUUID(), path, at: now }, LIFETIME_SECONDS, { now });
}

/** Reads the seal of a posted form. @param path of the subject's comments: a seal counts for them alone */
export async function readSeal(sealed: string, path: string, now = Date.now()): Promise<SealVerdict> {
  const parsed = schema.safeParse(sealed ? await unseal('commentForm', sealed, { now }) : null);
  if (!parsed.success || parsed.data.path !== path) return { id: null, fault: 'unknown' };
  return now - parsed.data.at < LEAST_MS ? { id: null, fault: 'tooQuick' } : { id: parsed.data.id };
}
