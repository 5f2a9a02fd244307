/** Headers of a page or an answer with somebody's data in it: no cache keeps it, not even the browser's. */
export const NEVER_STORED: Readonly<Record<string, string>> = { 'Cache-Control': 'no-store' };
