/**
 * Cookies that change the frame of a page, besides those of the market, with the values that do so: any other is as good
 * as none. The host keeps shared pages by them: whoever makes the frame read another cookie adds it here.
 */
export const FRAME_COOKIES: Readonly<Record<string, RegExp>> = {
  cookie_policy_accepted: /^1$/,
  // The first pair is what everybody begins with.
  easter_egg: /^(?:[2-9]|1\d|2[01])$/,
};

/** The sealed session of an account. A request that has it is somebody's, and never answered from memory. */
export const ACCOUNT_COOKIE = 'account';
