import { GROUPS, type AncillaryGroup } from '~/upstream/ancillaries/contract';
import type { Product } from '../order-lines/product';

export type SoldGroup = {
  group: AncillaryGroup;
  products: Product[];
  /** Null for the whole trip. */
  segments: number[] | null;
};

/** Returns products by group, in display order, without empty groups. */
export function partition(catalogue: Product[], segmentsWithSeats: number[]): SoldGroup[] {
  return GROUPS.flatMap((group): SoldGroup[] => {
    if (group === 'seat_selection') {
      return segmentsWithSeats.length > 0 ? [{ group, products: [], segments: segmentsWithSeats }] : [];
    }
    const products = catalogue.filter((product) => product.group === group && !product.isUnavailable);
    if (products.length === 0) return [];
    const segments = [...new Set(products.flatMap(({ target }) => target.segmentIndex ?? []))];
    return [{ group, products, segments: segments.length > 0 ? segments : null }];
  });
}
