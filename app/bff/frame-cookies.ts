/**
 * Cookies that change the frame of a page, besides those of the market. The host keeps shared pages by them: whoever
 * makes the frame read another cookie adds it here.
 */
export const FRAME_COOKIES = ['cookie_policy_accepted', 'easter_egg'] as const;
