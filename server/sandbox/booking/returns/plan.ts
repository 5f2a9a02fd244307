import type { ProcessState, Resolution } from '~/upstream/after-sale/contract';
import type { RefundOutcome, SandboxSettings } from '../../service/service';

/** A state of a request and the time at which it begins, in milliseconds since 1970. */
export type PlanStep = { state: ProcessState; at: number };

/** Everything that will become of a request. Exactly one of `settledAt` and `failedAt` is set. */
export type RequestPlan = { steps: PlanStep[]; settledAt: number | null; failedAt: number | null };

/** A request by its resolution, and whether the customer had to. */
export type RequestKind = { resolution: Resolution; isCompelled: boolean };

/** The states on the way; the last one holds when the money has left, or the request has failed. */
const WAYS: Readonly<Record<'void' | 'auto' | 'asked' | 'compelled', Readonly<Record<RefundOutcome, ProcessState[]>>>> =
  {
    void: {
      done: ['pending_void', 'voided'],
      helped: ['pending_void', 'fail_void', 'void_ticket_created', 'processing_ticket', 'voided'],
      failed: ['pending_void', 'fail_void', 'void_ticket_created', 'processing_ticket', 'fail'],
    },
    auto: {
      done: ['pending_refund', 'created_refund'],
      helped: ['pending_refund', 'fail_auto_refund', 'created_refund', 'processing_ticket', 'created_refund'],
      failed: ['pending_refund', 'fail_auto_refund', 'created_refund', 'processing_ticket', 'fail'],
    },
    asked: {
      done: ['ticket_creation_is_pending', 'created', 'processing_ticket', 'created_refund'],
      helped: ['ticket_creation_is_pending', 'created', 'processing_ticket', 'created_refund'],
      failed: ['ticket_creation_is_pending', 'created', 'processing_ticket', 'fail'],
    },
    compelled: {
      done: [
        'ticket_creation_is_pending',
        'created_other_reason_request',
        'pending_other_reason_request',
        'created_other_reason_request',
      ],
      helped: [
        'ticket_creation_is_pending',
        'created_other_reason_request',
        'pending_other_reason_request',
        'created_other_reason_request',
      ],
      failed: [
        'ticket_creation_is_pending',
        'created_other_reason_request',
        'pending_other_reason_request',
        'fail_other_reason_request',
      ],
    },
  };

/**
 * Plans a request from its beginning. What a machine does takes `refundStepMs` a step, what a person does
 * `requestStepMs`.
 */
export function planRequest(
  { resolution, isCompelled }: RequestKind,
  now: number,
  {
    refundOutcome,
    refundStepMs,
    requestStepMs,
  }: Pick<SandboxSettings, 'refundOutcome' | 'refundStepMs' | 'requestStepMs'>,
): RequestPlan {
  const way =
    resolution === 'autovoid' ? 'void' : resolution === 'autorefund' ? 'auto' : isCompelled ? 'compelled' : 'asked';
  const states = WAYS[way][refundOutcome];
  let at = now;
  const steps = states.map((state, index) => {
    const before = states[index - 1];
    if (before !== undefined) at += BY_MACHINE.includes(before) ? refundStepMs : requestStepMs;
    return { state, at };
  });
  const isFailed = refundOutcome === 'failed';
  return { steps, settledAt: isFailed ? null : at, failedAt: isFailed ? at : null };
}

const BY_MACHINE: readonly ProcessState[] = [
  'pending_void',
  'pending_refund',
  'fail_void',
  'fail_auto_refund',
  'ticket_creation_is_pending',
];

/** Returns the state of a request at a time. */
export function stateOf({ steps }: Pick<RequestPlan, 'steps'>, now: number): ProcessState {
  return steps.findLast(({ at }) => now >= at)?.state ?? steps[0]?.state ?? 'processing_ticket';
}
