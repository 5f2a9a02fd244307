import { BRANDS, type BrandId } from '~/market/brands';
import type { ConfigWire } from '~/upstream/settings/contract';
import { trainDirectionsFrom } from '../../search/directions/most-ridden';

const known = new Map<BrandId, string[]>();

/** Returns the countries of a brand from whose cities trains go. */
export function railway(brand: BrandId): ConfigWire<'railway'> {
  const countries =
    known.get(brand) ?? BRANDS[brand].countries.filter((country) => trainDirectionsFrom('country', country).length > 0);
  known.set(brand, countries);
  return { countries };
}
