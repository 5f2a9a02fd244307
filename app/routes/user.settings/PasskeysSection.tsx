import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import type { PasskeyView } from './passkeys.server';
import { type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import own from './NetworksSection.module.css';
import styles from './view.module.css';

/** Lists passkeys; adding one needs a script and a browser that supports them. */
export function PasskeysSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const { passkeys } = props.screen;
  return (
    <SettingsSection {...props} name="passkeys" title={t('settings.passkeys.title')}>
      <p className={styles.soft}>{t('settings.passkeys.text')}</p>
      {passkeys === null ? <Notice kind="warning" title={t('settings.passkeys.unavailable')} /> : null}
      {passkeys && passkeys.length > 0 ? (
        <ul className={own.networks} role="list">
          {passkeys.map((passkey) => (
            <OwnPasskey key={passkey.id} {...passkey} />
          ))}
        </ul>
      ) : null}
      <div data-passkey-link="" hidden>
        <ButtonLink to="/user/settings/new-passkey" variant="secondary" rel="nofollow" reloadDocument>
          {t('settings.passkeys.add')}
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}

function OwnPasskey({ id, name, used }: PasskeyView) {
  const { t } = useTranslation('profile');
  return (
    <li className={own.network}>
      <div className={own.facts}>
        <p className={own.name}>{name}</p>
        <p className={styles.soft}>{used}</p>
      </div>
      <SettingsForm>
        <input type="hidden" name="passkeyId" value={id} />
        <Button intent="passkeys" variant="quiet" aria-label={t('settings.passkeys.removeNamed', { name })}>
          {t('settings.passkeys.remove')}
        </Button>
      </SettingsForm>
    </li>
  );
}
