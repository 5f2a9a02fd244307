import type { IncomingHttpHeaders } from 'node:http';
import type { BookingAction } from '~/upstream/booking/contract';
import type { Store } from './store/store';

/** What every service of the sandbox may use. One instance a process. */
export type SandboxContext = {
  /** The sandbox's clock: real time plus the offset set at /control. Never call `new Date()` in a service. */
  now(): Date;
  store: Store;
  /** Seats already sold on a physical flight and cabin (`SU1130@2031-05-04#economy`), by bookings of this sandbox. */
  seatsTaken(inventoryKey: string): number;
  settings: SandboxSettings;
  /** Where this sandbox is reached by a browser: http://localhost:4010 */
  origin: string;
};

/** What /control can set beside the clock; faults per service are applied by the server, before a service is called. */
export type SandboxSettings = {
  /** Artificial delay of a search in milliseconds. */
  searchDelayMs: number;
  /** When the price of an offer moves between search and booking. `sometimes`: for a fixed few of all offers. */
  priceChange: 'never' | 'sometimes' | 'at_quote' | 'at_reserving' | 'at_booking';
  /** Milliseconds between two steps of issuing a ticket. */
  issueStepMs: number;
  /** How long a booking stays in an action, milliseconds, where it is other than usual. */
  actionMs: Readonly<Partial<Record<TimedAction, number>>>;
  /** Feature flags (snake_case) that are other than the settings service has them. */
  features: Readonly<Record<string, boolean>>;
};

/** Actions that a booking leaves by itself after a time. */
export const TIMED_ACTIONS = [
  'created',
  'reserving_seats',
  'payment_authorized',
  'gds_authorized',
  'issuing_ticket',
  'ticket_issued',
] as const satisfies BookingAction[];
export type TimedAction = (typeof TIMED_ACTIONS)[number];

export type SandboxRequest = {
  method: string;
  /** Path below the service's prefix: "/hinter.json" */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, or the fields of a form; undefined without a body. */
  body: unknown;
  headers: IncomingHttpHeaders;
  params: Record<string, string>;
};

/** `data` is sent as JSON. */
export type SandboxEvent = { name: string; data: unknown };

export type SandboxReply =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; html: string; headers?: Record<string, string> }
  | { status?: number; script: string; headers?: Record<string, string> }
  /** A file. */
  | { bytes: Uint8Array; type: string; headers?: Record<string, string> }
  | { status: number; redirect: string }
  /** Server-sent events; the work ends when nobody listens any more. */
  | { events: AsyncIterable<SandboxEvent> }
  | { status: number; headers?: Record<string, string> };

export type SandboxHandler = (request: SandboxRequest, context: SandboxContext) => Promise<SandboxReply> | SandboxReply;

/** One upstream service. Routes are `METHOD /path`, with `:name` for a part of the path. */
export type SandboxService = {
  /** "suggest": reached under /suggest/… */
  name: string;
  /** SQL run once, in order, when the store is opened; each statement must be idempotent. */
  schema?: string[];
  /** SQL that forgets what the service has kept, for /control/wipe. */
  wipe?: readonly string[];
  routes: Record<string, SandboxHandler>;
  /** Routes that scripts of other origins call by design, as they are written in `routes`. */
  crossOrigin?: readonly string[];
  /** How it says no when /control makes it; default: the failure envelope. */
  refuse?(code: string): SandboxReply;
};
