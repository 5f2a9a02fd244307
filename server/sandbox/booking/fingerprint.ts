import { createHash } from 'node:crypto';

/** A number from 0 to `below` − 1 that is always the same for the same text. `below` is at most 2^47. */
export function fingerprint(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;
}
