import { createHash } from 'node:crypto';

/** Returns a number from 0 to `below` − 1 that depends only on the text. `below` is at most 2^47. */
export function fingerprint(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;
}
