/**
 * Kinds of new work of upstream services, each with its own budget: a visitor who used up the searches still gets
 * prices by day and names of places.
 */
export const WORK_KINDS = ['search', 'instant-search', 'prices', 'places', 'blocks'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The visitor of a call, to share services fairly. Never sent upstream. */
export type Visitor = {
  /** Calls of one key share places: the key of the visitor's address. */
  key: string;
  /**
   * Counts one piece of new work.
   * @returns null when the visitor's budget allows it, else the seconds until it does
   */
  charge(kind: WorkKind): Promise<number | null>;
};
