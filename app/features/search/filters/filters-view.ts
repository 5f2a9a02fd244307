/** View data of the filter column: ready text, made on the server. */

import type { TransportIcon } from '~/features/trip/trip-view';

export type FilterOptionView = {
  value: string;
  label: string;
  /** Number of matching itineraries; empty where options overlap. */
  count: string;
  /** "от 5 200 ₽"; empty without matches. */
  price: string;
  isChosen: boolean;
  /** A port listed under its city. */
  isNested?: boolean;
};

export type OptionsBlock = {
  kind: 'options';
  /** Name of the checkboxes. */
  field: string;
  /** Null when the section title is enough. */
  legend: string | null;
  options: FilterOptionView[];
  /** The folded rest of a long list. */
  more: { label: string; options: FilterOptionView[] } | null;
};

type RangeEnd = { name: string; label: string; /** Empty for an open bound. */ value: string };

export type RangeBlock = {
  kind: 'range';
  /** Null when the section title is enough. */
  legend: string | null;
  /** Text of the range that has matches. */
  bounds: string;
  from: RangeEnd;
  to: RangeEnd;
  /** Value and text of the steps: of the slider, and without JavaScript of the selects. */
  steps: [string, string][];
  /** Both ends can also be typed. */
  isTyped: boolean;
};

export type FilterSection = {
  name: string;
  title: string;
  /** Said while it is folded: what is chosen, "8:00 – 12:00", or how many options there are, "9"; "any" of ranges. */
  state: string;
  isOpen: boolean;
  blocks: (OptionsBlock | RangeBlock)[];
};

/** Returns the element id of a section's options, which a link opens. */
export function sectionId({ name }: Pick<FilterSection, 'name'>): string {
  return `filter-${name}`;
}

/** Marks the only section that an open sheet shows. */
export const ALONE = 'data-alone';

/** A chosen option, and the page without it. */
export type FilterChip = { text: string; path: string };

/** A filter to drop when nothing matches. */
export type FilterDrop = { text: string; matchText: string; path: string };

/** A kind of transport above the list: "Plane 160, from £267"; `path` shows only its offers. */
export type TransportLink = {
  text: string;
  /** They replace the text on a narrow screen; none for all kinds. */
  icons: readonly TransportIcon[];
  count: string;
  price: string;
  path: string;
  isCurrent: boolean;
};

export type FiltersScreen = {
  /** Links for all, planes and trains; null where the answer has not both. */
  transport: { title: string; links: TransportLink[] } | null;
  title: string;
  /** Number of chosen options; empty for none. */
  chosen: string;
  /** Search and order, sent along with the form. */
  hidden: [string, string][];
  sections: FilterSection[];
  apply: string;
  /** "Показать 34 варианта" */
  show: string;
  chips: FilterChip[];
  chipsTitle: string;
  /** For screen readers: "Убрать". */
  remove: string;
  reset: { text: string; path: string } | null;
  noMatch: { title: string; text: string; drops: FilterDrop[] } | null;
};
