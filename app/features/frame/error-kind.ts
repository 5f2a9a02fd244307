import type { IllustrationName } from '~/ui/Illustration';

/** Kind of an error page; its texts are `error.<variant>` in common.json. */
export type ErrorVariant = 'notFound' | 'refused' | 'unavailable' | 'somethingWrong';

const UNAVAILABLE: readonly number[] = [408, 425, 429, 502, 503, 504];

/** Classifies a failed response. @param status its HTTP status */
export function errorVariant(status: number): ErrorVariant {
  if (status === 404 || status === 410) return 'notFound';
  if (UNAVAILABLE.includes(status)) return 'unavailable';
  return status >= 400 && status < 500 ? 'refused' : 'somethingWrong';
}

/** Illustration of each error page (specification 1 §2: four illustrations). */
export const ERROR_ILLUSTRATIONS: Readonly<Record<ErrorVariant | 'payment', IllustrationName>> = {
  notFound: 'notFound',
  refused: 'wrong',
  unavailable: 'critical',
  somethingWrong: 'wrong',
  payment: 'payment',
};

/**
 * True when a payment may be in progress: the page then says so and links to the orders (specification 1 §2). False for
 * a page that does not exist.
 */
export function mayHavePaid(pathname: string, variant: ErrorVariant): boolean {
  return variant !== 'notFound' && /\/(?:checking|thanks|step2)(?:\/|$)/.test(pathname);
}
