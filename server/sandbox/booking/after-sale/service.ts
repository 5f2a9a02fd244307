import type { BookingDesk } from '../records/desk';
import type { SandboxService } from '../../service/service';
import { refundRoutes } from './refund-routes';
import { registrationRoutes } from './registration-routes';

/** The after-sale service: POST /afterSale/v4/… (specification 3 §7 "Refund and exchange"). */
export function createAfterSaleService(desk: BookingDesk): SandboxService {
  return {
    name: 'afterSale',
    routes: { ...refundRoutes(desk), ...registrationRoutes },
  };
}
