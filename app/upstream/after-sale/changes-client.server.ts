import type { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints } from './contract';

/** An answer to a change; the same key answers once. */
export type ChangeAnswer = { change: string; idempotencyKey: string };

/** Makes the calls about changes by carriers (specification 3 §7). */
export function changesClient(call: ReturnType<typeof envelopedCalls>) {
  const answerOf = (token: string, { change, idempotencyKey }: ChangeAnswer) => ({
    token,
    change_token: change,
    idempotency_key: idempotencyKey,
  });
  return {
    /** @throws UpstreamError of kind notFound */
    listChanges(token: string) {
      return call(endpoints.listChanges, { token });
    },

    /**
     * Agrees to the new times.
     * @throws UpstreamError wrongAction when it is answered otherwise, or too late
     */
    acknowledgeChange(token: string, answer: ChangeAnswer) {
      return call(endpoints.acknowledgeChange, answerOf(token, answer));
    },

    /**
     * Takes another flight instead. @param alternative its id
     * @throws UpstreamError wrongAction when it is answered otherwise, too late, or the flight is full
     */
    confirmSegments(token: string, answer: ChangeAnswer, alternative: string) {
      return call(endpoints.confirmSegments, { ...answerOf(token, answer), alternative_id: alternative });
    },
  };
}
