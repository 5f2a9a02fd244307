import { degrade } from '~/bff/waiting/degrade.server';
import type { Features } from '~/bff/request/features';
import { featuresOnce } from '~/bff/request/features.server';
import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';
import type { UpstreamClients } from '~/upstream/services.server';
import type { ConfigValue } from '~/upstream/settings/contract';
import { blogScreen } from './blog.server';
import { editorLink, type EditorLink, type EditorTexts } from './editorial.server';

/** The newsletter block. With `sentTo`, a confirmation card replaces the form. */
export type SubscriptionScreen = {
  /** The variant with a promotion (specification 3 §2). */
  promo: string | null;
  sentTo: string | null;
  blog: { title: string; text: string; link: EditorLink } | null;
};

type SubscriptionFacts = {
  features: Pick<Features, 'subscription' | 'blog'>;
  configs: { subscription: ConfigValue<'subscription'> | null; blog: ConfigValue<'blog'> | null } | null;
  texts: EditorTexts;
};

const PATIENCE_MS = 2000;

/** Lists the keys of the editors' texts in the block. */
export function subscriptionTextKeys(config: ConfigValue<'subscription'> | null | undefined): string[] {
  const keys = [config?.promoTextKey, config?.blog?.titleKey, config?.blog?.textKey];
  return keys.filter((key) => typeof key === 'string');
}

/**
 * Builds the block; null where the flags or the settings switch it off. It does not depend on the settings: without them only
 * the editors' additions are missing. The second card needs a blog to lead to.
 * @param sentTo the address that has just been asked by letter
 */
export function subscriptionScreen(
  { features, configs, texts }: SubscriptionFacts,
  market: Pick<Market, 'locale' | 'country'>,
  sentTo: string | null,
  now: Date,
): SubscriptionScreen | null {
  const config = configs?.subscription;
  if (!features.subscription || !countryOf(market.country).flags.newsletter || config?.isEnabled === false) return null;
  const { promoTextKey, blog } = config ?? {};
  const [title, text] = [blog && texts[blog.titleKey], blog && texts[blog.textKey]];
  const hasBlog = blogScreen(configs?.blog, features, market, now) !== null;
  return {
    promo: (promoTextKey && texts[promoTextKey]) || null,
    sentTo,
    blog: hasBlog && blog && title && text ? { title, text, link: editorLink(blog.url, title) } : null,
  };
}

/** Loads the block for a page other than the home page. Never rejects and never waits long. */
export async function loadSubscription(
  { upstream, market }: { upstream: Pick<UpstreamClients, 'settings' | 'texts'>; market: Market },
  sentTo: string | null,
  now: Date,
): Promise<SubscriptionScreen | null> {
  const wait = <T, F>(work: Promise<T>, fallback: F) =>
    degrade(work, fallback, { block: 'subscription', patienceMs: PATIENCE_MS });
  const [features, configs] = await Promise.all([
    featuresOnce(upstream.settings)(),
    wait(upstream.settings.findConfigs(['subscription', 'blog']), null),
  ]);
  const texts = await wait(upstream.texts.list(subscriptionTextKeys(configs?.subscription)), {});
  return subscriptionScreen({ features, configs, texts }, market, sentTo, now);
}
