/** Does the work, or joins it when it is being done already. */
type Share = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Work that several callers want is done once. Whoever comes while it is being done joins at once. While it waits for the
 * turn of the caller who asked first, only that caller joins: another one's turn may come sooner.
 */
export class SharedWork {
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<string, Promise<unknown>>();

  /**
   * The result of the work under `key`.
   * @param caller who asks: the key of a visitor
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
