import { describeFailure, isOverBudget, type UpstreamError } from '~/upstream/error';

/**
 * Returns status and headers of a page whose visitor has used up the budget for its main part: 429 with Retry-After,
 * whatever the page shows instead. Empty for other failures, and for null. Its route keeps them by `keptHeaders`.
 */
export function overBudgetInit(error: UpstreamError | null): { status?: number; headers?: Record<string, string> } {
  if (!error || !isOverBudget(error)) return {};
  return { status: describeFailure(error).status, headers: { 'Retry-After': String(error.retryAfterSeconds ?? 60) } };
}
