import { receiptResponse } from '~/features/booking/receipt/receipt-response.server';
import { letterFile } from '~/features/booking/order-link/letter-file.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { key: 'secret' } };

/** Serves the receipt of an order by the key of a letter. */
export const loader = letterFile(receiptResponse);
