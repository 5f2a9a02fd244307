/**
 * Cookies that change the frame of a page, besides those of the market. The host keeps shared pages by them: whoever
 * makes the frame read another cookie adds it here.
 */
export const FRAME_COOKIES = ['cookie_policy_accepted', 'easter_egg'] as const;

/** The sealed session of an account. A request that has it is somebody's, and never answered from memory. */
export const ACCOUNT_COOKIE = 'account';
