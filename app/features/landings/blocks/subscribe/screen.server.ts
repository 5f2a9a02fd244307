import type { SubscriptionScreen } from '~/features/home/subscription.server';
import { pathOf } from '../../addresses';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { BRANDS } from '~/market/brands';
import type { BlockInput } from '../../block';

/** The newsletter form, which `/newsletter` takes: this page is the same for everyone. */
export type SubscribeScreen = { block: SubscriptionScreen; from: string };

/** Builds the block; null where the newsletter is switched off. */
export function subscribeScreen({ sources: { subject, subscription }, market }: BlockInput): SubscribeScreen | null {
  if (!subscription) return null;
  return {
    block: subscription,
    from: pathInLanguage(BRANDS[market.brand], pathOf(subject, market.locale), market.locale),
  };
}
