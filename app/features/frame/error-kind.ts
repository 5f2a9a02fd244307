import type { IllustrationName } from '~/ui/Illustration';

/** What an error page says; the words are `error.<variant>` in common.json. */
export type ErrorVariant = 'notFound' | 'refused' | 'unavailable' | 'somethingWrong';

const UNAVAILABLE: readonly number[] = [408, 425, 429, 502, 503, 504];

/** @param status the HTTP status of the answer that failed */
export function errorVariant(status: number): ErrorVariant {
  if (status === 404 || status === 410) return 'notFound';
  if (UNAVAILABLE.includes(status)) return 'unavailable';
  return status >= 400 && status < 500 ? 'refused' : 'somethingWrong';
}

/** The rabbit of each page (specification 1 §2: four illustrations). */
export const ERROR_ILLUSTRATIONS: Readonly<Record<ErrorVariant | 'payment', IllustrationName>> = {
  notFound: 'notFound',
  refused: 'wrong',
  unavailable: 'critical',
  somethingWrong: 'wrong',
  payment: 'payment',
};

/**
 * True where money may already be on its way: the page then leads to the orders and says so (specification 1 §2).
 * Not for a page that is simply not there.
 */
export function mayHavePaid(pathname: string, variant: ErrorVariant): boolean {
  return variant !== 'notFound' && /\/(?:checking|thanks|step2)(?:\/|$)/.test(pathname);
}
