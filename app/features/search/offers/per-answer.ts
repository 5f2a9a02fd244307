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

/** Views of an answer that are kept, so that its other pages and the way back cost little. */
const KEPT_VIEWS = 8;

/**
 * Caches a computation by answer and view, such as a filter or an order; of each answer only the last views.
 * @param keyOf names the view: equal keys mean equal results
 * @param prepare pure
 */
export function perView<Answer extends object, View extends unknown[], T extends object>(
  keyOf: (...view: View) => string,
  prepare: (answer: Answer, ...view: View) => T,
): (answer: Answer, ...view: View) => T {
  const viewsOf = perAnswer((_answer: Answer) => new Map<string, T>());
  return (answer, ...view) => {
    const views = viewsOf(answer);
    const key = keyOf(...view);
    const value = views.get(key) ?? prepare(answer, ...view);
    views.delete(key);
    views.set(key, value);
    const [oldest] = views.keys();
    if (views.size > KEPT_VIEWS) views.delete(oldest!);
    return value;
  };
}
