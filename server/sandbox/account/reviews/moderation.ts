import { hasContacts, MODERATION_MS } from '../../service/moderation';

export type Verdict = { state: 'moderation' | 'published' | 'declined'; reason: 'contacts' | null };

/** Tells what moderation has made of a review. @param now milliseconds since 1970 */
export function verdictOn(review: { text: string; author: string; createdAt: number }, now: number): Verdict {
  if (review.createdAt + MODERATION_MS > now) return { state: 'moderation', reason: null };
  return hasContacts(review.text, review.author)
    ? { state: 'declined', reason: 'contacts' }
    : { state: 'published', reason: null };
}
