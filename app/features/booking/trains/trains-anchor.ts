/** The fragment of step 1's section about places on trains. */
export const TRAINS_ANCHOR = 'trains';
