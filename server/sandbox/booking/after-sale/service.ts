import { ATTACHMENT_BODY_BYTES } from '~/upstream/after-sale/contract';
import type { BookingDesk } from '../records/desk';
import type { SandboxService } from '../../service/service';
import { attachmentRoutes } from './attachments';
import { refundRoutes } from './refund-routes';

/** The after-sale service: POST /afterSale/v4/… (specification 3 §7 "Refund and exchange"). */
export function createAfterSaleService(desk: BookingDesk): SandboxService {
  return {
    name: 'afterSale',
    routes: { ...attachmentRoutes(desk), ...refundRoutes(desk) },
    maxBodyBytes: ATTACHMENT_BODY_BYTES,
  };
}
