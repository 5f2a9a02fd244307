import { describe, expect, it } from 'vitest';
import { fairwind, poputny } from '#tests/fixtures/market';
import { BRANDS } from '~/market/brands';
import { helpScreen } from './screen.server';

const markets = [
  poputny(),
  ...BRANDS.intl.locales.map((locale) => fairwind({ country: 'GB', currency: 'GBP', locale })),
];

describe('helpScreen', () => {
  it.each(markets.map((market) => [market.locale, market] as const))(
    'shows every topic with an icon and its questions in %s',
    (_, market) => {
      const { topics } = helpScreen(market, '');
      expect(topics).toHaveLength(8);
      expect(topics.map(({ icon }) => icon)).not.toContain('help');
      for (const { questions } of topics) expect(questions.length).toBeGreaterThan(1);
    },
  );

  it('shows what was found instead, and everything where nothing was', () => {
    const market = fairwind({ country: 'GB', currency: 'GBP' });
    const screen = helpScreen(market, 'how much do I get back, refunds');
    expect(screen.topics).toEqual([]);
    expect(screen.search?.found[0]).toEqual({
      path: '/helpcenter/how-much-back',
      title: 'How much you get back',
      topic: 'Changes and refunds',
    });
    for (const query of ['qwertyuiop', '???', '<b>']) {
      const nothing = helpScreen(market, query);
      expect(nothing.search).toEqual({ query, found: [] });
      expect(nothing.topics).toEqual(helpScreen(market, '').topics);
    }
  });
});
