import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../filters/filter';
import { filterParameter, readFilter } from '../filters/filter-link';
import { PARTNER_NAMES } from './partner-parameters';
import { linkOutcome } from './testing/link-outcome';

/** Current day in the examples of docs/links.md. */
const TODAY = '2031-04-01';
const TEXT = readFileSync('docs/links.md', 'utf8');

/** Finds table rows whose first cell is a link. */
const ROWS = [...TEXT.matchAll(/^\| `(\/search[^`]*)` +\| (.*?) +\|$/gm)].map(([, link = '', other = '']) => ({
  link,
  target: /^`(.*)`$/.exec(other)?.[1] ?? null,
  other,
}));
const GOOD = ROWS.filter(({ target }) => target !== null);
const BAD = ROWS.filter(({ target }) => target === null);

/** Examples of filters, before encoding. */
const FILTERS = [...TEXT.matchAll(/`(\{"[^`]*\})`/g)].map(([, filter = '']) => filter);

describe('docs/links.md', () => {
  it('has valid and invalid examples', () => {
    expect(GOOD.length).toBeGreaterThan(20);
    expect(BAD.length).toBeGreaterThan(8);
  });

  it.each(GOOD)('$link', ({ link, target }) => {
    const { status, leadsTo } = linkOutcome(link, TODAY);
    expect(leadsTo).toBe(target);
    expect([301, 302]).toContain(status);
    expect(linkOutcome(target!, TODAY)).toEqual({ status: 200, leadsTo: target });
  });

  it.each(BAD)('$link: $other', ({ link }) => {
    expect(linkOutcome(link, TODAY)).toEqual({ status: 404, leadsTo: null });
  });

  it.each(FILTERS)('the filter %s is canonical', (filter) => {
    expect(filterParameter(readFilter(new URLSearchParams([['filter', filter]])))).toBe(filter);
  });

  it('documents every group of filters', () => {
    expect(FILTERS.length).toBeGreaterThan(1);
    const groups = GROUPS.map(({ name }) => name).filter((name) => !/[1-9]$/.test(name));
    for (const group of groups) expect(TEXT).toContain(`\`${group}\``);
  });

  it('shows the canonical form', () => {
    const shown = /^```\n(.*)\n```$/m.exec(TEXT)?.[1] ?? '';
    expect(linkOutcome(shown, TODAY)).toEqual({ status: 200, leadsTo: shown });
  });

  it('documents every parameter that the shop reads', () => {
    const passengers = ['adult', 'child', 'infant', 'childrenAges'];
    const names = [...passengers, 'cabinClass', 'v', 'vendor', 'filter', 'from', 'to', 'round_trip'];
    const aliases = ['origin_iata', 'destination_iata', 'depart_date', 'return_date', 'adults', 'children', 'infants'];
    for (const name of [...names, ...aliases, ...PARTNER_NAMES, 'trip_class', 'route[0]'])
      expect(TEXT).toContain(`\`${name}\``);
  });
});
