/**
 * Prepares an answer once, whatever page, order or filter of it is looked at next. What is prepared goes when the answer
 * goes: the cache keeps few of them unpacked.
 * @param prepare pure
 */
export function perAnswer<Answer extends object, T extends object>(
  prepare: (answer: Answer) => T,
): (answer: Answer) => T {
  const prepared = new WeakMap<Answer, T>();
  return (answer) => {
    let value = prepared.get(answer);
    if (!value) prepared.set(answer, (value = prepare(answer)));
    return value;
  };
}
