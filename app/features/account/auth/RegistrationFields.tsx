import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import styles from './AuthCard.module.css';
import type { AuthFormScreen } from './auth-screen';
import { EmailField } from './EmailField';
import { PASSWORD_LENGTH } from './password';
import { PasswordField } from './PasswordField';

/**
 * Asks for registration data. Consent depends on the brand: a checkbox, or implied by signing up (specification 3 §5).
 */
export function RegistrationFields({ values, problem, asksPrivacyConsent }: AuthFormScreen) {
  const { t } = useTranslation('account');
  const { errors } = problem;
  return (
    <>
      <EmailField value={values.email} error={errors.email} />
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordRules', PASSWORD_LENGTH)}
        error={errors.password}
        isNew
      />
      <div>
        {asksPrivacyConsent ? (
          <CheckboxField
            name="privacyConsent"
            label={
              <>
                {t('registration.privacyConsent')}{' '}
                <LegalLink href="/confidential">{t('registration.privacy')}</LegalLink>
              </>
            }
            checked={values.hasPrivacyConsent}
            error={errors.privacyConsent}
          />
        ) : null}
        <CheckboxField
          name="marketingConsent"
          label={t('registration.marketingConsent')}
          checked={values.hasMarketingConsent}
        />
      </div>
      <Button wide testId="sign-up-button">
        {t('registration.submit')}
      </Button>
      <p className={styles.small}>
        {t('registration.terms')} <LegalLink href="/agreement">{t('registration.agreement')}</LegalLink>
        {asksPrivacyConsent ? null : (
          <>
            {', '}
            <LegalLink href="/confidential">{t('registration.privacy')}</LegalLink>
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
