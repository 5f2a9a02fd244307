/** The part of a request's address that may be told, by the declarations of its route (`RouteParameters`). */
export type AddressView = {
  /** The path without secrets, at most 200 characters: for logs, events and partners. */
  safePath: string;
  /** The same with the names of the query's parameters. */
  safeAddress: string;
  /** The address holds a secret, or the page holds personal data. No partner or other site is told of it. */
  isPrivate: boolean;
};

/** Under a host that does not know the routes, nothing is told. */
export const UNKNOWN_ADDRESS: AddressView = { safePath: '…', safeAddress: '…', isPrivate: true };
