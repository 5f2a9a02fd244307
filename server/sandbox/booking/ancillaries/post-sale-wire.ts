import type { OrderWire } from '~/upstream/ancillaries/contract';
import { letterLanguage } from '../../outbox/letter-language';
import type { SandboxContext } from '../../service/service';
import { laterPaymentWire } from '../payment/later-payment';
import type { Sale } from './desk';
import { itemWire } from './wire';
import { statusAt, type PostSaleRecord } from '../order-lines/post-sale-records';

/** Returns a post-sale attempt as an order: filled once it is paid. */
export function postSaleWire(record: PostSaleRecord, sale: Sale, { origin }: SandboxContext): OrderWire {
  const status = statusAt(record, sale.now);
  return {
    token: record.token,
    booking_token: record.bookingToken,
    status: status === 'success' ? 'filled' : 'created',
    frozen: true,
    price: { total: record.amount, currency: record.currency },
    items: record.lines.map((line) => itemWire(line, record.token, sale)),
    payment: laterPaymentWire(record, { language: letterLanguage(sale.language), now: sale.now, origin }),
  };
}
