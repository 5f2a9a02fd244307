import { ATTACHMENT_BODY_BYTES, endpoints } from '~/upstream/after-sale/contract';
import type { BookingDesk } from '../records/desk';
import type { SandboxService } from '../../service/service';
import { serve } from '../../service/serve';
import { attachmentRoutes } from './attachments';
import { fareRules } from './fare-rules';
import { exchangeRoutes } from './exchange-routes';
import { changeRoutes } from './change-routes';
import { refundRoutes } from './refund-routes';
import { registrationRoutes } from './registration-routes';
import { surchargeRoutes } from './surcharge-routes';

/** The after-sale service: POST /afterSale/v4/… (specification 3 §7 "Refund and exchange"). */
export function createAfterSaleService(desk: BookingDesk): SandboxService {
  return {
    name: 'afterSale',
    routes: {
      ...attachmentRoutes(desk),
      ...changeRoutes(desk),
      ...exchangeRoutes(desk),
      ...refundRoutes(desk),
      ...registrationRoutes,
      ...surchargeRoutes(desk),
      ...serve(endpoints.getFareRules, (body, context) => fareRules(body, context, desk)),
    },
    maxBodyBytes: ATTACHMENT_BODY_BYTES,
  };
}
