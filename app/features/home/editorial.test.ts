import { describe, expect, it } from 'vitest';
import type { Banner } from '~/upstream/settings/contract';
import { bannerCards, questionList, shownBanners, shownQuestions } from './editorial.server';

const banner = (type: Banner['type'], changes: Partial<Banner> = {}): Banner => ({
  id: type,
  type,
  titleKey: `${type}.title`,
  textKey: `${type}.text`,
  actionKey: `${type}.action`,
  url: 'https://there.example/',
  ...changes,
});

describe('shownBanners', () => {
  it('takes at most two, in the editors’ order, without the easter egg', () => {
    const banners = [banner('easter_egg'), banner('tg'), banner('blog'), banner('promotion')];
    expect(shownBanners(banners, { blog: true }).map(({ type }) => type)).toEqual(['tg', 'blog']);
  });

  it.each([
    [true, ['blog', 'tg']],
    [false, ['tg']],
  ])('leads to the blog where there is one: %s', (blog, expected) => {
    expect(shownBanners([banner('blog'), banner('tg')], { blog }).map(({ type }) => type)).toEqual(expected);
  });

  it('is empty without settings', () => expect(shownBanners(null, { blog: true })).toEqual([]));
});

describe('bannerCards', () => {
  const texts = { 'tg.title': 'Prices', 'tg.text': 'Every day', 'tg.action': 'Open' };
  const shown = (changes: Partial<Banner>) => shownBanners([banner('tg', changes)], { blog: false });

  it('have texts and a link', () => {
    expect(bannerCards(shown({}), texts)).toEqual([
      {
        type: 'tg',
        title: 'Prices',
        text: 'Every day',
        link: { href: 'https://there.example/', label: 'Open', isExternal: true },
      },
    ]);
  });

  it('use the title as the link text when it has none', () => {
    expect(bannerCards(shown({ actionKey: null, url: '/app' }), texts)[0]?.link).toEqual({
      href: '/app',
      label: 'Prices',
      isExternal: false,
    });
  });

  it('are dropped without a title, and have no link without an address', () => {
    expect(bannerCards(shown({}), {})).toEqual([]);
    expect(bannerCards(shown({ url: null }), texts)[0]?.link).toBeNull();
  });
});

describe('questions', () => {
  const faq = Array.from({ length: 9 }, (_, index) => ({
    id: String(index),
    questionKey: `q${index}`,
    answerKey: `a${index}`,
  }));

  it('are limited to six', () => {
    expect(shownQuestions(faq)).toHaveLength(6);
    expect(shownQuestions(null)).toEqual([]);
  });

  it('need both texts', () => {
    expect(questionList(faq, { q0: 'Why?', q1: 'How?', a1: 'So.' })).toEqual([{ question: 'How?', answer: 'So.' }]);
  });
});
