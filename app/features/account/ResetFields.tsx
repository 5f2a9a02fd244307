import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import styles from './AuthCard.module.css';
import type { AuthFormScreen } from './auth-screen';
import { EmailField } from './EmailField';

export function ResetFields({ values, problem }: AuthFormScreen) {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={styles.text}>{t('reset.text')}</p>
      <EmailField value={values.email} error={problem.errors.email} />
      <Button wide>{t('reset.submit')}</Button>
    </>
  );
}
