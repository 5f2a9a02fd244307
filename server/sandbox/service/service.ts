import type { IncomingHttpHeaders } from 'node:http';
import type { BookingAction } from '~/upstream/booking/contract';
import { TRAIN_TICKET_STATUSES } from '~/upstream/booking/rail-contract';
import type { Store } from '../store/store';
import type { TakenBerth } from './taken-berth';

/** The dependencies of every service of the sandbox. One instance per process. */
export type SandboxContext = {
  /** The sandbox's clock: real time plus the offset set at /control. Never call `new Date()` in a service. */
  now(): Date;
  store: Store;
  /** Seats sold on a physical flight and cabin (`SU1130@2031-05-04#economy`), by bookings of this sandbox; not on trains. */
  seatsTaken(inventoryKey: string): number;
  /**
   * Berths on trains that bookings of this sandbox have. @param trains ids of runs (`TrainRun`)
   * @param at milliseconds since the epoch; default: now
   */
  berthsTaken(trains: readonly string[], at?: number): Promise<TakenBerth[]>;
  /** The account of a valid session; null for a guest. */
  accountOf(authToken: string | null | undefined): Promise<string | null>;
  settings: SandboxSettings;
  /** The sandbox's address in a browser: http://localhost:4010. */
  origin: string;
};

/** Settings at /control besides the clock; the server applies faults per service before it calls a service. */
export type SandboxSettings = {
  /** Artificial delay of a search in milliseconds. */
  searchDelayMs: number;
  /** When the price of an offer changes between search and booking. `sometimes`: for a fixed few of all offers. */
  priceChange: 'never' | 'sometimes' | 'at_quote' | 'at_reserving' | 'at_booking';
  /** Milliseconds between two steps of issuing a ticket. */
  issueStepMs: number;
  /** Time that a booking stays in an action, in milliseconds, where it differs from the default. */
  actionMs: Readonly<Partial<Record<TimedAction, number>>>;
  /** Whether carriers refuse to check people in; `sometimes`: for a fixed few of all flights. */
  registrationRefusals: (typeof REGISTRATION_REFUSALS)[number];
  /** Whether carriers refuse to issue paid exchanges; `sometimes`: a fixed few of them. */
  exchangeRefusals: (typeof REGISTRATION_REFUSALS)[number];
  /** Milliseconds between two steps of a refund or an exchange: those of a machine, and those of a person. */
  refundStepMs: number;
  requestStepMs: number;
  refundOutcome: RefundOutcome;
  /** How payouts end, and milliseconds from the customer's answer to that end. */
  payoutOutcome: PayoutOutcome;
  payoutStepMs: number;
  /** Milliseconds that the assistant thinks before it writes. */
  assistantThinkMs: number;
  /** The changes that carriers make to flights paid for from now on. `sometimes`: to a fixed few of all orders. */
  scheduleChanges: ScheduleChangeSetting;
  railPlaces: RailPlaceSetting;
  railTickets: RailTicketSetting;
  /** Whether buyers are asked a question by letter, a day after. */
  surveys: (typeof SURVEYS)[number];
  /** The work of moderators with comments; `by_rules`: within two minutes, by their rules. */
  commentModeration: (typeof COMMENT_MODERATION)[number];
  /** Feature flags (snake_case) that override the settings service. */
  features: Readonly<Record<string, boolean>>;
};

export const SURVEYS = ['never', 'a_day_after'] as const;
export const COMMENT_MODERATION = ['by_rules', 'publish', 'decline', 'hold'] as const;
export const REGISTRATION_REFUSALS = ['never', 'sometimes', 'always'] as const;
/** How refunds end: at once, after a person helped, or not at all. */
export const REFUND_OUTCOMES = ['done', 'helped', 'failed'] as const;
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

/** completed: the bank shows the money. failed: it sends the money back later. refused: it takes no transfer at all. */
export const PAYOUT_OUTCOMES = ['completed', 'failed', 'refused'] as const;
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

/**
 * `moved`: by two to four hours, `moved_little`: by less than two; `moved_day`: to the next day. But for `sometimes`, every
 * order has its change as soon as the tickets are issued.
 */
export const SCHEDULE_CHANGE_SETTINGS = [
  'never',
  'sometimes',
  'moved',
  'moved_little',
  'moved_day',
  'cancelled',
] as const;
export type ScheduleChangeSetting = (typeof SCHEDULE_CHANGE_SETTINGS)[number];

/**
 * Railways reserve places as they are wished, or `others` of the same car where there are some, or `dearer`: at prices that
 * have risen. `odd_cars`: their lists have places of unknown types, and gaps.
 */
export const RAIL_PLACE_SETTINGS = ['as_wished', 'others', 'dearer', 'odd_cars'] as const;
export type RailPlaceSetting = (typeof RAIL_PLACE_SETTINGS)[number];

/** Where tickets for trains stand: as their car has it, or all alike. A ticket that goes back always tells that. */
export const RAIL_TICKET_SETTINGS = ['by_car', ...TRAIN_TICKET_STATUSES] as const;
export type RailTicketSetting = (typeof RAIL_TICKET_SETTINGS)[number];

/** Actions that a booking leaves after a time limit. */
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
  /** Path below the service's prefix: "/hinter.json". */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON, or the fields of a form; undefined without a body. */
  body: unknown;
  headers: IncomingHttpHeaders;
  params: Record<string, string>;
};

/** A server-sent event; `data` is sent as JSON. */
export type SandboxEvent = { name: string; data: unknown };

export type SandboxReply =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; html: string; headers?: Record<string, string> }
  | { status?: number; script: string; headers?: Record<string, string> }
  /** A file. */
  | { bytes: Uint8Array; type: string; headers?: Record<string, string> }
  | { status: number; redirect: string }
  /** Server-sent events; the generator stops when the client disconnects. */
  | { events: AsyncIterable<SandboxEvent> }
  | { status: number; headers?: Record<string, string> };

export type SandboxHandler = (request: SandboxRequest, context: SandboxContext) => Promise<SandboxReply> | SandboxReply;

/** One upstream service. Routes are `METHOD /path`, with `:name` for a path parameter. */
export type SandboxService = {
  /** Path prefix: "suggest" is reached under /suggest/…. */
  name: string;
  /** SQL run in order when the store is opened; each statement must be idempotent. */
  schema?: string[];
  /** SQL that deletes the service's data, for /control/wipe. */
  wipe?: readonly string[];
  routes: Record<string, SandboxHandler>;
  /** Its own pages post forms. */
  takesForms?: true;
  /** The longest body of a request, if it is more than 1 MB. */
  maxBodyBytes?: number;
  /** Routes that scripts of other origins may call, as written in `routes`. */
  crossOrigin?: readonly string[];
  /** Makes the refusal set at /control; default: the failure envelope. */
  refuse?(code: string): SandboxReply;
};
