import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import styles from './HelpSearch.module.css';

/** Looks for a question: a form by GET, answered by the server. */
export function HelpSearch({ query }: { query?: string }) {
  const { t } = useTranslation('content');
  return (
    <form action="/helpcenter" role="search" className={styles.search}>
      <TextField name="text" type="search" label={t('help.search')} value={query} maxLength={100} />
      <Button variant="secondary">{t('help.find')}</Button>
    </form>
  );
}
