import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { CheckboxField } from '~/ui/CheckboxField';

type Texts = Readonly<Partial<Record<string, string>>>;
type Props = {
  values: Texts;
  errors: Texts;
  /** Consent to the processing of personal data is asked for apart from the terms. */
  asksPrivacyConsent: boolean;
};

/** The boxes that an order requires: the terms, and by the brand the consent to the processing of personal data. */
export function AgreementFields({ values, errors, asksPrivacyConsent }: Props) {
  const { t } = useTranslation('booking');
  return (
    <div>
      <CheckboxField
        name="agreement"
        checked={values.agreement !== undefined}
        error={errors.agreement}
        label={
          <span>
            {t('step1.agreement.text')} <TextLink href="/agreement">{t('step1.agreement.terms')}</TextLink>{' '}
            {t('step1.agreement.and')} <TextLink href="/confidential">{t('step1.agreement.privacy')}</TextLink>
          </span>
        }
      />
      {asksPrivacyConsent ? (
        <CheckboxField
          name="privacyConsent"
          checked={values.privacyConsent !== undefined}
          error={errors.privacyConsent}
          label={
            <span>
              {t('step1.privacyConsent.text')} <TextLink href="/privacy">{t('step1.privacyConsent.link')}</TextLink>
            </span>
          }
        />
      ) : null}
    </div>
  );
}

/** Opens in a new tab, so that no input is lost. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
