/**
 * Kinds of work that upstream services are asked to do anew. Each has a budget of its own: whoever has searched a lot may
 * still look at prices by day, and is still told the names of places.
 */
export const WORK_KINDS = ['search', 'instant-search', 'prices', 'places', 'blocks'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** For whom a call is made, as far as it shares services with others. Never sent upstream. */
export type Visitor = {
  /** Calls of one key share places: the key of the visitor's address. */
  key: string;
  /**
   * Counts one more piece of new work.
   * @returns null when the visitor's budget allows it, else after how many seconds it will
   */
  charge(kind: WorkKind): Promise<number | null>;
};
