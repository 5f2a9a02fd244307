/** The payment that a form of the page would make, whatever its means. */
export type Attempt = {
  idempotencyKey: string;
  /** Mark of the passengers and extras that the page shows; null after the sale, where they cannot change. */
  order: string | null;
};

/** @param amount the charge of the form's button, in hundredths */
export function AttemptFields({ attempt, amount }: { attempt: Attempt; amount: number }) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={attempt.idempotencyKey} />
      {attempt.order === null ? null : <input type="hidden" name="order" value={attempt.order} />}
      <input type="hidden" name="amount" value={amount} />
    </>
  );
}
