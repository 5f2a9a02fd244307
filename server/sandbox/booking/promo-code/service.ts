import { endpoints } from '~/upstream/promo-code/contract';
import type { BookingDesk } from '../records/desk';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { verifyPromoCode } from './verify';

/** The promo code service: POST /promoCode/v4/promo_code (specification 2 §7). */
export function createPromoCodeService(desk: BookingDesk): SandboxService {
  return {
    name: 'promoCode',
    routes: serve(endpoints.apply, (body, context) => verifyPromoCode(body, context, desk)),
  };
}
