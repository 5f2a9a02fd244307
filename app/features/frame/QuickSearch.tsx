import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import type { MalformedSearchBody } from '~/features/search/query/searched-places';
import { searchFormAction } from '~/features/search/query/form-action';
import styles from './QuickSearch.module.css';
import { useFrame } from './use-frame';

/**
 * A short search form for the not-found page (specification 1 §2): one way, one adult. It posts to the home page, which
 * searches or shows the full form with validation errors.
 * @param search places and error of a malformed search link
 * @param title heading of a page that shows nothing but this form
 */
export function QuickSearch({ search, title }: { search: MalformedSearchBody | null; title?: string }) {
  const { t } = useTranslation('common');
  const { market } = useFrame();
  const places = search?.searchedPlaces;
  const Heading = title === undefined ? 'h2' : 'h1';
  return (
    <form
      method="post"
      action={searchFormAction(market)}
      className={styles.form}
      aria-labelledby="quick-search"
      noValidate
    >
      <Heading id="quick-search" className={styles.title}>
        {title ?? t('quickSearch.title')}
      </Heading>
      <TextField name="departure" label={t('quickSearch.from')} value={places?.departure ?? ''} autoComplete="off" />
      <TextField
        name="arrival"
        label={t('quickSearch.to')}
        value={places?.arrival ?? ''}
        error={search?.arrivalError ?? undefined}
        autoComplete="off"
      />
      <TextField name="departureDate" type="date" label={t('quickSearch.date')} />
      <Button>{t('quickSearch.submit')}</Button>
    </form>
  );
}
