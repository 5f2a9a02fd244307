import { ATTACHMENT_SCHEMA, WIPE_ATTACHMENTS } from './booking/after-sale/attachments';
import { AFTER_SALE_SCHEMA, WIPE_AFTER_SALE } from './booking/after-sale/schema';
import { ORDER_INFO_SCHEMA, WIPE_ORDER_INFO } from './booking/letters/order-info';
import { REGISTRATION_SCHEMA, WIPE_REGISTRATIONS } from './booking/check-in/records';
import { REMINDER_SCHEMA, WIPE_REMINDERS } from './booking/letters/unfinished-booking';
import { PROMO_SCHEMA, WIPE_PROMOS } from './booking/order-lines/promo-records';
import { ANCILLARY_SCHEMA, WIPE_ANCILLARIES } from './booking/order-lines/schema';
import { BOOKING_SCHEMA, WIPE_BOOKINGS } from './booking/records/schema';
import { E_WALLET_SCHEMA, WIPE_E_WALLET } from './booking/e-wallet/records';
import { POINTS_SCHEMA, WIPE_POINTS } from './booking/points/records';
import { DISCOUNT_SCHEMA, WIPE_DISCOUNTS } from './booking/discounts/records';
import { PAYOUT_SCHEMA, WIPE_PAYOUTS } from './booking/records/payouts';
import { SURCHARGE_SCHEMA, WIPE_SURCHARGES } from './booking/records/surcharges';
import { CLOCK_SCHEMA } from './control/clock';
import { HELP_SCHEMA, WIPE_HELP } from './frame/help-centre/schema';
import { OUTBOX_SCHEMA, WIPE_OUTBOX } from './outbox/messages';
import type { SandboxService } from './service/service';

/** Returns idempotent statements that create all tables: those of the bookings, and those that services bring. */
export function schemaOf(services: readonly SandboxService[]): string[] {
  return [
    ...CLOCK_SCHEMA,
    ...BOOKING_SCHEMA,
    ...ANCILLARY_SCHEMA,
    ...PROMO_SCHEMA,
    ...POINTS_SCHEMA,
    ...E_WALLET_SCHEMA,
    ...DISCOUNT_SCHEMA,
    ...SURCHARGE_SCHEMA,
    ...AFTER_SALE_SCHEMA,
    ...PAYOUT_SCHEMA,
    ...ATTACHMENT_SCHEMA,
    ...REGISTRATION_SCHEMA,
    ...ORDER_INFO_SCHEMA,
    ...REMINDER_SCHEMA,
    ...OUTBOX_SCHEMA,
    ...HELP_SCHEMA,
    ...services.flatMap(({ schema = [] }) => schema),
  ];
}

/** Returns statements that delete all data except the clock, in an order that keeps references valid. */
export function wipeOf(services: readonly SandboxService[]): string[] {
  return [
    ...services.flatMap(({ wipe = [] }) => wipe),
    ...WIPE_HELP,
    ...WIPE_ATTACHMENTS,
    ...WIPE_REGISTRATIONS,
    ...WIPE_ORDER_INFO,
    ...WIPE_PAYOUTS,
    ...WIPE_AFTER_SALE,
    ...WIPE_PROMOS,
    ...WIPE_POINTS,
    ...WIPE_E_WALLET,
    ...WIPE_DISCOUNTS,
    ...WIPE_SURCHARGES,
    ...WIPE_ANCILLARIES,
    ...WIPE_BOOKINGS,
    ...WIPE_REMINDERS,
    ...WIPE_OUTBOX,
  ];
}
