import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import prose from '~/ui/prose.module.css';
import styles from './AuthCard.module.css';
import type { AuthFieldsProps } from './auth-screen';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';

export function LoginFields({ email, fields, links }: AuthFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailField {...fields.text('email', email)} />
      <PasswordField label={t('password')} error={fields.error('password')} isNew={false} />
      <div className={styles.between}>
        {/* Visitors are remembered by default (specification 3 §3). */}
        <CheckboxField {...fields.box('remember', true)} label={t('login.remember')} />
        <a className={prose.link} href={links.reset}>
          {t('login.forgot')}
        </a>
      </div>
      <Button wide testId="sign-in-button">
        {t('login.submit')}
      </Button>
      <div>
        <div data-passkey-link="" hidden>
          <a className={prose.link} href={links.passkey}>
            {t('login.byPasskey')}
          </a>
        </div>
        <a className={prose.link} href={links.code}>
          {t('login.byCode')}
        </a>
      </div>
    </>
  );
}
