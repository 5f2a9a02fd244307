/**
 * The parts of a count's key. Address and network are those of the request; `everybody` is one count for the whole
 * shop.
 */
export type CountedBy =
  | 'address'
  | 'network'
  | 'email'
  | 'phone'
  | 'card'
  | 'booking'
  | 'payment'
  | 'payout'
  | 'account'
  | 'browser'
  | 'session'
  | 'everybody';

export type Limit = {
  /** Description of the counted actions. */
  counts: string;
  by: readonly CountedBy[];
  /** Allowed actions in `seconds`; the window begins with the first. */
  points: number;
  seconds: number;
  /** New work of upstream services: the points hold for 60 SEARCHES_PER_MINUTE and scale with it. */
  followsSearches?: true;
  /** Description of the visitor's view of a reached limit. */
  shows: string;
};

export const MINUTE = 60;
export const TEN_MINUTES = 10 * 60;
export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

export const LOG_IN = 'The log-in form says to wait, or to set a new password by a letter';
export const PASSWORD = 'The form says to wait ten minutes';
export const LETTER = 'The form says that too much was asked for, and to wait ten minutes';
export const LINK = 'A page says that too many links were tried, and to wait ten minutes';
export const FIELD = 'The form says so beside its field, with everything typed kept';
export const FORM = 'The form says to wait ten minutes, with everything typed kept';
export const SEARCH = 'The page of results says when to search again, above the offers found so far';
export const BLOCK = 'The page goes without, or says that it is unavailable now';
export const PAY = 'A page says when cards are accepted again, and links to the order and other ways to pay';
