import type { InStatement } from '@libsql/client';
import { z } from 'zod';
import type { RefundDestinationWire } from '~/upstream/after-sale/contract';
import type { ExchangeLineCode, ExtraFate } from '~/upstream/after-sale/exchange-contract';
import type { Offer } from '../../search/offers/offer';
import type { ExchangedCoupon, ExchangedWay, ReissuedTicket } from '../records/exchanges';
import { journeyOf } from '../records/schedule-changes';
import type { Store } from '../../store/store';
import type { PlanStep } from './plan';

/** An extra of the exchanged ways; those that go back are named by the order's and their own token. */
export type ExchangedExtra = { title: string; fate: ExtraFate; orderToken: string; itemToken: string; amount: number };

/** The contents and the money of an exchange, as they were confirmed. Amounts are hundredths. */
export type ExchangeQuote = {
  ways: ExchangedWay[];
  /** With their values afterwards. */
  coupons: ExchangedCoupon[];
  tickets: {
    recordIndex: number;
    passengerIndex: number;
    lines: { code: ExchangeLineCode; amount: number }[];
    total: number;
  }[];
  total: number;
  forfeited: number;
  extras: ExchangedExtra[];
  returned: {
    total: number;
    destinations: (RefundDestinationWire & { paymentToken: string; walletAccount: string })[];
  };
  /** Seats on each new flight that the booking has not held before, and the flights that it gives up. */
  seats: { inventoryKey: string; seats: number; onSale: number }[];
  freed: string[];
};

const exchangeRows = z.array(
  z
    .object({
      token: z.string(),
      booking_token: z.string(),
      idempotency_key: z.string(),
      created_at: z.number(),
      pay_until: z.number(),
      quote: z.string(),
      site_url: z.string(),
      payment_token: z.string().nullable(),
      steps: z.string().nullable(),
      paid_at: z.number().nullable(),
      done_at: z.number().nullable(),
      failed_at: z.number().nullable(),
    })
    .transform((row) => ({
      token: row.token,
      bookingToken: row.booking_token,
      idempotencyKey: row.idempotency_key,
      createdAt: row.created_at,
      payUntil: row.pay_until,
      quote: JSON.parse(row.quote) as ExchangeQuote,
      siteUrl: row.site_url,
      paymentToken: row.payment_token,
      steps: row.steps === null ? null : (JSON.parse(row.steps) as PlanStep[]),
      paidAt: row.paid_at,
      doneAt: row.done_at,
      failedAt: row.failed_at,
    })),
);
export type ExchangeRecord = z.output<typeof exchangeRows>[number];

/** Returns the exchanges of a booking, oldest first. */
export async function listExchanges(store: Store, bookingToken: string): Promise<ExchangeRecord[]> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM exchanges WHERE booking_token = ? ORDER BY number',
    args: [bookingToken],
  });
  return exchangeRows.parse(rows);
}

/** Returns the exchange asked for with a key; null without one. */
export async function findExchangeByKey(store: Store, idempotencyKey: string): Promise<ExchangeRecord | null> {
  const { rows } = await store.execute({
    sql: 'SELECT * FROM exchanges WHERE idempotency_key = ?',
    args: [idempotencyKey],
  });
  return exchangeRows.parse(rows)[0] ?? null;
}

/** The customer has not paid, and cannot any more unless the payment is opened again. */
export function hasLapsed({ paidAt, payUntil }: ExchangeRecord, now: number): boolean {
  return paidAt === null && now >= payUntil;
}

/** The exchange holds its coupons: it awaits its payment or the carrier. */
export function isExchanging(exchange: ExchangeRecord, now: number): boolean {
  return !hasLapsed(exchange, now) && now < (exchange.doneAt ?? exchange.failedAt ?? Infinity);
}

/** The carrier has issued the new tickets. */
export function isExchanged({ doneAt }: Pick<ExchangeRecord, 'doneAt'>, now: number): boolean {
  return doneAt !== null && now >= doneAt;
}

/** Writes an exchange that awaits its payment, and keeps its seats so long. */
export function askedStatements(exchange: ExchangeRecord): InStatement[] {
  const { bookingToken, quote, payUntil } = exchange;
  return [
    {
      sql: `INSERT INTO exchanges (token, booking_token, idempotency_key, created_at, pay_until, amount, quote, site_url,
              payment_token)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [
        exchange.token,
        bookingToken,
        exchange.idempotencyKey,
        exchange.createdAt,
        payUntil,
        quote.total,
        JSON.stringify(quote),
        exchange.siteUrl,
        exchange.paymentToken,
      ],
    },
    ...quote.seats.map(({ inventoryKey, seats }) => ({
      sql: `INSERT INTO seats (booking_token, inventory_key, count, until) VALUES (?, ?, ?, ?)
            ON CONFLICT (booking_token, inventory_key) DO UPDATE SET count = excluded.count, until = excluded.until`,
      args: [bookingToken, inventoryKey, seats, payUntil],
    })),
  ];
}

/** Moves the time to pay, and that of the seats with it: the payment was opened again, or closed. */
export function prolongedStatements({ token, bookingToken, quote }: ExchangeRecord, until: number): InStatement[] {
  return [
    { sql: 'UPDATE exchanges SET pay_until = ? WHERE token = ?', args: [until, token] },
    ...quote.seats.map(({ inventoryKey }) => ({
      sql: 'UPDATE seats SET until = ? WHERE booking_token = ? AND inventory_key = ?',
      args: [until, bookingToken, inventoryKey],
    })),
  ];
}

/** The end of a paid exchange: the new tickets, or when the carrier refuses. Times in milliseconds may lie ahead. */
export type ExchangeEnd = { steps: PlanStep[]; paidAt: number; doneAt: number | null; failedAt: number | null };

/**
 * Writes the end of a paid exchange: new tickets and seats, or the old ones.
 * @param offer as it is flown afterwards
 */
export function endedStatements(
  { token, bookingToken, quote }: ExchangeRecord,
  { steps, paidAt, doneAt, failedAt }: ExchangeEnd,
  { offer, tickets }: { offer: Offer; tickets: readonly Omit<ReissuedTicket, 'validFrom'>[] },
): InStatement[] {
  const { leavesOn, leavesAt, landsAt } = journeyOf(offer);
  const seats = (keys: readonly string[], until: number | null) =>
    keys.map((key) => ({
      sql: 'UPDATE seats SET until = ? WHERE booking_token = ? AND inventory_key = ?',
      args: [until, bookingToken, key],
    }));
  return [
    {
      sql: `UPDATE exchanges SET steps = ?, paid_at = ?, done_at = ?, failed_at = ?, leaves_on = ?, leaves_at = ?,
              lands_at = ? WHERE token = ?`,
      args: [JSON.stringify(steps), paidAt, doneAt, failedAt, leavesOn, leavesAt, landsAt, token],
    },
    ...seats(
      quote.seats.map(({ inventoryKey }) => inventoryKey),
      failedAt,
    ),
    ...(doneAt === null ? [] : seats(quote.freed, doneAt)),
    ...(doneAt === null ? [] : tickets.map((ticket) => reissued(bookingToken, { ...ticket, validFrom: doneAt }))),
  ];
}

function reissued(bookingToken: string, ticket: ReissuedTicket): InStatement {
  return {
    sql: `INSERT INTO reissued_tickets (booking_token, record_index, passenger_index, ticket_number, valid_from)
          VALUES (?, ?, ?, ?, ?)`,
    args: [bookingToken, ticket.recordIndex, ticket.passengerIndex, ticket.ticketNumber, ticket.validFrom],
  };
}
