import type { Translate } from '~/i18n/translate';
import { isOverBudget, type UpstreamError } from '~/upstream/error';

/** How far a search is whose offers are not all there; `found` are the itineraries that are. */
export type ProgressView =
  /** The page comes back by itself, without JavaScript after so many seconds. */
  | { kind: 'waiting'; found: number; refreshSeconds: number }
  | { kind: 'stopped'; found: number }
  | { kind: 'failed'; found: number; failure: FailureView };

export type FailureReason = 'timeout' | 'broken' | 'busy' | 'tooMany' | 'refused' | 'legal' | 'unavailable';

/** In words: what is the matter, and what to do about it. */
export type FailureView = { title: string; text: string };

/** Longer than this nobody waits on a page; the wait is told without a number then. */
const WAIT_TOLD_SECONDS = 300;

/** @param t reads the namespace `search` */
export function failureView(error: UpstreamError, t: Translate): FailureView {
  const reason = failureReason(error);
  const wait = error.retryAfterSeconds;
  const isWait = reason === 'busy' || reason === 'tooMany';
  const text =
    isWait && wait && wait <= WAIT_TOLD_SECONDS
      ? t(`failed.${reason}.wait`, { count: wait })
      : t(`failed.${reason}.text`);
  return { title: t(`failed.${reason}.title`), text };
}

/** Which of a few sentences tells the visitor what is the matter. */
export function failureReason({ kind, code }: Pick<UpstreamError, 'kind' | 'code'>): FailureReason {
  if (kind === 'timeout') return 'timeout';
  if (kind === 'badContract' || code === 'htmlAnswer') return 'broken';
  if (isOverBudget({ code })) return 'tooMany';
  if (code === 'tooManyRequests' || code === 'overloaded') return 'busy';
  if (code === 'legalReasons') return 'legal';
  return code === 'refused' ? 'refused' : 'unavailable';
}

/** Soon at first, when most searches end, then with more patience. */
export function refreshSeconds(sinceMs: number): number {
  if (sinceMs < 10_000) return 2;
  return sinceMs < 30_000 ? 4 : 8;
}
