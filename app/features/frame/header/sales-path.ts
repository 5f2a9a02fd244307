import type { Features } from '~/bff/request/features';
import type { Brand } from '~/market/brands';
import type { ConfigValue } from '~/upstream/settings/contract';

/** Facts that decide whether sales are shown; `links` is null when the settings are unavailable. */
export type SalesFacts = {
  brand: Pick<Brand, 'hasSales'>;
  features: Pick<Features, 'salesLanding'>;
  links: Pick<NonNullable<ConfigValue<'header_links'>>, 'salesUrl'> | null;
};

/** Returns where the sales are: brand, flag and settings all have to have them (specification 1 §2); else null. */
export function salesPath({ brand, features, links }: SalesFacts): string | null {
  return brand.hasSales && features.salesLanding ? (links?.salesUrl ?? null) : null;
}
