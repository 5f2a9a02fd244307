import { SocialMark } from '~/features/account/auth/social/SocialMark';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import type { NetworkView } from './networks.server';
import { type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import own from './NetworksSection.module.css';
import styles from './view.module.css';

/** Lists the networks that can sign in to the account. */
export function NetworksSection(props: SectionProps) {
  const { t } = useTranslation('social');
  const { networks } = props.screen;
  return (
    <SettingsSection {...props} name="networks" title={t('settings.title')}>
      {networks ? (
        <>
          <p className={styles.soft}>{t('settings.text')}</p>
          <ul className={own.networks} role="list">
            {networks.map((network) => (
              <Network key={network.id} {...network} />
            ))}
          </ul>
        </>
      ) : (
        <Notice kind="warning" title={t('settings.down')} />
      )}
    </SettingsSection>
  );
}

function Network({ id, name, linkHref }: NetworkView) {
  const { t } = useTranslation('social');
  const label = (action: string) => t('settings.name', { action, network: name });
  return (
    <li className={own.network}>
      <SocialMark id={id} />
      <div className={own.facts}>
        <p className={own.name}>{name}</p>
        {linkHref ? null : <p className={styles.soft}>{t('settings.connected')}</p>}
      </div>
      {linkHref ? (
        <ButtonLink
          to={linkHref}
          variant="quiet"
          rel="nofollow"
          reloadDocument
          aria-label={label(t('settings.connect'))}
        >
          {t('settings.connect')}
        </ButtonLink>
      ) : (
        <SettingsForm>
          <input type="hidden" name="network" value={id} />
          <Button intent="networks" variant="quiet" aria-label={label(t('settings.disconnect'))}>
            {t('settings.disconnect')}
          </Button>
        </SettingsForm>
      )}
    </li>
  );
}
