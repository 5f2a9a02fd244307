import type { AccountSession, RequestContext } from '~/bff/request/context';
import { currentAccount } from '~/bff/account/account.server';
import { ownEWallet } from '~/bff/account/e-wallet.server';
import { isLoyaltyOffered, ownLoyalty } from '~/bff/account/loyalty.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { DEFAULT_FEATURES, type Features } from '~/bff/request/features';
import { oneTapScript } from '~/features/account/auth/social/one-tap.server';
import type { ConfigName } from '~/upstream/settings/contract';
import type { Configs } from '~/upstream/settings/client.server';
import type { SocialNetwork } from '~/upstream/social/contract';
import { bannersScreen, enabledNotices } from './banners/banners.server';
import { footerScreen } from './footer/footer.server';
import type { FrameScreen } from './frame-screen';
import { headerScreen } from './header/header.server';
import { findChatFacts, NO_CHAT, type ChatFacts } from './support/chat-facts.server';

/** The settings of the frame. */
export const FRAME_CONFIGS = [
  'header_links',
  'home_banners',
  'covid_banner',
  'war_banner',
  'seo_links',
  'sellers',
  'railway',
] as const satisfies ConfigName[];
type FrameConfigs = Configs<(typeof FRAME_CONFIGS)[number]>;

const NO_CONFIGS: FrameConfigs = {
  header_links: null,
  home_banners: null,
  covid_banner: null,
  war_banner: null,
  seo_links: null,
  sellers: null,
  railway: null,
};
/** Time limit for the frame's settings on any page. */
const PATIENCE_MS = 300;

type Visitor = Pick<RequestContext, 'brand' | 'market' | 'cookies'>;

/** Upstream data for the frame. */
export type FrameFacts = {
  features: Features;
  configs: FrameConfigs;
  networks: readonly SocialNetwork[];
  /** The service's texts by key. */
  texts: Readonly<Record<string, string>>;
  account: AccountSession | null;
  chat: ChatFacts;
  /** Null where points are not offered. */
  points: { balance: number | null } | null;
  /** The wallet in the market's currency; null where it is not offered. */
  eWallet: { balance: number | null } | null;
  oneTapScript: string | null;
};

/** Facts when no service answers: a complete frame without their data. */
export const NO_FACTS: FrameFacts = {
  features: DEFAULT_FEATURES,
  configs: NO_CONFIGS,
  networks: [],
  texts: {},
  account: null,
  chat: NO_CHAT,
  points: null,
  eWallet: null,
  oneTapScript: null,
};

/** Loads the frame's data. Never rejects and never waits long: each service is optional. */
export async function findFrameFacts(context: RequestContext): Promise<FrameFacts> {
  const { settings, social, texts } = context.upstream;
  const patience = { patienceMs: PATIENCE_MS };
  const domain = new URL(context.origin).hostname;
  const [features, configs, networks, account] = await Promise.all([
    context.features(),
    degrade(settings.findConfigs(FRAME_CONFIGS), NO_CONFIGS, { block: 'settings.configs', ...patience }),
    degrade(social.list(domain), [], { block: 'social', ...patience }),
    currentAccount(context),
  ]);
  const { covid_banner: covid, war_banner: war } = configs;
  const keys = enabledNotices({ market: context.market, covid, war }).map(({ textKey }) => textKey);
  const [entries, script, chat, points, eWallet] = await Promise.all([
    degrade(texts.list(keys), {}, { block: 'texts', ...patience }),
    oneTapScript(context, features, account),
    features.supportChat ? findChatFacts(context) : NO_CHAT,
    account ? findPoints(context) : null,
    account ? ownEWallet(context) : null,
  ]);
  return { features, configs, networks, texts: entries, account, chat, points, eWallet, oneTapScript: script };
}

async function findPoints(context: RequestContext): Promise<FrameFacts['points']> {
  if (!(await isLoyaltyOffered(context))) return null;
  return { balance: (await ownLoyalty(context))?.bonus.balance ?? null };
}

/** Builds the frame of a page. Pure. */
export function frameScreen(visitor: Visitor, facts: FrameFacts, now: Date): FrameScreen {
  const { features, configs, networks, texts, account, chat, points, eWallet } = facts;
  return {
    header: headerScreen({ ...visitor, features, links: configs.header_links, account, chat, points, eWallet }),
    footer: footerScreen(
      {
        ...visitor,
        features,
        networks,
        banners: configs.home_banners,
        seoLinks: configs.seo_links,
        sellers: configs.sellers,
        railway: configs.railway,
        links: configs.header_links,
      },
      now,
    ),
    banners: bannersScreen({ ...visitor, covid: configs.covid_banner, war: configs.war_banner, texts }),
    oneTapScript: facts.oneTapScript,
  };
}
