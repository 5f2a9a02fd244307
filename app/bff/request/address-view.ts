/** The part of a request's address that may be disclosed, by the declarations of its route (`RouteParameters`). */
export type AddressView = {
  /** The path without secrets, at most 200 characters: for logs, events and partners. */
  safePath: string;
  /** The safe path with the names of the query's parameters. */
  safeAddress: string;
  /** The address holds a secret, or the page holds personal data. Never pass it to a partner or another site. */
  isPrivate: boolean;
};

/** Discloses nothing, for a host that does not know the routes. */
export const UNKNOWN_ADDRESS: AddressView = { safePath: '…', safeAddress: '…', isPrivate: true };
