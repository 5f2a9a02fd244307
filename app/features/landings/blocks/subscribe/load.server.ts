import type { LandingContext } from '~/bff/request/landing-context.server';
import { loadSubscription, type SubscriptionScreen } from '~/features/home/subscription.server';

/** Reads the settings and texts of the newsletter block. */
export function loadSubscribe(
  context: Pick<LandingContext, 'upstream' | 'market'>,
  now: Date,
): Promise<SubscriptionScreen | null> {
  return loadSubscription(context, null, now);
}
