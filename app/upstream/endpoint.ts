/** Describes a call once: the client sends it, the sandbox serves it, and the OpenAPI document is written from it. */
import { z } from 'zod';

/** The contract of one call. */
export type EndpointDescription = {
  /** HEAD asks for the status alone; its answer is an empty document. */
  method: 'GET' | 'HEAD' | 'POST';
  /** Relative to the service's base address; `{name}` is a key of the request that belongs to the path. */
  path: string;
  summary: string;
  /** The path's parts and the query of a GET or HEAD; the JSON body of a POST. */
  request: z.ZodType;
  /** Schema of the document, or of the envelope's `data`; for a stream, of the data of each event. */
  answer: z.ZodType;
  /** The codes of a failure, where the answer comes in the envelope of upstream facts §5; null without an envelope. */
  envelope: { failures: readonly string[] } | null;
  /** True if it changes nothing upstream: it may be retried, and identical calls in flight share one answer. */
  isRead: boolean;
  /** How often a read is repeated after transient failures, within its time limit; 1 by default. */
  retries?: number;
  /** The answer is a stream of server-sent events. */
  isStream?: boolean;
  /** Media types of a file that the answer is, instead of a JSON document; `answer` reads a `ReceivedFile`. */
  fileTypes?: readonly string[];
  /** The document that 204 without a body means; without it, such an answer breaks the contract. */
  whenEmpty?: unknown;
  /** Time limit in milliseconds, if it differs from the service's. */
  timeoutMs?: number;
};

/** A file that a service answers with; `type` is what it says, which the caller checks by the bytes. */
export type ReceivedFile = { type: string; bytes: Uint8Array };
/** Reads the answer of an endpoint with `fileTypes`. */
export const receivedFile = z.custom<ReceivedFile>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
);

/** A call of a service. `operation` is its name in logs, metrics and errors. */
export type Endpoint = EndpointDescription & { service: string; operation: string };

/** The input of a call: the wire shape of the request. */
export type RequestOf<E extends Pick<Endpoint, 'request'>> = z.input<E['request']>;
/** The result of a call: the answer as the contract converts it. */
export type AnswerOf<E extends Pick<Endpoint, 'answer'>> = z.output<E['answer']>;
/** The request as a service reads it: validated, with defaults. */
export type ReceivedBy<E extends Pick<Endpoint, 'request'>> = z.output<E['request']>;
/** The answer as a service sends it: the wire shape. */
export type WireOf<E extends Pick<Endpoint, 'answer'>> = z.input<E['answer']>;

/** The declared keys of a shape, without the index signature of a loose object. */
type Named<T> = T extends unknown
  ? { [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key] }
  : never;
/** A request without the keys that every call of its service gets. */
export type RequestWithout<E extends Pick<Endpoint, 'request'>, Key extends string> = Omit<Named<RequestOf<E>>, Key>;

/**
 * Names the calls of a service.
 * @param service name in `services.server.ts`
 */
export function endpointsOf<const Descriptions extends Readonly<Record<string, EndpointDescription>>>(
  service: string,
  descriptions: Descriptions,
): { readonly [Name in keyof Descriptions]: Descriptions[Name] & { service: string; operation: string } } {
  const named = Object.entries(descriptions).map(([operation, one]) => [operation, { ...one, service, operation }]);
  return Object.fromEntries(named) as ReturnType<typeof endpointsOf<Descriptions>>;
}
