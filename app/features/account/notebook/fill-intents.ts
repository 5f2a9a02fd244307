/** Submits of step 1 that keep the input: filling in passengers, and signing in to do so. */
export const FILL_INTENT = 'notebook';
export const SIGN_IN_INTENT = 'notebook_sign_in';
