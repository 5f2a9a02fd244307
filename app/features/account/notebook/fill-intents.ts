/** Submits of step 1 that keep what was typed: filling in passengers, and signing in to be able to. */
export const FILL_INTENT = 'notebook';
export const SIGN_IN_INTENT = 'notebook_sign_in';
