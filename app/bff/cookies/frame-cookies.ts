/**
 * Cookies that change the frame of a page, besides those of the market, with the values that have an effect; others
 * are ignored. The host's page cache varies by them, so add every further cookie that the frame reads.
 */
export const FRAME_COOKIES: Readonly<Record<string, RegExp>> = {
  cookie_policy_accepted: /^1$/,
  // Everybody begins with the first pair.
  easter_egg: /^(?:[2-9]|1\d|2[01])$/,
};

/** Marks a counted visitor for a day (specification 1 §9). Partners know a visitor only by its value. */
export const VISIT_COOKIE = 'uniq-visit';
/** Scripts set it to `1280x720` for the next visit: a size in CSS pixels. */
export const SCREEN_COOKIE = 'screen';

/** The sealed last searches of a browser. Of the pages from memory, only results may go to those who have it. */
export const RECENT_SEARCHES_COOKIE = 'recent_searches';

/** The sealed session of an account. A request that has it is personal and never answered from the page cache. */
export const ACCOUNT_COOKIE = 'account';
