import type { Translate } from '~/i18n/translate';
import { isOverBudget, type UpstreamError } from '~/upstream/error';

/** The progress of an incomplete search; `offerCount` counts the itineraries so far. */
export type ProgressView =
  /** The page reloads by itself, without JavaScript after this many seconds. */
  | {
      kind: 'waiting';
      offerCount: number;
      refreshSeconds: number;
      /** Says that complete offers are being refreshed; null while the first ones are coming. */
      refreshing: { title: string; text: string } | null;
    }
  | { kind: 'stopped'; offerCount: number }
  | { kind: 'failed'; offerCount: number; failure: FailureView };

export type FailureReason = 'timeout' | 'broken' | 'busy' | 'tooMany' | 'refused' | 'legal' | 'unavailable';

/** The failure and the way to recover, as ready texts. */
export type FailureView = { title: string; text: string };

/** Nobody waits longer on a page, so a longer wait is shown without a number. */
const MAX_SHOWN_WAIT_SECONDS = 300;

/**
 * Describes a failed search.
 * @param t reads the namespace `search`
 */
export function failureView(error: UpstreamError, t: Translate): FailureView {
  const reason = failureReason(error);
  const wait = error.retryAfterSeconds;
  const isWait = reason === 'busy' || reason === 'tooMany';
  const text =
    isWait && wait && wait <= MAX_SHOWN_WAIT_SECONDS
      ? t(`failed.${reason}.wait`, { count: wait })
      : t(`failed.${reason}.text`);
  return { title: t(`failed.${reason}.title`), text };
}

/** Maps a failure to one of a few explanations. */
export function failureReason({ kind, code }: Pick<UpstreamError, 'kind' | 'code'>): FailureReason {
  if (kind === 'timeout') return 'timeout';
  if (kind === 'badContract' || code === 'htmlAnswer') return 'broken';
  if (isOverBudget({ code })) return 'tooMany';
  if (code === 'tooManyRequests' || code === 'overloaded') return 'busy';
  if (code === 'legalReasons') return 'legal';
  return code === 'refused' ? 'refused' : 'unavailable';
}

/** Returns the reload interval: short at first, when most searches finish, then longer. */
export function refreshSeconds(sinceMs: number): number {
  if (sinceMs < 10_000) return 2;
  return sinceMs < 30_000 ? 4 : 8;
}
