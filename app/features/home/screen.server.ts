import type { RequestContext } from '~/bff/context';
import { readSearchForm } from '~/features/search-form/form-values';
import { searchFormAction } from '~/features/search-form/form-action';
import { formState, type SearchFormState } from '~/features/search-form/search-form-state';
import { buildSearchPath } from '~/features/search-query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import { exampleRoutes } from './example-routes';

export type HomeScreen = {
  /** Of the document. */
  title: string;
  description: string;
  canonicalPath: string;
  form: SearchFormState;
  action: string;
  examples: { href: string; departure: string; arrival: string; date: string }[];
};

/**
 * The home page. The form is filled from the query, where its own buttons put it when there is no JavaScript.
 * @param form what a submit has left of the form; overrides the query
 */
export function homeScreen(
  { market, url }: Pick<RequestContext, 'market' | 'url'>,
  form?: SearchFormState,
  now = new Date(),
): HomeScreen {
  const t = getTranslator(market.locale, 'home');
  const isPickerOpen = url.searchParams.get('open') === 'passengers';
  return {
    title: t('document.title', { brand: market.brandName }),
    description: t('document.description'),
    canonicalPath: market.homePath,
    form: form ?? { ...formState(readSearchForm(url.searchParams), now), isPickerOpen },
    action: searchFormAction(market),
    examples: exampleRoutes(market.country, now).map(({ departure, arrival, date }) => ({
      href: buildSearchPath({
        trips: [{ departure, arrival, date }],
        adults: 1,
        childrenAges: [],
        infants: 0,
        cabin: 'Y',
      }),
      departure: t(`cities.${departure}`),
      arrival: t(`cities.${arrival}`),
      date: formatDate(date, market, 'weekday'),
    })),
  };
}
