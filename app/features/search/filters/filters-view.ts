/** What the filter column shows: ready text, made on the server. */

export type FilterOptionView = {
  value: string;
  label: string;
  /** How many itineraries it finds. */
  count: string;
  /** "от 5 200 ₽"; empty when it finds none. */
  price: string;
  isChosen: boolean;
  /** A port under its city. */
  isNested?: boolean;
};

export type OptionsBlock = {
  kind: 'options';
  /** Name of the checkboxes. */
  field: string;
  /** Null when the title of the section says it. */
  legend: string | null;
  options: FilterOptionView[];
  /** The rest of a long list, folded. */
  more: { label: string; options: FilterOptionView[] } | null;
};

type RangeEnd = { name: string; label: string; /** Empty when open. */ value: string };

export type RangeBlock = {
  kind: 'range';
  /** Null when the title of the section says it. */
  legend: string | null;
  /** From where to where there is something to find. */
  bounds: string;
  from: RangeEnd;
  to: RangeEnd;
  /** Value and text of what may be picked; null when a number is typed. */
  steps: [string, string][] | null;
};

export type FilterSection = { name: string; title: string; isOpen: boolean; blocks: (OptionsBlock | RangeBlock)[] };

/** A chosen option, and the page without it. */
export type FilterChip = { text: string; path: string };

/** What to drop when nothing is left. */
export type FilterDrop = { text: string; found: string; path: string };

export type FiltersScreen = {
  title: string;
  /** How many options are chosen; empty when none is. */
  chosen: string;
  /** The search and the order, which the form sends along. */
  hidden: [string, string][];
  sections: FilterSection[];
  apply: string;
  /** "Показать 34 варианта" */
  show: string;
  chips: FilterChip[];
  chipsTitle: string;
  /** For who hears a chip: "Убрать" */
  remove: string;
  reset: { text: string; path: string } | null;
  noMatch: { title: string; text: string; drops: FilterDrop[] } | null;
};
