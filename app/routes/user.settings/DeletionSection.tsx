import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import { type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import styles from './view.module.css';

/** Requests the letter that deletes the account by its link; nothing is deleted here. */
export function DeletionSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  return (
    <SettingsSection
      {...props}
      name="deletion"
      title={t('settings.deletion.title')}
      unfold={t('settings.deletion.unfold')}
    >
      <SettingsForm>
        <p>{t('settings.deletion.text')}</p>
        <p className={styles.soft}>{t('settings.deletion.kept')}</p>
        <div className={layout.row3}>
          <Button intent="deletion" variant="secondary">
            {t('settings.deletion.submit')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}
