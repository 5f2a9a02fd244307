/** The `intent` of the button that clears the recent searches. */
export const FORGET_SEARCHES = 'forgetSearches';
