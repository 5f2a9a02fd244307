import { formatMoney } from '~/market/format';
import type { Money } from '~/market/money';
import { allFacets, filterFacets, type Facets } from './facets';
import { without, type Filter } from './filter';
import type { FilterWords } from './filter-words';
import type { FiltersScreen } from './filters-view';

const GROUP = 'transportKind';
const KINDS = ['Airplane', 'Train'] as const;
const ICONS = { Airplane: 'plane', Train: 'train' } as const;

type Input = { filter: Filter; facets: Facets; words: FilterWords; pathOf(filter: Filter): string };

/**
 * Builds the switch between all offers, planes and trains, each with the number of itineraries and the lowest price
 * under the other filters. Null where the answer has not both kinds.
 */
export function transportLinks({ filter, facets, words, pathOf }: Input): FiltersScreen['transport'] {
  const { answer, market, t } = words;
  const available = allFacets(answer).options.get(GROUP);
  if (!KINDS.every((kind) => available?.has(kind))) return null;
  const rest = without(filter, GROUP);
  const chosen = filter.choices[GROUP] ?? [];
  const all = filterFacets(answer, rest);
  // Every itinerary has exactly one option of this group.
  const prices = [...(all.options.get('transfers')?.values() ?? [])].map(({ lowest }) => lowest);
  const priceText = (price: Money | undefined) =>
    price ? t('from', { price: formatMoney(price, market.locale) }) : '';
  const kinds = KINDS.map((kind) => {
    const facet = facets.options.get(GROUP)?.get(kind);
    return {
      text: t(`options.${kind}`),
      icon: ICONS[kind],
      count: String(facet?.count ?? 0),
      price: priceText(facet?.lowest),
      path: pathOf({ ...rest, choices: { ...rest.choices, [GROUP]: [kind] } }),
      isCurrent: chosen.length === 1 && chosen[0] === kind,
    };
  });
  const whole = {
    text: t('transport.all'),
    icon: null,
    count: String(all.matchCount),
    price: priceText(prices.sort((a, b) => a.amount - b.amount)[0]),
    path: pathOf(rest),
    isCurrent: chosen.length === 0,
  };
  return { title: t(`sections.${GROUP}`), links: [whole, ...kinds] };
}
