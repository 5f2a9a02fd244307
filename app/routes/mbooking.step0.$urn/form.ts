/** The form of step 0 and the parameters by which a page that waits goes on with what the form sent. */

/** What the customer has chosen and seen. */
export type FareChoice = {
  fareKey: string;
  /** Total of that fare as the page showed it, hundredths: only to tell whether it has moved since. */
  shownTotal: number;
  /** Made by the page: the same form sent twice means one booking. */
  nonce: string;
};

export const FIELDS = { fareKey: 'fareVariantKey', nonce: 'nonce' } as const;

/** Every fare has its own total in the form, since without scripts only the radio is known to change. */
export const shownTotalField = (fareKey: string): string => `shownTotal.${fareKey}`;

/** Reads the form; null when no fare is chosen or a field is not of its shape. */
export function readChoice(form: Pick<FormData, 'get'>): FareChoice | null {
  const fareKey = form.get(FIELDS.fareKey);
  if (typeof fareKey !== 'string') return null;
  return choiceOf(fareKey, form.get(shownTotalField(fareKey)), form.get(FIELDS.nonce));
}

const CONTINUATION = { fareKey: 'fare', shownTotal: 'shown', nonce: 'booking', proof: 'proof' } as const;

/**
 * Parameters of a page that waits for a booking to be created.
 * @param proof the idempotency key of the booking: only this visitor's own form can have made it
 */
export function continuationParameters(choice: FareChoice, proof: string): [string, string][] {
  return [
    [CONTINUATION.fareKey, choice.fareKey],
    [CONTINUATION.shownTotal, String(choice.shownTotal)],
    [CONTINUATION.nonce, choice.nonce],
    [CONTINUATION.proof, proof],
  ];
}

/** Reads them; null when the page does not wait for a booking. */
export function readContinuation(searchParams: URLSearchParams): { choice: FareChoice; proof: string } | null {
  const fareKey = searchParams.get(CONTINUATION.fareKey);
  const proof = searchParams.get(CONTINUATION.proof);
  if (!fareKey || !proof) return null;
  const choice = choiceOf(fareKey, searchParams.get(CONTINUATION.shownTotal), searchParams.get(CONTINUATION.nonce));
  return choice ? { choice, proof } : null;
}

/** True for a parameter of a page that waits, which a link to the page itself leaves out. */
export function isContinuation(parameter: string): boolean {
  return (Object.values(CONTINUATION) as string[]).includes(parameter);
}

function choiceOf(fareKey: string, total: unknown, nonce: unknown): FareChoice | null {
  if (fareKey === '' || fareKey.length > 100) return null;
  if (typeof total !== 'string' || !/^\d{1,12}$/.test(total)) return null;
  if (typeof nonce !== 'string' || !/^[\w-]{16,64}$/.test(nonce)) return null;
  return { fareKey, shownTotal: Number(total), nonce };
}
