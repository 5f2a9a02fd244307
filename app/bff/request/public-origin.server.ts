import type { BrandId } from '~/market/brands';
import { environment } from '~/bff/environment/environment.server';

/** Returns a brand's public origin: from PUBLIC_ORIGINS, else that of the request. */
export function publicOriginOf(brand: BrandId, origin: string): string {
  return environment().publicOrigins[brand] ?? origin;
}
