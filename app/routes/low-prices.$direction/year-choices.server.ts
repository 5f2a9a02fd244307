import { yearPath, type Direction } from '~/features/search/calendar/low-prices-path';
import type { YearOptions } from '~/features/search/calendar/year-options';
import { wayText } from '~/features/search/calendar/priced';
import { capitalised } from '~/features/search/places/place-names';
import type { CalendarMonth } from '~/dates/month-grid';
import type { Translate } from '~/i18n/translate';

/** Nights of a return journey that the page offers, beside those of its link. */
const NIGHTS = [3, 7, 14];

/** The conditions of the prices: each choice is a link, so that it acts at once without script. */
export type YearChoiceView = {
  name: 'trip' | 'transport' | 'only';
  label: string;
  links: { text: string; path: string; isCurrent: boolean }[];
};

type ChoicesInput = {
  direction: Direction;
  options: YearOptions;
  /** The open month, which the links keep. */
  month: CalendarMonth;
  /** Trains are sold, so that the kind of transport is a choice; a choice already made can always be undone. */
  hasTrains: boolean;
  /** Reads the namespace `calendar`. */
  t: Translate;
};

/** Builds the choices of the page. */
export function yearChoices({ direction, options, month, hasTrains, t }: ChoicesInput): YearChoiceView[] {
  const link = (text: string, change: Partial<YearOptions>, isCurrent: boolean) => ({
    text,
    path: yearPath(direction, { ...options, ...change }, month),
    isCurrent,
  });
  const { kind, isDirect, withBaggage } = options;
  const kinds = [
    link(capitalised(t('priced.kinds.all')), { kind: 'all' }, (kind ?? 'all') === 'all'),
    link(t('filter.airplaneOnly'), { kind: 'plane' }, kind === 'plane'),
    link(t('filter.trainOnly'), { kind: 'train' }, kind === 'train'),
  ];
  const choices: YearChoiceView[] = [
    {
      name: 'trip',
      label: t('low.trip'),
      links: [null, ...nightsOf(options)].map((nights) =>
        link(
          nights === null ? capitalised(wayText({ isReturn: false }, t)) : t('picker.nights', { count: nights }),
          { nights },
          nights === options.nights,
        ),
      ),
    },
    { name: 'transport', label: t('low.transport'), links: hasTrains || (kind ?? 'all') !== 'all' ? kinds : [] },
    {
      name: 'only',
      label: t('filter.legend'),
      links: [
        link(t('filter.isDirect'), { isDirect: !isDirect }, isDirect),
        link(t('filter.withBaggage'), { withBaggage: !withBaggage }, withBaggage),
      ],
    },
  ];
  return choices.filter(({ links }) => links.length > 0);
}

function nightsOf({ nights }: YearOptions): number[] {
  return [...new Set([...NIGHTS, ...(nights === null ? [] : [nights])])].sort((a, b) => a - b);
}
