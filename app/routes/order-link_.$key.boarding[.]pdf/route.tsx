import { boardingPdfResponse } from '~/features/booking/after-sale/registration/boarding-response.server';
import { letterFile } from '~/features/booking/order-link/letter-file.server';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { key: 'secret' } };

/** Serves the boarding passes of an order by the key of a letter. */
export const loader = letterFile(boardingPdfResponse);
