import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import styles from './AuthCard.module.css';
import type { AuthFieldsProps } from './auth-screen';
import { EmailField } from './EmailField';

/** Requests a letter: with a link to set a new password, or with a code. */
export function LetterFields({ view, email, fields }: AuthFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <p className={styles.text}>{t(`${view}.text`)}</p>
      <EmailField {...fields.text('email', email)} />
      <Button wide>{t(`${view}.submit`)}</Button>
    </>
  );
}
