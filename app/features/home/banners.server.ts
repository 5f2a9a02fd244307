import { getTranslator } from '~/i18n/translator.server';
import { countryOf } from '~/market/countries';
import type { Market } from '~/market/market';
import type { Features } from '~/bff/request/features';
import type { Configs } from '~/upstream/settings/client.server';
import type { ConfigValue } from '~/upstream/settings/contract';
import { bannerCards, editorLink, shownBanners, type BannerCard, type EditorTexts } from './editorial.server';
import { drawEnd, openDraw, PRIZE_DRAW_PATH } from './prize-draw.server';

type BannerSources = {
  features: Features;
  configs: Configs<'home_banners' | 'prize_draw' | 'gift'> | null;
  texts: EditorTexts;
};

/** Lists the texts of the banners that are not in the editors' list. */
export function extraBannerKeys(
  { features, configs }: Omit<BannerSources, 'texts'>,
  market: Market,
  now: Date,
): string[] {
  const draw = openDraw(configs?.prize_draw, features, market, now);
  const gift = shownGift(configs?.gift, market);
  return [...(draw ? [draw.prizeKey] : []), ...(gift ? [gift.titleKey, gift.textKey, gift.actionKey] : [])];
}

/** Builds the banners of the home page: the open prize draw, gift certificates, then the editors'. */
export function bannersOf(
  { features, configs, texts }: BannerSources,
  market: Market,
  hasBlog: boolean,
  now: Date,
): BannerCard[] {
  const shown = shownBanners(configs?.home_banners ?? null, { blog: hasBlog });
  return [
    ...drawBanner({ features, configs, texts }, market, now),
    ...giftBanner({ configs, texts }, market),
    ...bannerCards(shown, texts),
  ];
}

function drawBanner({ features, configs, texts }: BannerSources, market: Market, now: Date): BannerCard[] {
  const draw = openDraw(configs?.prize_draw, features, market, now);
  const prize = draw && texts[draw.prizeKey];
  if (!draw || !prize) return [];
  const t = getTranslator(market.locale, 'draw');
  return [
    {
      type: 'prize_draw',
      title: t('banner.title', { prize }),
      text: t('banner.text', { until: drawEnd(draw, market) }),
      link: editorLink(PRIZE_DRAW_PATH, t('banner.action')),
    },
  ];
}

function giftBanner({ configs, texts }: Omit<BannerSources, 'features'>, market: Market): BannerCard[] {
  const gift = shownGift(configs?.gift, market);
  const title = gift && texts[gift.titleKey];
  if (!gift || !title) return [];
  return [
    {
      type: 'gift',
      title,
      text: texts[gift.textKey] ?? null,
      link: editorLink(gift.url, texts[gift.actionKey] ?? title),
    },
  ];
}

function shownGift(gift: ConfigValue<'gift'> | null | undefined, { country }: Market) {
  return gift?.isEnabled && countryOf(country).flags.gift ? gift : null;
}
