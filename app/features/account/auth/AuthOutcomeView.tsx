import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard';
import type { AuthOutcomeScreen } from './auth-screen';

/** Says what was done, where to read the letter, and how to continue. */
export function AuthOutcomeView({ title, text, inbox, close, other }: AuthOutcomeScreen) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{text}</p>
      <div className={layout.stack3}>
        {inbox ? (
          <ButtonLink to={inbox} target="_blank" rel="noreferrer" wide>
            {t('openInbox')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={close.href} variant={inbox ? 'secondary' : 'primary'} wide reloadDocument>
          {close.label}
        </ButtonLink>
      </div>
      {other ? (
        <a className={prose.link} href={other.href}>
          {other.label}
        </a>
      ) : null}
    </AuthCard>
  );
}
