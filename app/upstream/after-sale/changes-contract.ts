/**
 * Changes that a carrier makes to sold flights: the queue, the customer's consent, another flight in place of the changed
 * one (specification 3 §7 "queue changes and acknowledge changes, confirm_segments"; the shapes are ours). Money back is a
 * compelled refund (`refund-contract.ts`).
 */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { flightRide, toRide } from './flight-ride';
import { REFUND_REASONS } from './refund-contract';

const index = z.number().int().nonnegative();

export const CHANGE_KINDS = ['moved', 'cancelled'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * waiting: the customer may answer. accepted, replaced: the answer. refunded: the flight's tickets went back, or are about
 * to. expired: nobody answered in time; new times hold, and a cancelled flight can still be refunded.
 */
export const CHANGE_STATES = ['waiting', 'accepted', 'replaced', 'refunded', 'expired'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

const ride = flightRide.transform(toRide);
/** A flight before or after a change. */
export type ChangedRide = z.output<typeof ride>;

const alternative = flightRide
  .extend({ id: z.string().max(100) })
  .transform((wire) => ({ ...toRide(wire), id: wire.id }));
export type AlternativeFlight = z.output<typeof alternative>;

const change = z
  .looseObject({
    token: z.string(),
    segment_index: index,
    kind: openEnum(CHANGE_KINDS, 'moved'),
    state: openEnum(CHANGE_STATES, 'expired'),
    told_at: offsetDateTime,
    answer_until: offsetDateTime,
    was: ride,
    /** As the carrier flies it now; null for a cancelled flight. */
    becomes: ride.nullish(),
    /** The flight that the customer took in its place. */
    replacement: ride.nullish(),
    /** Two flights between which the time to change is too short now; `minutes` may be negative. */
    broken_connection: z
      .looseObject({ arriving_segment_index: index, leaving_segment_index: index, minutes: z.number().int() })
      .transform((wire) => ({
        arrivingSegmentIndex: wire.arriving_segment_index,
        leavingSegmentIndex: wire.leaving_segment_index,
        minutes: wire.minutes,
      }))
      .nullish(),
    /**
     * The money goes back whole, at once and without papers, for this reason: that of the changed flight's tickets, or of
     * the whole order (the trip guarantee, when a connection breaks).
     */
    refund: z
      .looseObject({ reason: openEnum(REFUND_REASONS, null), covers: openEnum(['tickets', 'order'], 'tickets') })
      .nullish(),
    /** Other flights of the carrier that can be taken at no charge, by departure. */
    alternatives: tolerantList(alternative),
  })
  .transform((wire) => ({
    token: wire.token,
    segmentIndex: wire.segment_index,
    kind: wire.kind,
    state: wire.state,
    toldAt: wire.told_at,
    answerUntil: wire.answer_until,
    was: wire.was,
    becomes: wire.becomes ?? null,
    replacement: wire.replacement ?? null,
    brokenConnection: wire.broken_connection ?? null,
    refund: wire.refund?.reason ? { reason: wire.refund.reason, covers: wire.refund.covers } : null,
    alternatives: wire.alternatives,
  }));
export type ScheduleChange = z.output<typeof change>;
export type ScheduleChangeWire = z.input<typeof change>;

export const queueRequest = requestBase.extend({ token: z.string().max(100) });
export const queueAnswer = z.looseObject({ changes: tolerantList(change) }).transform(({ changes }) => changes);
export type QueueAnswerWire = z.input<typeof queueAnswer>;

/** The same idempotency key answers once, and always gets that answer's outcome. */
export const acknowledgeRequest = queueRequest.extend({
  change_token: z.string().max(100),
  idempotency_key: z.string().min(16).max(100),
});
export const confirmSegmentsRequest = acknowledgeRequest.extend({ alternative_id: z.string().max(100) });
export const answeredChange = z.looseObject({ change }).transform(({ change: one }) => one);
export type AnsweredChangeWire = z.input<typeof answeredChange>;

const ANSWER_FAILURES = ['NotFound', 'failAction', 'wrongAction', 'requestFormat', 'gdsError', 'serverError'];

/** Calls about changes by carriers. */
export const changeCalls = {
  listChanges: {
    method: 'POST',
    path: '/v4/changes/queue',
    summary: 'What carriers have changed in an order, with the flights that can be taken instead; oldest first.',
    request: queueRequest,
    answer: queueAnswer,
    envelope: { failures: ['NotFound', 'serverError'] },
    isRead: true,
  },
  acknowledgeChange: {
    method: 'POST',
    path: '/v4/changes/acknowledge',
    summary: 'Agrees to new times. Fails with wrongAction for a cancelled flight, after another answer and too late.',
    request: acknowledgeRequest,
    answer: answeredChange,
    envelope: { failures: ANSWER_FAILURES },
    isRead: false,
  },
  confirmSegments: {
    method: 'POST',
    path: '/v4/changes/confirm_segments',
    summary:
      'Takes another flight of the carrier instead, at no charge. Fails with wrongAction when it is too late or full.',
    request: confirmSegmentsRequest,
    answer: answeredChange,
    envelope: { failures: ANSWER_FAILURES },
    isRead: false,
  },
} as const;
