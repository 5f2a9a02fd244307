/** The description of a call: the client sends it, the sandbox serves it and the OpenAPI document is written from it. */
import type { z } from 'zod';

/** What a contract says of one call. */
export type EndpointDescription = {
  method: 'GET' | 'POST';
  /** Below the service's base address; `{name}` is a key of the request that stands in the path. */
  path: string;
  summary: string;
  /** The path's parts and the query of a GET; the JSON body of a POST. */
  request: z.ZodType;
  /** Of the document, or of the envelope's `data`; of a stream, the data of each event. */
  answer: z.ZodType;
  /** The codes of a failure, where the answer comes in the envelope of upstream facts §5; null without one. */
  envelope: { failures: readonly string[] } | null;
  /** Changes nothing upstream: it may be tried twice, and identical calls share one answer while it is under way. */
  isRead: boolean;
  /** The answer is a stream of server-sent events. */
  isStream?: boolean;
  /** The document that 204 without a body stands for; without it, such an answer breaks the contract. */
  whenEmpty?: unknown;
  /** Time limit in milliseconds, when it is other than that of the service. */
  timeoutMs?: number;
};

/** A call of a service. `operation` is its name in logs, metrics and errors. */
export type Endpoint = EndpointDescription & { service: string; operation: string };

/** What a call is given: the wire shape of the request. */
export type RequestOf<E extends Pick<Endpoint, 'request'>> = z.input<E['request']>;
/** What a call gives the shop: the answer as the contract converts it. */
export type AnswerOf<E extends Pick<Endpoint, 'answer'>> = z.output<E['answer']>;
/** What a service reads of a request: checked, and with its defaults. */
export type ReceivedBy<E extends Pick<Endpoint, 'request'>> = z.output<E['request']>;
/** What a service answers: the wire shape. */
export type WireOf<E extends Pick<Endpoint, 'answer'>> = z.input<E['answer']>;

/** The keys that a shape names, without those that a loose object lets pass. */
type Named<T> = T extends unknown
  ? { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key] }
  : never;
/** A request without the keys that every call of its service is given. */
export type RequestWithout<E extends Pick<Endpoint, 'request'>, Key extends string> = Omit<Named<RequestOf<E>>, Key>;

/**
 * The calls of a service by name.
 * @param service name in `services.server.ts`
 */
export function endpointsOf<const Descriptions extends Readonly<Record<string, EndpointDescription>>>(
  service: string,
  descriptions: Descriptions,
): { readonly [Name in keyof Descriptions]: Descriptions[Name] & { service: string; operation: string } } {
  const named = Object.entries(descriptions).map(([operation, one]) => [operation, { ...one, service, operation }]);
  return Object.fromEntries(named) as ReturnType<typeof endpointsOf<Descriptions>>;
}
