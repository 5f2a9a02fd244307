/** The JSON of `/search/progress`; `offerCount` counts the itineraries so far. */
export type ProgressAnswer = { full: 'waiting' | 'done' | 'failed' | 'stopped'; offerCount: number };
