import type { AppLoadContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { hostContext } from '~/bff/request/host-context.server';
import { log } from '~/bff/log/log.server';
import { describeFailure, UpstreamError } from '~/upstream/error';

const statuses = new WeakMap<AppLoadContext, number>();

/**
 * Returns the status of the error page. Remix answers 500 for everything thrown but a Response, and hides the error
 * before the page is rendered; an upstream failure has its own status.
 * @param status the status that Remix would answer
 */
export function failureStatus(context: AppLoadContext, status: number): number {
  return status === 500 ? (statuses.get(context) ?? status) : status;
}

/**
 * Notes and logs errors of loaders, actions and views: ids and the kind of failure, never the visitor's input. The
 * request's own log line, found by its id, names the page.
 */
export const noteFailure: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId, traceId } = hostContext(context, request);
  if (error instanceof UpstreamError) {
    statuses.set(context, describeFailure(error).status);
    log().warn({ requestId, traceId, failure: error.toJSON() }, 'page failed: upstream');
  } else if (isRouteErrorResponse(error)) {
    log().error({ requestId, traceId, status: error.status }, 'page failed');
  } else {
    log().error({ requestId, traceId, err: error }, 'page failed');
  }
};
