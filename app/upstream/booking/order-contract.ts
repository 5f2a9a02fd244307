/** The order of a booking: where sale, payment and delivery stand (specification 3 §3, §4). */
import { z } from 'zod';
import { openEnum } from '~/upstream/tolerance';

export const ORDER_STATUSES = [
  'created',
  'formed',
  'begin_formed',
  'appending',
  'payment_process',
  'delivering',
  'payment_finished',
  'completed',
  'refunding',
  'refund_failed',
  'refunded',
  'tds_processing',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_PAYMENT_STATUSES = ['payment_created', 'payment_failed', 'completed'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

export const DELIVERY_STATUSES = ['ready_to_delivery', 'delivery_failed', 'delivery_stopped', 'delivered'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * Null statuses: not begun. Both errors are codes of upstream facts §5. `archived`: the trip is over, or will not take
 * place; the service decides by its own clock.
 */
export const orderState = z
  .looseObject({
    status: openEnum(ORDER_STATUSES, 'unknown'),
    payment_status: openEnum(ORDER_PAYMENT_STATUSES, 'unknown').nullish(),
    delivery_status: openEnum(DELIVERY_STATUSES, 'unknown').nullish(),
    payment_error: z.string().nullish(),
    delivery_error: z.string().nullish(),
    archived: z.boolean().nullish(),
  })
  .transform((wire) => ({
    status: wire.status,
    paymentStatus: wire.payment_status ?? null,
    deliveryStatus: wire.delivery_status ?? null,
    paymentError: wire.payment_error ?? null,
    deliveryError: wire.delivery_error ?? null,
    isArchived: wire.archived ?? false,
  }));
export type OrderState = z.output<typeof orderState>;
export type OrderStateWire = z.input<typeof orderState>;
