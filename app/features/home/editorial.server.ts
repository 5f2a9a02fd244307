import type { Features } from '~/bff/request/features';
import type { Banner, ConfigValue } from '~/upstream/settings/contract';

/** Editors' texts by key, in the language of the page; a key may be missing. */
export type EditorTexts = Readonly<Record<string, string>>;

export type BannerCard = {
  type: Exclude<Banner['type'], 'easter_egg'> | 'prize_draw' | 'gift';
  title: string;
  text: string | null;
  /** Null for a banner without a target. */
  link: EditorLink | null;
};

/** `isExternal`: it leads to another site. */
export type EditorLink = { href: string; label: string; isExternal: boolean };

export type Question = { question: string; answer: string };

const MAX_BANNERS = 2;
const MAX_QUESTIONS = 6;

type ShownBanner = Banner & { type: Exclude<Banner['type'], 'easter_egg'> };

/** Selects at most two banners: the footer shows the easter egg, and the blog has its own flag. */
export function shownBanners(banners: readonly Banner[] | null, { blog }: Pick<Features, 'blog'>): ShownBanner[] {
  const isShown = (banner: Banner): banner is ShownBanner =>
    banner.type !== 'easter_egg' && (banner.type !== 'blog' || blog);
  return (banners ?? []).filter(isShown).slice(0, MAX_BANNERS);
}

/** Resolves the texts of banners; drops banners without a title. */
export function bannerCards(banners: readonly ShownBanner[], texts: EditorTexts): BannerCard[] {
  return banners.flatMap(({ type, titleKey, textKey, actionKey, url }) => {
    const title = texts[titleKey];
    if (!title) return [];
    const label = (actionKey && texts[actionKey]) || title;
    return [{ type, title, text: (textKey && texts[textKey]) || null, link: url ? editorLink(url, label) : null }];
  });
}

/** Selects the questions to show. */
export function shownQuestions(faq: ConfigValue<'faq'> | null): ConfigValue<'faq'> {
  return (faq ?? []).slice(0, MAX_QUESTIONS);
}

/** Resolves the texts of questions; drops a question without its text or answer. */
export function questionList(faq: ConfigValue<'faq'>, texts: EditorTexts): Question[] {
  return faq.flatMap(({ questionKey, answerKey }) => {
    const [question, answer] = [texts[questionKey], texts[answerKey]];
    return question && answer ? [{ question, answer }] : [];
  });
}

/** Builds an editors' link: a path of the shop or an external address. */
export function editorLink(href: string, label: string): EditorLink {
  return { href, label, isExternal: !href.startsWith('/') };
}
