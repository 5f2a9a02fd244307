import type { Market } from '~/market/market';
import type { Translate } from './translate';
import { phoneSample } from '~/market/phone-sample';

/** Fills the parameter `phone` of messages with the sample that the field shows. @param t reads the namespace `errors` */
export function withPhoneSample(t: Translate, market: Pick<Market, 'country'>): Translate {
  return (key, params) => t(key, { phone: phoneSample(market), ...params });
}
