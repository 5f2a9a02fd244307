import type { z } from 'zod';
import type { AnswerOf, Endpoint, RequestOf } from './endpoint';
import type { Visitor } from './visitor';

/** Ids of the visitor's request, sent with every call. `traceId` is 32 hexadecimal digits. */
export type CallIds = { requestId: string; traceId: string; visitor: Visitor };

/** A request of an endpoint, ready to send. */
export type UpstreamCall<T> = {
  endpoint: Omit<Endpoint, 'request' | 'answer' | 'summary'>;
  /** Relative to the service's base address, with its parts filled in. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined for a GET. */
  body?: unknown;
  schema: z.ZodType<T>;
};

/** Builds the path, the query and the body of a request. */
export function callOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>): UpstreamCall<AnswerOf<E>> {
  const schema = endpoint.answer as z.ZodType<AnswerOf<E>>;
  if (endpoint.method === 'POST') return { endpoint, path: endpoint.path, query: {}, body: request, schema };
  const rest = new Map(Object.entries(request as object).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  return { endpoint, path, query: Object.fromEntries([...rest].map(([key, value]) => [key, String(value)])), schema };
}
