import { describe, expect, it } from 'vitest';
import { linkOutcome } from '~/features/search/query/testing/link-outcome';
import { linkMutator } from './mutated-links';
import { tryParser } from './try-parser';

const TODAY = '2031-04-01';

function mutatedLinks(seed: number, count: number): string[] {
  return Array.from({ length: count }, linkMutator(seed, TODAY));
}

describe('mutated links', () => {
  it.each([1, 2, 3])('are parsed or refused (seed %i)', (seed) => {
    const faults = mutatedLinks(seed, 5000).flatMap((link) => {
      const fault = tryParser(link, TODAY);
      return fault ? [`${fault}: ${link}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('include both valid and invalid ones', () => {
    const links = mutatedLinks(1, 2000).filter((link) => link.startsWith('/search?'));
    const good = links.filter((link) => linkOutcome(link, TODAY).leadsTo !== null);
    expect(good.length / links.length).toBeGreaterThan(0.2);
    expect(good.length / links.length).toBeLessThan(0.8);
  });

  it('are the same for the same seed', () => {
    const first = mutatedLinks(7, 50);
    expect(mutatedLinks(7, 50)).toEqual(first);
    expect(mutatedLinks(8, 50)).not.toEqual(first);
  });
});
