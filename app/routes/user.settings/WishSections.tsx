import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { SelectField } from '~/ui/SelectField';
import layout from '~/ui/layout.module.css';
import { fieldReader, type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import styles from './view.module.css';

/** Edits letters and the consents that the brand needs. */
export function LettersSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const field = fieldReader(props, 'letters');
  const { asksAdsConsent, hasDataConsent } = props.screen;
  return (
    <SettingsSection {...props} name="letters" title={t('settings.letters.title')}>
      <SettingsForm>
        <div>
          <CheckboxField
            name="newsletter"
            label={t('settings.letters.newsletter')}
            checked={field('newsletter').value === 'on'}
          />
          {asksAdsConsent ? (
            <CheckboxField
              name="adsConsent"
              label={t('settings.letters.adsConsent')}
              checked={field('adsConsent').value === 'on'}
              error={field('adsConsent').error}
            />
          ) : null}
        </div>
        {asksAdsConsent && hasDataConsent ? (
          <p className={styles.soft}>
            {t('settings.letters.dataConsent')} <a href="/confidential">{t('settings.letters.privacy')}</a>
          </p>
        ) : null}
        <div className={layout.row3}>
          <Button intent="letters" variant="secondary">
            {t('settings.save')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}

/** Edits language, country and currency, as far as the brand offers a choice. */
export function MarketSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const field = fieldReader(props, 'market');
  const { choices, summaries } = props.screen;
  const { languages, countries, currencies } = choices;
  return (
    <SettingsSection
      {...props}
      name="market"
      title={t(languages.length > 0 ? 'settings.market.title' : 'settings.market.currencyTitle')}
      summary={summaries.market}
      unfold={t('settings.change')}
    >
      <SettingsForm>
        <div className={styles.pair}>
          {languages.length > 0 ? (
            <SelectField
              {...field('locale')}
              idSuffix="settings"
              label={t('settings.market.language')}
              options={languages}
            />
          ) : null}
          {countries.length > 0 ? (
            <SelectField
              {...field('country')}
              idSuffix="settings"
              label={t('settings.market.country')}
              options={countries}
            />
          ) : null}
          <SelectField
            {...field('currency')}
            idSuffix="settings"
            label={t('settings.market.currency')}
            options={currencies}
          />
        </div>
        <p className={styles.soft}>{t('settings.market.hint')}</p>
        <div className={layout.row3}>
          <Button intent="market">{t('settings.save')}</Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}
