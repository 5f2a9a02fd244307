import type { Vendor } from '~/upstream/search/contract';
import { isFlight, isTrain, type Segment } from './segment';

/**
 * Checks who sells a way (specification 1 §3 "Search vendors"). `avia`: flights alone; `train`: trains and buses of all
 * railways and their partners; `rzd`: trains of the railway of Russia alone; two of them: either, and both together.
 */
export function isSoldBy(vendor: Vendor, segments: readonly Segment[]): boolean {
  return segments.every((segment) => {
    if (isFlight(segment)) return vendor !== 'train' && vendor !== 'rzd';
    if (vendor === 'train' || vendor === 'avia+train') return true;
    return vendor !== 'avia' && isTrain(segment) && segment.marketing.isRzd;
  });
}
