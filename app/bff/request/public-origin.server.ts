import type { BrandId } from '~/market/brands';
import { environment } from '~/bff/environment/environment.server';

/** Where the world is to find a brand: as configured (PUBLIC_ORIGINS), else where it was asked. */
export function publicOriginOf(brand: BrandId, origin: string): string {
  return environment().publicOrigins[brand] ?? origin;
}
