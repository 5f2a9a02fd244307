import { PRICED_KINDS, wayText } from '~/features/search/calendar/priced';
import { capitalised } from '~/features/search/places/place-names';
import type { CalendarMonth } from '~/dates/month-grid';
import type { Translate } from '~/i18n/translate';
import type { YearOptions } from '~/features/search/calendar/year-options';

/** Nights of a return journey that the page offers, beside those of its link. */
const NIGHTS = [3, 7, 14];

/** The conditions of the prices as a plain GET form; ready texts. */
export type YearFormView = {
  month: CalendarMonth;
  selects: { name: string; label: string; value: string; options: { value: string; label: string }[] }[];
  boxes: { name: string; value: string; label: string; isOn: boolean }[];
};

/**
 * Builds the form.
 * @param month the open month, which it keeps
 * @param hasTrains trains are sold, so that the kind of transport is a choice; a choice already made can always be undone
 */
export function yearForm(options: YearOptions, month: CalendarMonth, hasTrains: boolean, t: Translate): YearFormView {
  return {
    month,
    selects: [
      {
        name: 'nights',
        label: t('low.trip'),
        value: options.nights === null ? '' : String(options.nights),
        options: [null, ...nightsOf(options)].map((nights) => ({
          value: nights === null ? '' : String(nights),
          label: capitalised(wayText({ isReturn: nights !== null, nights }, t)),
        })),
      },
      ...(hasTrains || options.kind !== null ? [kindSelect(options, t)] : []),
    ],
    boxes: [
      { name: 'direct', value: '1', label: t('filter.isDirect'), isOn: options.isDirect },
      { name: 'bag', value: '1', label: t('filter.withBaggage'), isOn: options.withBaggage },
    ],
  };
}

function nightsOf({ nights }: YearOptions): number[] {
  return [...new Set([...NIGHTS, ...(nights === null ? [] : [nights])])].sort((a, b) => a - b);
}

function kindSelect({ kind }: YearOptions, t: Translate) {
  const options = PRICED_KINDS.map((one) => ({ value: one, label: capitalised(t(`priced.kinds.${one}`)) }));
  return { name: 'kind', label: t('low.transport'), value: kind ?? 'all', options };
}
