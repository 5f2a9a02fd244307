/** Serves the calls of a contract: validates the request, types the answer and wraps it. */
import type { z } from 'zod';
import type { Endpoint, ReceivedBy, ReceivedFile, WireOf } from '~/upstream/endpoint';
import { requestFormat, ServiceFailure, type FieldFailure } from './failure';
import type { SandboxContext, SandboxEvent, SandboxHandler, SandboxReply, SandboxRequest } from './service';

/** The answer on the wire; null for 204 where the contract allows an empty answer. */
export type Answer<E extends Endpoint> = E extends { whenEmpty: unknown } ? WireOf<E> | null : WireOf<E>;

type Work<E extends Endpoint, Outcome> = (request: ReceivedBy<E>, context: SandboxContext) => Outcome;

/**
 * Makes the route of an endpoint. `work` gets the validated request and fails with a ServiceFailure: HTTP 200 with the
 * envelope (upstream facts §5), or 400 for a service without one.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  work: Work<E, Answer<E> | Promise<Answer<E>>>,
): Record<string, SandboxHandler> {
  return route(endpoint, async (request, context) => {
    const answer = await work(received(endpoint, request), context);
    if (answer === null && endpoint.whenEmpty !== undefined) return { status: 204 };
    return { json: endpoint.envelope ? { status: 'success', data: answer } : answer };
  });
}

/** Makes the route of a file; null is 404. */
export function serveFile<E extends Endpoint & { fileTypes: readonly string[] }>(
  endpoint: E,
  work: Work<E, Promise<ReceivedFile | null>>,
): Record<string, SandboxHandler> {
  return route(
    endpoint,
    async (request, context) => (await work(received(endpoint, request), context)) ?? { status: 404 },
  );
}

/** Makes the route of a stream. `work` fails before the stream starts; its events follow. */
export function serveStream<E extends Endpoint & { isStream: true }>(
  endpoint: E,
  work: Work<E, AsyncIterable<SandboxEvent & { data: WireOf<E> }>>,
): Record<string, SandboxHandler> {
  return route(endpoint, (request, context) => ({ events: work(received(endpoint, request), context) }));
}

function route(endpoint: Endpoint, handler: SandboxHandler): Record<string, SandboxHandler> {
  const pattern = `${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return {
    [pattern]: async (request, context) => {
      if (endpoint.envelope && endpoint.method === 'POST' && !hasVersion(request.body)) {
        return { json: { error: 'serverError', message: 'internalBackendError' } };
      }
      try {
        return await handler(request, context);
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error;
        return refusal(endpoint, error);
      }
    },
  };
}

/** Validates a request. @throws ServiceFailure requestFormat */
function received<E extends Endpoint>(endpoint: E, { body, params, query }: SandboxRequest): ReceivedBy<E> {
  const input = endpoint.method === 'POST' ? body : { ...Object.fromEntries(query), ...params };
  const parsed = endpoint.request.safeParse(input);
  if (!parsed.success) throw requestFormat(parsed.error.issues.map(toFieldFailure));
  return parsed.data as ReceivedBy<E>;
}

function refusal({ envelope }: Endpoint, { code, message, data }: ServiceFailure): SandboxReply {
  if (envelope) return { json: { status: 'fail', error: code, reason: message, data } };
  return { status: 400, json: { error: code, message } };
}

function hasVersion(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'v' in body;
}

/** Maps a path to a field: `passengers.1.birthday` is a field of passenger 1; otherwise the last name is the field. */
function toFieldFailure(issue: z.core.$ZodIssue): FieldFailure {
  const [head, index] = issue.path;
  const field = String(issue.path.findLast((part) => typeof part === 'string') ?? 'body');
  const isPassenger = head === 'passengers' && typeof index === 'number';
  return { ...(isPassenger ? { passenger_index: index } : {}), field, code: 'format' };
}
