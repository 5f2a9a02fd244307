import type { HeadersFunction } from '@remix-run/node';
import { describeFailure, isOverBudget, type UpstreamError } from '~/upstream/error';

/**
 * Status and headers of a page whose main part the visitor may not have yet, having asked for so much: 429 with the time
 * to come back, whatever the page has in its place. Nothing for other failures, and for none.
 */
export function overBudgetInit(error: UpstreamError | null): { status?: number; headers?: Record<string, string> } {
  if (!error || !isOverBudget(error)) return {};
  return { status: describeFailure(error).status, headers: { 'Retry-After': String(error.retryAfterSeconds ?? 60) } };
}

/** The `headers` of a route whose loader answers with `overBudgetInit`. */
export const retryAfterHeaders: HeadersFunction = ({ loaderHeaders }) => {
  const retryAfter = loaderHeaders.get('Retry-After');
  return new Headers(retryAfter ? { 'Retry-After': retryAfter } : undefined);
};
