import { describe, expect, it } from 'vitest';
import { fairwind, poputny } from '#tests/fixtures/market';
import { textPage } from '~/features/frame/content/text-page.server';
import { readQuery } from './find-questions';
import { helpScreen } from './screen.server';

const english = textPage('helpcenter', fairwind({ country: 'GB', currency: 'GBP' }));
const russian = textPage('helpcenter', poputny());
const found = (page: typeof english, query: string) =>
  helpScreen(page, readQuery(query)).topics.flatMap(({ questions }) => questions.map(({ title }) => title));

describe('the search of the help centre', () => {
  it('finds questions by words of the question, its topic and its answer, in any order and with other endings', () => {
    expect(found(english, 'legs cities')).toContain('How to search');
    expect(found(english, 'ADDING bags')).toContain('Adding a bag later');
    expect(found(russian, 'возвраты').length).toBeGreaterThan(0);
    expect(found(english, 'search').length).toBeLessThan(found(english, '').length);
  });

  it('shows everything where nothing is found, and says so', () => {
    for (const query of ['qwertyuiop', '???', '<b>']) {
      const screen = helpScreen(english, readQuery(query));
      expect(screen.search).toEqual({ query, isFound: false });
      expect(screen.topics).toEqual(helpScreen(english, '').topics);
    }
    expect(helpScreen(english, '').search).toBeNull();
  });

  it('reads a query of bearable length', () => {
    expect(readQuery(`  a \n b${'c'.repeat(500)}`)).toHaveLength(100);
    expect(readQuery(null)).toBe('');
  });
});
