import type { Market } from '~/market/market';
import type { Translate } from './translate';
import { sampleLike } from '~/market/phone-sample';

/**
 * Fills the parameter `phone` of messages with a sample: that of the typed country code, else the one that the field shows.
 * @param t reads the namespace `errors`
 */
export function withPhoneSample(t: Translate, market: Pick<Market, 'country'>, typed = ''): Translate {
  return (key, params) => t(key, { phone: sampleLike(typed, market), ...params });
}
