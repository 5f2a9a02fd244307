import type { BookingDesk } from '../records/desk';
import type { SandboxService } from '../../service/service';
import { changeRoutes } from './change-routes';
import { refundRoutes } from './refund-routes';

/** The after-sale service: POST /afterSale/v4/… (specification 3 §7 "Refund and exchange"). */
export function createAfterSaleService(desk: BookingDesk): SandboxService {
  return {
    name: 'afterSale',
    routes: { ...refundRoutes(desk), ...changeRoutes(desk) },
  };
}
