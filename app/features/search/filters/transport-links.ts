import { formatMoney } from '~/market/format';
import type { Money } from '~/market/money';
import { allFacets, filterFacets, type Facets } from './facets';
import { without, type Filter } from './filter';
import type { FilterWords } from './filter-words';
import type { FiltersScreen } from './filters-view';

/** The filter group that the switch sets. */
export const TRANSPORT_GROUP = 'transportKind';
const KINDS = ['Airplane', 'Train'] as const;
const COMBINED = 'Mixed';
const ICONS = { Airplane: ['plane'], Train: ['train'], [COMBINED]: ['plane', 'train'] } as const;

type Input = { filter: Filter; facets: Facets; words: FilterWords; pathOf(filter: Filter): string };

/**
 * Builds the switch between all offers, planes, trains and, where there are any, both in one journey: each with the
 * number of itineraries and the lowest price under the other filters, so that the numbers add up. Null where the answer
 * has not both kinds.
 */
export function transportLinks({ filter, facets, words, pathOf }: Input): FiltersScreen['transport'] {
  const { answer, market, t } = words;
  const available = allFacets(answer).options.get(TRANSPORT_GROUP);
  if (!KINDS.every((kind) => available?.has(kind))) return null;
  const rest = without(filter, TRANSPORT_GROUP);
  const chosen = filter.choices[TRANSPORT_GROUP] ?? [];
  const all = filterFacets(answer, rest);
  // Every itinerary has exactly one option of this group.
  const prices = [...(all.options.get('transfers')?.values() ?? [])].map(({ lowest }) => lowest);
  const priceText = (price: Money | undefined) =>
    price ? t('from', { price: formatMoney(price, market.locale) }) : '';
  const kinds = [...KINDS, ...(available?.has(COMBINED) ? ([COMBINED] as const) : [])].map((kind) => {
    const facet = facets.options.get(TRANSPORT_GROUP)?.get(kind);
    return {
      text: t(`options.${kind}`),
      icons: ICONS[kind],
      count: String(facet?.count ?? 0),
      price: priceText(facet?.lowest),
      path: pathOf({ ...rest, choices: { ...rest.choices, [TRANSPORT_GROUP]: [kind] } }),
      isCurrent: chosen.length === 1 && chosen[0] === kind,
    };
  });
  const whole = {
    text: t('transport.all'),
    icons: [],
    count: String(all.matchCount),
    price: priceText(prices.sort((a, b) => a.amount - b.amount)[0]),
    path: pathOf(rest),
    isCurrent: chosen.length === 0,
  };
  return { title: t(`sections.${TRANSPORT_GROUP}`), links: [whole, ...kinds] };
}
