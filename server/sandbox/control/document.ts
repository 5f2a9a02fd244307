import { z } from 'zod';
import {
  PAYOUT_OUTCOMES,
  RAIL_PLACE_SETTINGS,
  RAIL_TICKET_SETTINGS,
  REFUND_OUTCOMES,
  COMMENT_MODERATION,
  REGISTRATION_REFUSALS,
  SCHEDULE_CHANGE_SETTINGS,
  SURVEYS,
  TIMED_ACTIONS,
} from '../service/service';

const fault = z.strictObject({
  /** Milliseconds to wait. */
  delayMs: z.number().int().min(0).max(3_600_000).nullish(),
  /** The share of calls, 0 to 1, answered with 500; spread evenly and deterministically for tests. */
  errorRate: z.number().min(0).max(1).nullish(),
  /** Never answers, until the faults change or the sandbox stops. */
  hang: z.boolean().nullish(),
  /** Closes the connection without an answer. */
  cut: z.boolean().nullish(),
  malformed: z.enum(['html', 'truncated', 'empty', 'wrong_shape']).nullish(),
  /** Answers with this HTTP status instead. */
  status: z.number().int().min(400).max(599).nullish(),
  /** Refuses with this failure code (upstream facts §5), like the service itself. */
  refuse: z
    .string()
    .regex(/^\w{1,60}$/)
    .nullish(),
  /**
   * The share of calls, 0 to 1, that go wrong, each in the next way: errors, closed connections and hangs before and
   * after the work, half an answer.
   */
  chaos: z.number().min(0).max(1).nullish(),
  /** `before` (default): the call never reaches the service; `after`: the work is done and its answer is lost. */
  when: z.enum(['before', 'after']).nullish(),
  /** Limits the fault to the next calls. */
  times: z.number().int().min(1).nullish(),
});
export type FaultPatch = z.output<typeof fault>;

const serviceFaults = fault.extend({ operations: z.record(z.string(), fault.nullable()).nullish() });
export type ServiceFaultsPatch = z.output<typeof serviceFaults>;

const clock = z
  .strictObject({ now: z.iso.datetime({ offset: true }).optional(), advanceMinutes: z.number().optional() })
  .refine((value) => (value.now === undefined) !== (value.advanceMinutes === undefined), 'now or advanceMinutes');

const settings = z.strictObject({
  searchDelayMs: z.number().int().min(0).max(3_600_000).optional(),
  priceChange: z.enum(['never', 'sometimes', 'at_quote', 'at_reserving', 'at_booking']).optional(),
  issueStepMs: z.number().int().min(0).max(3_600_000).optional(),
  actionMs: z.partialRecord(z.enum(TIMED_ACTIONS), z.number().int().min(0).max(3_600_000)).optional(),
  registrationRefusals: z.enum(REGISTRATION_REFUSALS).optional(),
  exchangeRefusals: z.enum(REGISTRATION_REFUSALS).optional(),
  refundStepMs: z.number().int().min(0).max(86_400_000).optional(),
  requestStepMs: z.number().int().min(0).max(86_400_000).optional(),
  refundOutcome: z.enum(REFUND_OUTCOMES).optional(),
  payoutOutcome: z.enum(PAYOUT_OUTCOMES).optional(),
  payoutStepMs: z.number().int().min(0).max(864_000_000).optional(),
  assistantThinkMs: z.number().int().min(0).max(3_600_000).optional(),
  scheduleChanges: z.enum(SCHEDULE_CHANGE_SETTINGS).optional(),
  railPlaces: z.enum(RAIL_PLACE_SETTINGS).optional(),
  railTickets: z.enum(RAIL_TICKET_SETTINGS).optional(),
  surveys: z.enum(SURVEYS).optional(),
  commentModeration: z.enum(COMMENT_MODERATION).optional(),
  features: z.record(z.string(), z.boolean()).optional(),
});

/** Body of POST /control: merged into the current state; null removes a value. */
export const controlDocument = z.strictObject({
  clock: clock.optional(),
  services: z.record(z.string(), serviceFaults.nullable()).optional(),
  settings: settings.optional(),
});
export type ControlDocument = z.output<typeof controlDocument>;
