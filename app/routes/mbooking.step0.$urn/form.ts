/** The form of step 0, and the parameters with which a waiting page continues that form. */

/** The customer's choice and the price shown with it. */
export type FareChoice = {
  fareKey: string;
  /** Total of that fare as the page showed it, hundredths: only for detecting a change. */
  shownTotal: number;
  /** Generated per page: the same form sent twice makes one booking. */
  nonce: string;
};

export const FIELDS = { fareKey: 'fareVariantKey', nonce: 'nonce' } as const;

/** Names the field with a fare's total: each fare has its own, because without scripts only the radio changes. */
export const shownTotalField = (fareKey: string): string => `shownTotal.${fareKey}`;

/** Returns true for the name of a field of the form; the service names the fares. */
export const isFareField = (name: string): boolean =>
  name === FIELDS.fareKey || name === FIELDS.nonce || name.startsWith(shownTotalField(''));

/** Reads the form; null when no fare is chosen or a field is malformed. */
export function readChoice(form: Pick<FormData, 'get'>): FareChoice | null {
  const fareKey = form.get(FIELDS.fareKey);
  if (typeof fareKey !== 'string') return null;
  return choiceOf(fareKey, form.get(shownTotalField(fareKey)), form.get(FIELDS.nonce));
}

const CONTINUATION = { fareKey: 'fare', shownTotal: 'shown', nonce: 'booking', proof: 'proof' } as const;

/**
 * Returns the parameters of a page that waits for a new booking.
 * @param proof the booking's idempotency key: only this visitor's own form can produce it
 */
export function continuationParameters(choice: FareChoice, proof: string): [string, string][] {
  return [
    [CONTINUATION.fareKey, choice.fareKey],
    [CONTINUATION.shownTotal, String(choice.shownTotal)],
    [CONTINUATION.nonce, choice.nonce],
    [CONTINUATION.proof, proof],
  ];
}

/** Reads these parameters; null when the page does not wait for a booking. */
export function readContinuation(searchParams: URLSearchParams): { choice: FareChoice; proof: string } | null {
  const fareKey = searchParams.get(CONTINUATION.fareKey);
  const proof = searchParams.get(CONTINUATION.proof);
  if (!fareKey || !proof) return null;
  const choice = choiceOf(fareKey, searchParams.get(CONTINUATION.shownTotal), searchParams.get(CONTINUATION.nonce));
  return choice ? { choice, proof } : null;
}

/** Returns true for a parameter of a waiting page; links to the page itself leave it out. */
export function isContinuation(parameter: string): boolean {
  return (Object.values(CONTINUATION) as string[]).includes(parameter);
}

function choiceOf(fareKey: string, total: unknown, nonce: unknown): FareChoice | null {
  if (fareKey === '' || fareKey.length > 100) return null;
  if (typeof total !== 'string' || !/^\d{1,12}$/.test(total)) return null;
  if (typeof nonce !== 'string' || !/^[\w-]{16,64}$/.test(nonce)) return null;
  return { fareKey, shownTotal: Number(total), nonce };
}
