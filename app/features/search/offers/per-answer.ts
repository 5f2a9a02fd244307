/**
 * Caches a computation by answer, for all its pages, orders and filters. Results are freed with their answer; the cache
 * keeps few answers unpacked.
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
