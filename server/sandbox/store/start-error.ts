/** An error at startup, worded for the operator. */
export class StartError extends Error {}
