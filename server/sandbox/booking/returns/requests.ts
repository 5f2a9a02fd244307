import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import {
  REFUND_KINDS,
  REFUND_REASONS,
  RESOLUTIONS,
  type QuoteLineWire,
  type RefundDestinationWire,
} from '~/upstream/after-sale/contract';
import type { Store } from '../../store/store';
import type { RequestPlan } from './plan';
import { dropRefusals } from './registration-returns';
import type { Coupon, CouponKey } from './coupons';

/** The money and the contents of a request, as they were confirmed. */
export type RequestQuote = {
  coupons: Pick<Coupon, 'recordIndex' | 'passengerIndex' | 'tripIndex' | 'value'>[];
  /** Extras that go back; `orderToken` is that of the ancillary order. */
  items: { orderToken: string; itemToken: string; price: number; isReturnable: boolean }[];
  lines: QuoteLineWire[];
  total: number;
  /** Points that come back with the money. */
  points: number;
  railBase: number;
  railFee: number;
  /** `walletAccount`: the account whose wallet gets the money; empty where it goes back to the payment. */
  destinations: (RefundDestinationWire & { paymentToken: string; walletAccount: string })[];
};

const requestRows = z.array(
  z
    .object({
      token: z.string(),
      booking_token: z.string(),
      idempotency_key: z.string(),
      kind: z.enum([...REFUND_KINDS, 'void']),
      reason: z.enum(REFUND_REASONS).nullable(),
      resolution: z.enum(RESOLUTIONS),
      created_at: z.number(),
      plan: z.string(),
      settled_at: z.number().nullable(),
      failed_at: z.number().nullable(),
      quote: z.string(),
      attachments: z.string(),
      comment: z.string().nullable(),
    })
    .transform((row) => ({
      token: row.token,
      bookingToken: row.booking_token,
      idempotencyKey: row.idempotency_key,
      kind: row.kind,
      reason: row.reason,
      resolution: row.resolution,
      createdAt: row.created_at,
      plan: {
        steps: JSON.parse(row.plan) as RequestPlan['steps'],
        settledAt: row.settled_at,
        failedAt: row.failed_at,
      } satisfies RequestPlan,
      quote: JSON.parse(row.quote) as RequestQuote,
      attachments: JSON.parse(row.attachments) as string[],
      comment: row.comment,
    })),
);
export type RefundRequestRecord = z.output<typeof requestRows>[number];

/** Returns the requests of a booking, oldest first. */
export async function listRequests(store: Store, bookingToken: string): Promise<RefundRequestRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM refund_requests WHERE booking_token = ? ORDER BY number',
    args: [bookingToken],
  });
  return requestRows.parse(rows);
}

/** Returns the request made with a key; null without one. */
export async function findRequestByKey(store: Store, idempotencyKey: string): Promise<RefundRequestRecord | null> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM refund_requests WHERE idempotency_key = ?',
    args: [idempotencyKey],
  });
  return requestRows.parse(rows)[0] ?? null;
}

/** A request holds its coupons until it has failed. */
export function isLive({ plan }: Pick<RefundRequestRecord, 'plan'>, now: number): boolean {
  return plan.failedAt === null || now < plan.failedAt;
}

/** The money of a request has left. */
export function isSettled({ plan }: Pick<RefundRequestRecord, 'plan'>, now: number): boolean {
  return plan.settledAt !== null && now >= plan.settledAt;
}

/**
 * Builds the writes of a request: the request, its coupons, and everything that goes back when it succeeds.
 * @param rounds the failed requests that held each coupon before
 */
export function requestStatements(
  record: RefundRequestRecord,
  currency: string,
  rounds: ReadonlyMap<CouponKey, number>,
): InStatement[] {
  const { token, bookingToken, plan, quote } = record;
  const { settledAt } = plan;
  return [
    {
      sql: `INSERT INTO refund_requests (token, booking_token, idempotency_key, kind, reason, resolution, created_at,
              plan, settled_at, failed_at, quote, amount, attachments, comment)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        token,
        bookingToken,
        record.idempotencyKey,
        record.kind,
        record.reason,
        record.resolution,
        record.createdAt,
        JSON.stringify(plan.steps),
        settledAt,
        plan.failedAt,
        JSON.stringify(quote),
        quote.total,
        JSON.stringify(record.attachments),
        record.comment,
      ],
    },
    ...quote.coupons.map(({ recordIndex, passengerIndex, tripIndex }) => ({
      sql: `INSERT INTO refund_coupons (request_token, booking_token, record_index, passenger_index, trip_index, round)
            VALUES (?, ?, ?, ?, ?, ?)`,
      args: [
        token,
        bookingToken,
        recordIndex,
        passengerIndex,
        tripIndex,
        rounds.get(`${recordIndex}:${passengerIndex}:${tripIndex}`) ?? 0,
      ],
    })),
    ...(settledAt === null ? [] : settledStatements(record, currency, settledAt)),
  ];
}

function settledStatements(
  { token, bookingToken, createdAt, quote }: RefundRequestRecord,
  currency: string,
  settledAt: number,
): InStatement[] {
  return [
    ...quote.items.flatMap(({ orderToken, itemToken, isReturnable }) =>
      isReturnable ? dropRefusals({ bookingToken, orderToken, itemToken }, createdAt) : [],
    ),
    ...quote.items
      .filter(({ isReturnable }) => isReturnable)
      .map(({ orderToken, itemToken, price }) => ({
        sql: `INSERT INTO item_returns (order_token, item_token, booking_token, cause, amount, returned_at)
              VALUES (?, ?, ?, ?, ?, ?)`,
        args: [orderToken, itemToken, bookingToken, token, price, settledAt],
      })),
    ...quote.destinations.map(({ paymentToken, amount, walletAccount }) => ({
      sql: `INSERT INTO money_returns (cause, payment_token, booking_token, amount, currency, returned_at, wallet_account)
            VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [token, paymentToken, bookingToken, amount, currency, settledAt, walletAccount],
    })),
  ];
}
