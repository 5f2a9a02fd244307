import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import type { SearchedPlaces } from '~/features/search/query/searched-places';
import { searchFormAction } from '~/features/search/query/form-action';
import styles from './QuickSearch.module.css';
import { useFrame } from './use-frame';

/**
 * A short search form for the not-found page (specification 1 §2): one way, one adult. It posts to the home page, which
 * searches or shows the full form with validation errors.
 * @param places names from a malformed search link
 */
export function QuickSearch({ places }: { places: SearchedPlaces | null }) {
  const { t } = useTranslation('common');
  const { market } = useFrame();
  return (
    <form
      method="post"
      action={searchFormAction(market)}
      className={styles.form}
      aria-labelledby="quick-search"
      noValidate
    >
      <h2 id="quick-search" className={styles.title}>
        {t('quickSearch.title')}
      </h2>
      <TextField name="departure" label={t('quickSearch.from')} value={places?.departure ?? ''} autoComplete="off" />
      <TextField name="arrival" label={t('quickSearch.to')} value={places?.arrival ?? ''} autoComplete="off" />
      <TextField name="departureDate" type="date" label={t('quickSearch.date')} />
      <Button variant="secondary">{t('quickSearch.submit')}</Button>
    </form>
  );
}
