import {
  applyFilters,
  cardsOf,
  filterForm,
  filterOf,
  foundCount,
  markedLinks,
  shownOptions,
} from '#tests/journeys/filters';
import { dateIn } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { linksOf } from '#tests/setup/html-page';
import { openAllResults } from '#tests/setup/plain-purchase';

/** With direct flights, connections at several places, and a choice of bags. */
const DIRECTION = { ru: ['MOW', 'AER'], intl: ['LON', 'NYC'] } as const;
const searchLink = (brand: 'ru' | 'intl', inDays: number, extra = '') => {
  const [from, to] = DIRECTION[brand];
  const day = dateIn(inDays);
  return `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:${from}_${day}_date_${day}_iatax:${to}&v=2${extra}`;
};
const filterParameter = (filter: object) => `&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** As partners write it (upstream facts §6), without a carrier. */
const DOCUMENTED = {
  baggages: { WithBaggages: true },
  transfers: { NoTransfers: true, OneTransfer: true, TwoTransfers: true },
  transferTimeRange: { TransferTimeRange: [60, 600] },
  transportKind: { Airplane: true },
};
/**
 * Counts the itineraries behind the cards: those that begin with the same flight. Those that add nothing to their card
 * are behind its ticket alone.
 */
function furtherOn(html: string): number {
  const links = [...html.matchAll(/<a\b[^>]*data-testid="more-ways"[^>]*>[^\d<]*(\d+)/g)];
  return links.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Number of options tried in each group. */
const TRIED = 2;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('every option finds as many itineraries as its count', async ({ visitor }) => {
      const all = await openAllResults(visitor, searchLink(brand, 151));
      const options = shownOptions(all);
      const groups = [...new Set(options.map(({ field }) => field))];
      expect(groups).toEqual(expect.arrayContaining(['f.transfers', 'f.baggages', 'f.airlines', 'f.transferPlaces']));
      expect(groups.length).toBeGreaterThan(5);
      expect(options.every(({ isChosen }) => !isChosen)).toBe(true);
      const total = foundCount(all);

      for (const group of groups) {
        for (const option of options.filter(({ field }) => field === group).slice(0, TRIED)) {
          const page = await applyFilters(visitor, all, { [group]: [option.value] });
          const found = foundCount(page);
          // A ticket with a bag and without counts for both.
          expect.soft(option.count, `${group} ${option.value}`).toBe(group === 'f.baggages' ? null : found);
          const cards = page.text.match(/data-testid="serp-ticket-item"/g)?.length ?? 0;
          expect.soft(cards, `cards of ${option.value}`).toBeGreaterThan(0);
          expect.soft(cards + furtherOn(page.text), `cards of ${option.value}`).toBeLessThanOrEqual(found);
          expect.soft(filterOf(page), option.value).toEqual({ [group.slice(2)]: { [option.value]: true } });
          const chosen = shownOptions(page).filter(({ isChosen }) => isChosen);
          expect.soft(chosen.map(({ value }) => value)).toEqual([option.value]);
          expect(found).toBeLessThanOrEqual(total);
        }
      }
    });

    test('cards match the chosen options', async ({ visitor }) => {
      const all = await openAllResults(visitor, searchLink(brand, 152));
      const direct = await cardsOf(visitor, await applyFilters(visitor, all, { 'f.transfers': ['NoTransfers'] }));
      expect(direct.length).toBeGreaterThan(1);
      expect(direct.filter((card) => card.includes('serp-ticket-transfer-text'))).toEqual([]);

      const airline = shownOptions(all).find(
        ({ field, value }) => field === 'f.airlines' && value !== 'SeveralAirlines',
      );
      const code = airline?.value.slice('Airline-'.length);
      const carried = await cardsOf(
        visitor,
        await applyFilters(visitor, all, { 'f.airlines': [airline?.value ?? ''] }),
      );
      const icons = carried.flatMap((card) => [...card.matchAll(/\/([A-Z0-9]{2})\.svg/g)].map(([, icon]) => icon));
      expect(new Set(icons)).toEqual(new Set([code]));

      const packed = await cardsOf(visitor, await applyFilters(visitor, all, { 'f.baggages': ['WithBaggages'] }));
      const firstBags = packed.map((card) => /data-testid="baggage-selection">([^<]*)</.exec(card)?.[1] ?? '');
      expect(firstBags.filter((bag) => !/\d/.test(bag))).toEqual([]);
    });

    test('combines groups, drops one, then all', async ({ visitor }) => {
      const all = await openAllResults(visitor, searchLink(brand, 153, '&sort=price'));
      const both = await applyFilters(visitor, all, {
        'f.transfers': ['NoTransfers', 'OneTransfer'],
        'f.baggages': ['WithBaggages'],
      });
      expect(filterOf(both)).toEqual({
        baggages: { WithBaggages: true },
        transfers: { NoTransfers: true, OneTransfer: true },
      });
      expect(new URL(both.path, 'http://shop.test').searchParams.get('sort')).toBe('price');
      expect(filterForm(both).fields['f.transfers']).toEqual(['NoTransfers', 'OneTransfer']);

      const chips = markedLinks(both, 'data-testid="filter-chip"');
      expect(chips).toHaveLength(3);
      const fewer = await visitor.get(chips[2] ?? '');
      expect(filterOf(fewer)).toEqual({ baggages: { WithBaggages: true }, transfers: { NoTransfers: true } });
      expect(foundCount(fewer)).toBeLessThan(foundCount(both));
      const [reset = ''] = markedLinks(fewer, 'data-testid="filter-reset"');
      const again = await visitor.get(reset);
      expect(filterOf(again)).toBeNull();
      expect(foundCount(again)).toBe(foundCount(all));
    });

    test('order, pages and tickets keep the filter, which starts at the first page', async ({ visitor }) => {
      const filter = { transfers: { OneTransfer: true } };
      const page = await openAllResults(visitor, searchLink(brand, 154, `${filterParameter(filter)}&page=2`));
      const links = linksOf(page.text).filter(
        (link) => link.startsWith('/search?') && /&(sort|page|ticket)=/.test(link),
      );
      expect(links.length).toBeGreaterThan(20);
      expect(links.filter((link) => JSON.stringify(filterOf({ path: link })) !== JSON.stringify(filter))).toEqual([]);

      const ticket = await visitor.get(links.find((link) => link.includes('&ticket=')) ?? '');
      expect(ticket.text).toContain('<dialog open');
      expect(filterOf(ticket)).toEqual(filter);

      const changed = await applyFilters(visitor, page, { 'f.baggages': ['WithBaggages'] });
      expect(new URL(changed.path, 'http://shop.test').searchParams.get('page')).toBeNull();
      expect(filterOf(changed)).toEqual({ baggages: { WithBaggages: true }, ...filter });
    });

    test('filters by times of departure, transfers and price', async ({ visitor }) => {
      const all = await openAllResults(visitor, searchLink(brand, 155));
      const currency = /f\.priceRange\.PriceRange-([A-Z]{3})\.to/.exec(all.text)?.[1] ?? '';
      const times = 'f.departureTimeRange0.DepartureTimeRange';
      const morning = await applyFilters(visitor, all, { [`${times}.from`]: ['360'], [`${times}.to`]: ['720'] });
      expect(filterOf(morning)).toEqual({ departureTimeRange0: { DepartureTimeRange: [360, 720] } });
      const cards = await cardsOf(visitor, morning);
      const departures = cards.map(
        (card) =>
          /<time datetime="[^"]*T(\d\d:\d\d)[^"]*" data-testid="serp-ticket-departure-time"/i.exec(card)?.[1] ?? '',
      );
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.length + furtherOn(cards.join(''))).toBeLessThanOrEqual(foundCount(morning));
      expect(departures.filter((time) => time < '06:00' || time > '12:00')).toEqual([]);

      const cheap = await applyFilters(visitor, all, { [`f.priceRange.PriceRange-${currency}.to`]: ['1 000 000'] });
      expect(filterOf(cheap)).toEqual({ priceRange: { [`PriceRange-${currency}`]: [null, 1_000_000] } });
      expect(foundCount(cheap)).toBe(foundCount(all));
    });

    test('the documented filter works in a link; an invalid one is ignored', async ({ visitor }) => {
      const page = await openAllResults(visitor, searchLink(brand, 156, filterParameter(DOCUMENTED)));
      expect(filterOf(page)).toEqual(DOCUMENTED);
      const all = await openAllResults(visitor, searchLink(brand, 156));
      expect(foundCount(page)).toBeGreaterThan(0);
      expect(foundCount(page)).toBeLessThanOrEqual(foundCount(all));
      const chosen = shownOptions(page).filter(({ isChosen }) => isChosen);
      expect(chosen.map(({ value }) => value)).toEqual(expect.arrayContaining(['WithBaggages', 'NoTransfers']));

      for (const nonsense of ['{', '[]', '{"transfers":{"Up":true}}', '%', '{"transfers":{"NoTransfers":"yes"}}']) {
        const answer = await visitor.get(searchLink(brand, 156, `&filter=${encodeURIComponent(nonsense)}`));
        expect
          .soft([answer.status, filterOf(answer), foundCount(answer)], nonsense)
          .toEqual([200, null, foundCount(all)]);
      }
    });

    test('without results, the page suggests what to drop', async ({ visitor }) => {
      const filter = { transfers: { NoTransfers: true }, airlines: { 'Airline-0Z': true } };
      const page = await openAllResults(visitor, searchLink(brand, 157, filterParameter(filter)));
      expect(page.status).toBe(200);
      expect(foundCount(page)).toBe(0);
      expect(page.text).not.toContain('serp-ticket-item');
      const [, ways = ''] = page.text.split('data-testid="filter-no-match"');
      const [way = ''] = linksOf(ways).filter((link) => link.startsWith('/search?'));
      const left = await visitor.get(way);
      expect(filterOf(left)).toEqual({ transfers: { NoTransfers: true } });
      expect(foundCount(left)).toBeGreaterThan(0);
      const chosen = shownOptions(page).filter(({ isChosen }) => isChosen);
      expect(chosen.map(({ value }) => value).sort()).toEqual(['Airline-0Z', 'NoTransfers']);
    });
  });
}

test.describe('filters and the upstream', () => {
  test.use({ isolated: true });

  test('filters, orders and tickets make no upstream calls', async ({ visitor }) => {
    const all = await openAllResults(visitor, searchLink('intl', 158));
    const searches = async () =>
      [
        ...(await visitor.get('/metrics')).text.matchAll(
          /^shop_upstream_call_seconds_count\{service="search".*\} (\d+)$/gm,
        ),
      ]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    const before = await searches();
    expect(before).toBeGreaterThan(0);
    const direct = await applyFilters(visitor, all, { 'f.transfers': ['NoTransfers'] });
    await visitor.get(`${direct.path}&sort=price`);
    await visitor.get(linksOf(direct.text).find((link) => link.includes('&ticket=')) ?? '');
    expect(await searches()).toBe(before);
  });
});
