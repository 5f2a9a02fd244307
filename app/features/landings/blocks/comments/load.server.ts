import type { LandingContext } from '~/bff/request/landing-context.server';
import type { Comments } from '~/upstream/landings/comments-contract';
import { topicOf } from '../../comments/topic';
import type { Subject } from '../../subjects';

/** Reads the first page of the comments on a subject; null for lists, which have none (specification 3 §7). */
export async function loadComments(
  { upstream }: Pick<LandingContext, 'upstream'>,
  subject: Subject,
): Promise<Comments | null> {
  const topic = topicOf(subject);
  return topic && upstream.landings.listComments(topic, 1);
}
