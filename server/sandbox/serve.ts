/** How the sandbox serves a call of a contract: the request is checked, the answer typed and wrapped. */
import type { z } from 'zod';
import type { Endpoint, ReceivedBy, WireOf } from '~/upstream/endpoint';
import { requestFormat, ServiceFailure, type FieldFailure } from './failure';
import type { SandboxContext, SandboxEvent, SandboxHandler, SandboxReply, SandboxRequest } from './service';

/** The answer on the wire; null for 204 where the contract knows an empty answer. */
export type Answer<E extends Endpoint> = E extends { whenEmpty: unknown } ? WireOf<E> | null : WireOf<E>;

type Work<E extends Endpoint, Outcome> = (request: ReceivedBy<E>, context: SandboxContext) => Outcome;

/**
 * The route of an endpoint. `work` is given the checked request and fails by throwing a ServiceFailure: in the envelope
 * with HTTP 200 (upstream facts §5), of services without one as 400.
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

/** The route of a stream. `work` fails at once; the events are what comes after that. */
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

/** @throws ServiceFailure requestFormat */
function received<E extends Endpoint>(endpoint: E, { body, params, query }: SandboxRequest): ReceivedBy<E> {
  const given = endpoint.method === 'GET' ? { ...Object.fromEntries(query), ...params } : body;
  const parsed = endpoint.request.safeParse(given);
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

/** `passengers.1.birthday` is a field of passenger 1; of other paths the last name is the field. */
function toFieldFailure(issue: z.core.$ZodIssue): FieldFailure {
  const [head, index] = issue.path;
  const field = String(issue.path.findLast((part) => typeof part === 'string') ?? 'body');
  const isPassenger = head === 'passengers' && typeof index === 'number';
  return { ...(isPassenger ? { passenger_index: index } : {}), field, code: 'format' };
}
