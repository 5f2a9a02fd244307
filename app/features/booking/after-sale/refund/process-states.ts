/**
 * The states of a ticket before a refund or an exchange and of a request afterwards (specification 3 §4), as one table: what the page
 * says, what the customer can do, and which call does it. Nothing else in the shop branches on a state. Pure.
 */
import type { ExchangeRequest, ProcessState, RefundRequest } from '~/upstream/after-sale/contract';
import type { StatusMarkProps } from '~/ui/StatusMark';

/**
 * `unknown`: a state that the shop does not know yet. `sent`: the money has left, whatever the state says. `exchanged`,
 * `not_exchanged`, `exchange_expired`: the ends of an exchange.
 */
export type StateKey = ProcessState | 'unknown' | 'sent' | 'exchanged' | 'not_exchanged' | 'exchange_expired';

/**
 * offer: nobody has asked for anything yet; working: the shop, a person or the carrier is at it; done: finished; failed:
 * finished without money, and it may be asked for again.
 */
export type StatePhase = 'offer' | 'working' | 'done' | 'failed';

export type StateFacts = {
  phase: StatePhase;
  tone: StatusMarkProps['tone'];
  /** The customer's next action. `again`: ask once more. `write`: nothing here, so write to the shop. */
  can: 'refund' | 'void' | 'exchange' | 'pay' | 'write' | 'wait' | 'again' | 'nothing';
  /** The call that does it, or that tells the outcome. */
  call: 'quoteRefund' | 'getRefundOptions' | 'quoteExchange' | 'getExchangeOptions' | null;
  /** Whether somebody can still travel: yes; not while the request is looked at; never again; on the new ones. */
  tickets: 'valid' | 'held' | 'gone' | 'replaced';
};

const OFFER = { phase: 'offer', tone: 'info', can: 'refund', call: 'quoteRefund', tickets: 'valid' } as const;
const CLOSED = { phase: 'offer', tone: 'neutral', can: 'write', call: null, tickets: 'valid' } as const;
const WORKING = { phase: 'working', tone: 'info', can: 'wait', call: 'getRefundOptions', tickets: 'held' } as const;
/** A machine failed and a person goes on. */
const PASSED_ON = { ...WORKING, tone: 'warning' } as const;
const DONE = { phase: 'done', tone: 'good', can: 'nothing', call: null, tickets: 'gone' } as const;
const FAILED = { phase: 'failed', tone: 'danger', can: 'again', call: 'quoteRefund', tickets: 'valid' } as const;

const EXCHANGING = { ...WORKING, call: 'getExchangeOptions' } as const;
const NOT_EXCHANGED = { ...FAILED, call: 'quoteExchange' } as const;

/** Its titles and texts are `refund:states.<state>.title` and `.text`. */
export const PROCESS_STATE_FACTS: Readonly<Record<StateKey, StateFacts>> = {
  not_available: CLOSED,
  do_exchange: { ...OFFER, can: 'exchange', call: 'quoteExchange' },
  do_refund: OFFER,
  do_auto_refund: OFFER,
  void_warn: { ...OFFER, tone: 'warning', can: 'void' },
  voided: DONE,
  void_ticket_created: WORKING,
  ticket_creation_is_pending: WORKING,
  created: WORKING,
  created_exchange: { ...EXCHANGING, tone: 'warning', can: 'pay', tickets: 'valid' },
  created_refund: WORKING,
  created_other_reason_request: WORKING,
  fail_auto_refund: PASSED_ON,
  fail_other_reason_request: FAILED,
  pending_void: WORKING,
  pending_other_reason_request: WORKING,
  pending_refund: WORKING,
  processing_ticket: WORKING,
  pending_exchange: EXCHANGING,
  fail: FAILED,
  fail_void: PASSED_ON,
  unknown: WORKING,
  sent: DONE,
  exchanged: { ...DONE, tickets: 'replaced' },
  not_exchanged: NOT_EXCHANGED,
  exchange_expired: { ...NOT_EXCHANGED, tone: 'neutral' },
};

/** Returns the key of a request's texts: its state, or that the money has left. */
export function stateOfRequest({ state, isPaidBack }: Pick<RefundRequest, 'state' | 'isPaidBack'>): StateKey {
  return isPaidBack && state !== 'voided' ? 'sent' : state;
}

/** Returns the facts of a request. */
export function requestFacts(request: Pick<RefundRequest, 'state' | 'isPaidBack'>): StateFacts {
  return PROCESS_STATE_FACTS[stateOfRequest(request)];
}

/** Returns the key of an exchange's texts: its state, or how it ended. */
export function stateOfExchange({
  state,
  isDone,
  isExpired,
}: Pick<ExchangeRequest, 'state' | 'isDone' | 'isExpired'>): StateKey {
  if (isDone) return 'exchanged';
  if (isExpired) return 'exchange_expired';
  return state === 'fail' ? 'not_exchanged' : state;
}

/** Returns the facts of an exchange. */
export function exchangeFacts(request: Pick<ExchangeRequest, 'state' | 'isDone' | 'isExpired'>): StateFacts {
  return PROCESS_STATE_FACTS[stateOfExchange(request)];
}

/** Returns true while a request holds its tickets: it is worked on, or has given the money back. */
export function holdsTickets(request: Pick<RefundRequest, 'state' | 'isPaidBack'>): boolean {
  const { phase } = requestFacts(request);
  return phase === 'working' || phase === 'done';
}

/** Returns true when a ticket in this state can be refunded by a request of the customer. */
export function isRefundable(state: ProcessState): boolean {
  const { can } = PROCESS_STATE_FACTS[state];
  return can === 'refund' || can === 'void' || can === 'again';
}
