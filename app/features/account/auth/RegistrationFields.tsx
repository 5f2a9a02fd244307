import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import styles from './AuthCard.module.css';
import type { AuthFieldsProps } from './auth-screen';
import { EmailField } from './EmailField';
import { PASSWORD_LENGTH } from './password';
import { PasswordField } from './PasswordField';

/**
 * Asks for registration data. Consent depends on the brand: a checkbox, or implied by signing up (specification 3 §5).
 */
export function RegistrationFields({ email, fields, asksPrivacyConsent }: AuthFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailField {...fields.text('email', email)} />
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordRules', PASSWORD_LENGTH)}
        error={fields.error('password')}
        isNew
      />
      <div>
        {asksPrivacyConsent ? (
          <CheckboxField
            {...fields.box('privacyConsent')}
            label={
              <>
                {t('registration.privacyConsent')}{' '}
                <LegalLink href="/confidential">{t('registration.privacy')}</LegalLink>
              </>
            }
          />
        ) : null}
        <CheckboxField {...fields.box('marketingConsent')} label={t('registration.marketingConsent')} />
      </div>
      <Button wide testId="sign-up-button">
        {t('registration.submit')}
      </Button>
      <p className={styles.small}>
        {t('registration.terms')} <LegalLink href="/agreement">{t('registration.agreement')}</LegalLink>
        {asksPrivacyConsent ? null : (
          <>
            {' '}
            {t('registration.and')} <LegalLink href="/confidential">{t('registration.acceptedPrivacy')}</LegalLink>
          </>
        )}
      </p>
    </>
  );
}

/** Opens in a new tab, so that no input is lost (specification 3 §2). */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
