import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { SessionView } from './sessions.server';
import { type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import own from './NetworksSection.module.css';
import styles from './view.module.css';

/** Lists the browsers signed in to the account, and signs them out. */
export function BrowsersSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const { sessions } = props.screen;
  const hasOthers = sessions === null || sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection {...props} name="browsers" title={t('settings.browsers.title')}>
      {sessions === null ? <Notice kind="warning" title={t('settings.browsers.unavailable')} /> : null}
      {sessions && sessions.length > 0 ? (
        <ul className={own.networks} role="list">
          {sessions.map((session) => (
            <Session key={session.id} {...session} />
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <SettingsForm>
          <p className={styles.soft}>{t('settings.browsers.text')}</p>
          <div className={layout.row3}>
            <Button intent="browsers" variant="secondary">
              {t('settings.browsers.others')}
            </Button>
            <Button intent="everywhere" formAction="/auth/sign_out" variant="secondary">
              {t('settings.browsers.submit')}
            </Button>
          </div>
        </SettingsForm>
      ) : null}
    </SettingsSection>
  );
}

function Session({ id, device, seenText: seenText, isCurrent }: SessionView) {
  const { t } = useTranslation('profile');
  return (
    <li className={own.network}>
      <div className={own.facts}>
        <p className={own.name}>{device}</p>
        <p className={styles.soft}>{seenText}</p>
      </div>
      {isCurrent ? null : (
        <SettingsForm>
          <input type="hidden" name="sessionId" value={id} />
          <Button intent="browsers" variant="quiet" aria-label={t('settings.browsers.endOf', { device })}>
            {t('settings.browsers.end')}
          </Button>
        </SettingsForm>
      )}
    </li>
  );
}
