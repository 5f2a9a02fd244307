import { formatMoney } from '~/market/format';
import { codeOf, ofTrip, SEVERAL_AIRLINES, TRANSFER_CONDITIONS, TRANSFERS, type Filter } from './filter';
import { allFacets, type Facet, type Facets } from './facets';
import { choiceField, rangeFields } from './filter-form';
import { boundText, endTitle, isStation, optionLabel, rangeTitle, type FilterWords } from './filter-words';
import type { FilterOptionView, FilterSection, OptionsBlock, RangeBlock } from './filters-view';
import { priceKey } from './matching';
import { roundSteps } from './round-steps';

type Input = { filter: Filter; facets: Facets; words: FilterWords };

/** Options of a long list that stay visible. */
const SHOWN = 6;
/** Fewer options are not worth folding. */
const WORTH_FOLDING = 3;

/** Builds the sections of the column; leaves out sections without a choice. */
export function filterSections(input: Input): FilterSection[] {
  const { words, filter } = input;
  const { t } = words;
  const trips = tripsOf(words);
  const perTrip = <T>(make: (trip: number) => T[]) => trips.flatMap(make);
  const hasTrains = sellsTrains(words);
  const sections: [name: string, isOpen: boolean, blocks: (OptionsBlock | RangeBlock | null)[]][] = [
    ['transfers', true, [options(input, 'transfers', null, TRANSFERS)]],
    ['baggages', true, [options(input, 'baggages', hasTrains ? t('luggageOnTrains') : null)]],
    ['transportKind', true, [options(input, 'transportKind', null)]],
    ['price', true, [priceRange(input)]],
    [
      'times',
      false,
      perTrip((trip) => [timeRange(input, 'departureTimeRange', trip), timeRange(input, 'arrivalTimeRange', trip)]),
    ],
    ['airlines', false, [options(input, 'airlines', null)]],
    ['transferDetails', false, [transferTime(input), conditions(input)]],
    ['transferPlaces', false, [places(input)]],
    ['ports', false, perTrip((trip) => [ports(input, 'departurePorts', trip), ports(input, 'arrivalPorts', trip)])],
    ['aircrafts', false, [options(input, 'aircrafts', null)]],
    ['trains', false, [options(input, 'trains', null), options(input, 'trainCarKinds', t('carKinds'))]],
  ];
  return sections.flatMap(([name, isOpen, all]) => {
    const blocks = all.filter((block) => block !== null);
    if (blocks.length === 0) return [];
    return [
      {
        name,
        title: t(`sections.${titleKey(name, blocks, words)}`),
        state: stateText(blocks, words),
        isOpen: isOpen || blocks.some((block) => isChosen(block, filter)),
        blocks,
      },
    ];
  });
}

/** Says what is chosen in a folded section; nothing of options without a choice, whose number would be read as that of the offers. */
function stateText(blocks: readonly (OptionsBlock | RangeBlock)[], { t }: FilterWords): string {
  const options = blocks.flatMap((block) =>
    block.kind === 'options' ? [...block.options, ...(block.more?.options ?? [])] : [],
  );
  const ranges = blocks.flatMap((block) => (block.kind === 'range' ? chosenBounds(block) : []));
  const chosen = [...options.flatMap(({ isChosen: is, label }) => (is ? label : [])), ...ranges];
  if (chosen.length > 0) return chosen.join(', ');
  return blocks.every(({ kind }) => kind === 'options') ? '' : t('any');
}

function chosenBounds({ from, to, steps }: RangeBlock): string[] {
  if (from.value === '' && to.value === '') return [];
  const text = ({ value, label }: RangeBlock['from']) =>
    value === '' ? [] : `${label} ${steps.find(([step]) => step === value)?.[1] ?? value}`.toLowerCase();
  return [[from, to].flatMap(text).join(' ')];
}

function sellsTrains({ answer }: FilterWords): boolean {
  return allFacets(answer).options.get('transportKind')?.has('Train') ?? false;
}

/** Returns the key of a section's title, which names only what the section lists: stations alone are no airports. */
function titleKey(name: string, blocks: readonly (OptionsBlock | RangeBlock)[], words: FilterWords): string {
  if (name === 'baggages' && sellsTrains(words)) return 'luggage';
  if (name !== 'ports') return name;
  const listed = blocks.flatMap((block) =>
    block.kind === 'options' ? [block.options, block.more?.options ?? []] : [],
  );
  const areStations = listed.flat().map(({ value }) => isStation(codeOf(value), words.answer));
  if (areStations.every(Boolean)) return 'stations';
  return areStations.some(Boolean) ? 'ports' : 'airports';
}

function isChosen(block: OptionsBlock | RangeBlock, { choices }: Filter): boolean {
  if (block.kind === 'range') return block.from.value !== '' || block.to.value !== '';
  return Object.keys(choices).some((group) => choiceField(group) === block.field);
}

function tripsOf({ answer }: FilterWords): number[] {
  const { bounds } = allFacets(answer);
  return [0, 1, 2, 3, 4, 5].filter((trip) => bounds.has(ofTrip('departureTimeRange', trip)));
}

/**
 * Builds a group's options: those of the whole answer that match something, and the chosen ones. Their order does not
 * depend on the choices. @param order of the options; by default carriers by name, others the most frequent first
 */
function options(input: Input, group: string, legend: string | null, order?: readonly string[]): OptionsBlock | null {
  const all = allFacets(input.words.answer).options.get(group) ?? new Map<string, Facet>();
  const chosen = input.filter.choices[group] ?? [];
  if (all.size < 2 && chosen.length === 0) return null;
  const listed =
    order?.filter((option) => all.has(option) || chosen.includes(option)) ??
    (group === 'airlines' ? byName(all, input.words) : byFrequency(all));
  const others = chosen.filter((option) => !listed.includes(option));
  return block(input, group, legend, [...listed, ...others]);
}

function byFrequency(facets: ReadonlyMap<string, Facet>): string[] {
  return [...facets].sort(([, a], [, b]) => b.count - a.count).map(([option]) => option);
}

/** Sorts carriers as people look for them; "several" comes last. */
function byName(facets: ReadonlyMap<string, Facet>, words: FilterWords): string[] {
  const { compare } = new Intl.Collator(words.market.locale);
  const names = new Map([...facets.keys()].map((option) => [option, optionLabel(option, words)]));
  const rank = (option: string) => Number(option === SEVERAL_AIRLINES);
  return [...names.keys()].sort((a, b) => rank(a) - rank(b) || compare(names.get(a)!, names.get(b)!));
}

function block(input: Input, group: string, legend: string | null, names: readonly string[]): OptionsBlock | null {
  const views = names.flatMap((name) => optionView(input, group, name) ?? []);
  if (views.length < 2 && !views.some(({ isChosen }) => isChosen)) return null;
  return { kind: 'options', field: choiceField(group), legend, ...folded(views, input.words) };
}

/** Folds a long list after its first options, but keeps chosen ones visible. */
function folded(views: FilterOptionView[], { t }: FilterWords): Pick<OptionsBlock, 'options' | 'more'> {
  const rest = views.slice(SHOWN);
  if (rest.length < WORTH_FOLDING) return { options: views, more: null };
  const isNeeded = (option: FilterOptionView, index: number) => index < SHOWN || option.isChosen;
  const shown = views.filter(isNeeded);
  const more = views.filter((option, index) => !isNeeded(option, index));
  return { options: shown, more: { label: t('more', { count: more.length }), options: more } };
}

function optionView({ filter, facets, words }: Input, group: string, option: string): FilterOptionView | null {
  const facet = facets.options.get(group)?.get(option);
  const isChosen = filter.choices[group]?.includes(option) ?? false;
  // Where nothing matches, the groups stay as they were: one of them has to change.
  if (!facet && !isChosen && facets.matchCount > 0) return null;
  return {
    value: option,
    label: optionLabel(option, words),
    // Most tickets are sold with a bag and without: their counts would not add up.
    count: group === 'baggages' ? '' : String(facet?.count ?? 0),
    price: facet ? words.t('from', { price: formatMoney(facet.lowest, words.market.locale) }) : '',
    isChosen,
  };
}

/** Lists the conditions that would exclude something. */
function conditions(input: Input): OptionsBlock | null {
  const { facets, filter, words } = input;
  const chosen = filter.choices.transferConditions ?? [];
  const telling = TRANSFER_CONDITIONS.filter((option) => {
    const count = facets.options.get('transferConditions')?.get(option)?.count ?? 0;
    return chosen.includes(option) || (count > 0 && count < facets.matchCount);
  });
  const views = telling.flatMap((option) => optionView(input, 'transferConditions', option) ?? []);
  if (views.length === 0) return null;
  return {
    kind: 'options',
    field: choiceField('transferConditions'),
    legend: words.t('conditions'),
    options: views,
    more: null,
  };
}

/** Lists transfer cities; a city with more than one port has its ports below it. */
function places(input: Input): OptionsBlock | null {
  const { answer } = input.words;
  const all = allFacets(answer).options.get('transferPlaces') ?? new Map<string, Facet>();
  const chosen = input.filter.choices.transferPlaces ?? [];
  const names = byFrequency(all);
  const cityOf = (port: string) => answer.ports[codeOf(port)]?.cityCode;
  const ordered = names
    .filter((name) => name.startsWith('City-'))
    .flatMap((city) => {
      const own = names.filter((name) => name.startsWith('Port-') && cityOf(name) === codeOf(city));
      return own.length > 1 ? [city, ...own] : [city];
    });
  const result = block(input, 'transferPlaces', null, [
    ...ordered,
    ...chosen.filter((name) => !ordered.includes(name)),
  ]);
  for (const option of [...(result?.options ?? []), ...(result?.more?.options ?? [])]) {
    if (option.value.startsWith('Port-')) option.isNested = true;
  }
  return result;
}

function ports(input: Input, group: string, trip: number): OptionsBlock | null {
  const name = ofTrip(group, trip);
  return options(input, name, endTitle(name, input.words));
}

function priceRange(input: Input): RangeBlock | null {
  const currency = input.words.answer.variants[0]?.price.currency;
  const all = allFacets(input.words.answer).bounds.get('priceRange');
  if (!currency || !all) return null;
  // Prices with a bag are higher than the lowest ones of the whole answer.
  const shown = input.facets.bounds.get('priceRange') ?? all;
  const steps = roundSteps({ min: Math.min(all.min, shown.min), max: Math.max(all.max, shown.max) });
  return range(input, 'priceRange', priceKey(currency), steps, true);
}

const STEP = 60;

function timeRange(input: Input, name: string, trip: number): RangeBlock | null {
  const group = ofTrip(name, trip);
  const bounds = allFacets(input.words.answer).bounds.get(group);
  if (!bounds) return null;
  const first = Math.floor(bounds.min / STEP);
  const hours = Array.from(
    { length: Math.ceil((bounds.max + 1) / STEP) - first + 1 },
    (_, index) => (first + index) * STEP,
  );
  return range(
    input,
    group,
    name.replace(/^./, (letter) => letter.toUpperCase()),
    hours,
  );
}

const TRANSFER_STEPS = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 900, 1080, 1440, 2880];

function transferTime(input: Input): RangeBlock | null {
  const bounds = allFacets(input.words.answer).bounds.get('transferTimeRange');
  const end = TRANSFER_STEPS.findIndex((step) => step >= (bounds?.max ?? 0));
  const steps = TRANSFER_STEPS.slice(0, end < 0 ? undefined : end + 1).filter((step) => step > (bounds?.min ?? 0) - 30);
  return range(input, 'transferTimeRange', 'TransferTimeRange', steps);
}

/** Builds a range with two ends, or null where all values are equal. @param steps selectable values */
function range(
  { filter, facets, words }: Input,
  group: string,
  key: string,
  steps: readonly number[],
  isTyped = false,
): RangeBlock | null {
  const all = allFacets(words.answer).bounds.get(group);
  const own = filter.ranges[group];
  const chosen = own?.key === key ? own : null;
  if (!chosen && (!all || all.min === all.max)) return null;
  const names = rangeFields(group, key);
  const text = (value: number) => boundText(group, value, key, words);
  const { min, max } = facets.bounds.get(group) ?? all ?? { min: 0, max: 0 };
  const values = [...steps, ...[chosen?.from, chosen?.to].filter((value) => typeof value === 'number')];
  const picks = [...new Set(values)].sort((a, b) => a - b);
  const end = (name: string, label: string, value: number | null | undefined) => ({
    name,
    label,
    value: String(value ?? ''),
  });
  return {
    kind: 'range',
    legend: group === 'priceRange' ? null : rangeTitle(group, words),
    bounds: words.t('bounds', { from: text(min), to: text(max) }),
    from: end(names.from, words.t('rangeFrom'), chosen?.from),
    to: end(names.to, words.t('rangeTo'), chosen?.to),
    steps: picks.map((value): [string, string] => [String(value), text(value)]),
    isTyped,
  };
}
