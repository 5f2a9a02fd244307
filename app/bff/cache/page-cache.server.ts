/** Headers of a page or an answer with personal data: no cache may store it, not even the browser's. */
export const NEVER_STORED: Readonly<Record<string, string>> = { 'Cache-Control': 'no-store' };
