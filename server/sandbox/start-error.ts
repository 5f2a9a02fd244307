/** What the sandbox cannot start with, in words for whoever starts it. */
export class StartError extends Error {}
