/** Does the work, or joins it when it is in flight. */
type Share = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does work once for several callers. Whoever comes while it is in flight joins at once. While it waits for the first
 * caller's turn, only that caller joins: another one's turn may come sooner.
 */
export class SharedWork {
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<string, Promise<unknown>>();

  /**
   * Returns the result of the work under `key`.
   * @param caller the key of a visitor
   * @param begin waits for the caller's turn, then does the work inside of `share`
   */
  join<T>(key: string, caller: string, begin: (share: Share) => Promise<T>): Promise<T> {
    const own = `${caller}\n${key}`;
    const joined = this.#running.get(key) ?? this.#waiting.get(own);
    if (joined) return joined as Promise<T>;
    const begun = begin((work) => this.#share(key, work)).finally(() => this.#waiting.delete(own));
    this.#waiting.set(own, begun);
    return begun;
  }

  #share<R>(key: string, work: () => Promise<R>): Promise<R> {
    const running = this.#running.get(key) as Promise<R> | undefined;
    if (running) return running;
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
