import type { RequestContext } from '~/bff/request/context';
import { writeDraft, type Draft } from '~/bff/cookies/drafts.server';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import type { Booking } from '~/upstream/booking/contract';
import { passengerTypes } from '../passengers/form-values';
import { draftOf } from '../visit/checkout-draft.server';

/** Returns what a party has chosen on a train; null for nothing. */
export function chosenOn(draft: Draft | null, segmentIndex: number): KeptTrain | null {
  return draft?.trains?.find((one) => one.segmentIndex === segmentIndex) ?? null;
}

/**
 * Keeps the choice on one train beside what was typed; null removes it.
 * @throws CookieTooLargeError when the draft does not hold it
 */
export async function keepChoice(
  context: RequestContext,
  { token, search }: Pick<Booking, 'token' | 'search'>,
  draft: Draft | null,
  segmentIndex: number,
  choice: KeptTrain | null,
): Promise<void> {
  const typed = draft ?? draftOf({ passengers: passengerTypes(search.travelers).map(() => ({})) });
  const others = (typed.trains ?? []).filter((one) => one.segmentIndex !== segmentIndex);
  const trains = [...others, ...(choice ? [choice] : [])].sort((one, other) => one.segmentIndex - other.segmentIndex);
  await writeDraft(context, token, { ...typed, trains: trains.length > 0 ? trains : undefined });
}
