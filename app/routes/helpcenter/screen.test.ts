import { describe, expect, it } from 'vitest';
import { fairwind, poputny } from '#tests/fixtures/market';
import { textPage } from '~/features/frame/content/text-page.server';
import { BRANDS } from '~/market/brands';
import { helpScreen } from './screen.server';

const markets = [
  poputny(),
  ...BRANDS.intl.locales.map((locale) => fairwind({ country: 'GB', currency: 'GBP', locale })),
];

describe('helpScreen', () => {
  it.each(markets.map((market) => [market.locale, market] as const))(
    'loses nothing of the text in %s: every topic has an icon and its questions',
    (_, market) => {
      const page = textPage('helpcenter', market);
      const { topics } = helpScreen(page, '');
      expect(topics.map(({ id }) => id)).toEqual(page.sections.map(({ id }) => id));
      expect(topics.map(({ icon }) => icon)).not.toContain('help');
      topics.forEach(({ questions }, index) => {
        const text = questions.map(({ title, html }) => `<h3>${title}</h3>${html}`).join('');
        expect(text.replace(/\s/g, '')).toBe(page.sections[index]?.html.replace(/\s/g, ''));
        expect(questions.length).toBeGreaterThan(0);
      });
    },
  );
});
