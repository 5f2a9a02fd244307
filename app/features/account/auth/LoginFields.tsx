import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import styles from './AuthCard.module.css';
import type { AuthFormScreen } from './auth-screen';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';

export function LoginFields({ values, problem, links }: AuthFormScreen) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailField value={values.email} error={problem.errors.email} />
      <PasswordField label={t('password')} error={problem.errors.password} isNew={false} />
      <div className={styles.between}>
        <CheckboxField name="remember" label={t('login.remember')} checked={values.isRemembered} />
        <a className={styles.link} href={links.reset}>
          {t('login.forgot')}
        </a>
      </div>
      <Button wide testId="sign-in-button">
        {t('login.submit')}
      </Button>
      <div>
        <div data-passkey-link="" hidden>
          <a className={styles.link} href={links.passkey}>
            {t('login.byPasskey')}
          </a>
        </div>
        <a className={styles.link} href={links.code}>
          {t('login.byCode')}
        </a>
      </div>
    </>
  );
}
