import type { BANNER_TYPES } from '~/upstream/settings/contract';
import type { QUESTIONS } from '../../settings/configs';

type BannerKey = `home.banners.${(typeof BANNER_TYPES)[number]}.${'title' | 'text' | 'action'}`;
type QuestionKey = `home.faq.${(typeof QUESTIONS)[number]}.${'question' | 'answer'}`;

/** Every text that the configs refer to, in one language. */
export type EditorialTexts = Readonly<
  Record<
    | BannerKey
    | QuestionKey
    | 'home.subscription.promo'
    | 'home.subscription.blog.title'
    | 'home.subscription.blog.text'
    | 'prize_draw.prize'
    | 'war_banner.text'
    | 'covid_banner.text',
    string
  >
>;
