import type { Features } from '~/bff/request/features';
import type { Banner, ConfigValue } from '~/upstream/settings/contract';

/** Words of editors by key, in the language of the page; a key may be missing. */
export type EditorTexts = Readonly<Record<string, string>>;

export type BannerCard = {
  type: Exclude<Banner['type'], 'easter_egg'>;
  title: string;
  text: string | null;
  /** Null for a banner that leads nowhere. */
  link: EditorLink | null;
};

/** `isExternal`: it leads to another site. */
export type EditorLink = { href: string; label: string; isExternal: boolean };

export type Question = { question: string; answer: string };

const MOST_BANNERS = 2;
const MOST_QUESTIONS = 6;

type ShownBanner = Banner & { type: BannerCard['type'] };

/** Banners to show, at most two: the easter egg is the footer's, and the prize draw has a flag of its own. */
export function shownBanners(
  banners: readonly Banner[] | null,
  { prizeDraw }: Pick<Features, 'prizeDraw'>,
): ShownBanner[] {
  const isShown = (banner: Banner): banner is ShownBanner =>
    banner.type !== 'easter_egg' && (banner.type !== 'prize_draw' || prizeDraw);
  return (banners ?? []).filter(isShown).slice(0, MOST_BANNERS);
}

/** Banners in words; one whose title nobody has written is left out. */
export function bannerCards(banners: readonly ShownBanner[], texts: EditorTexts): BannerCard[] {
  return banners.flatMap(({ type, titleKey, textKey, actionKey, url }) => {
    const title = texts[titleKey];
    if (!title) return [];
    const label = (actionKey && texts[actionKey]) || title;
    return [{ type, title, text: (textKey && texts[textKey]) || null, link: url ? editorLink(url, label) : null }];
  });
}

/** Questions to show. */
export function shownQuestions(faq: ConfigValue<'faq'> | null): ConfigValue<'faq'> {
  return (faq ?? []).slice(0, MOST_QUESTIONS);
}

/** Questions in words; one without a question or an answer is left out. */
export function questionList(faq: ConfigValue<'faq'>, texts: EditorTexts): Question[] {
  return faq.flatMap(({ questionKey, answerKey }) => {
    const [question, answer] = [texts[questionKey], texts[answerKey]];
    return question && answer ? [{ question, answer }] : [];
  });
}

/** A link that editors have set: a path of the shop or an address elsewhere. */
export function editorLink(href: string, label: string): EditorLink {
  return { href, label, isExternal: !href.startsWith('/') };
}
