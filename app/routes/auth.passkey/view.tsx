import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { PasskeyForm } from '~/features/account/auth/PasskeyForm';
import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';

export type PasskeyScreen = {
  title: string;
  /** Options of the browser call, as JSON; null while accounts are unavailable. */
  options: string | null;
  links: { here: string; login: string };
  homePath: string;
};

/** Shows signing in with a passkey that the browser finds. */
export function PasskeyView({ title, options, hasFailed, links, homePath }: PasskeyScreen & { hasFailed: boolean }) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{t('passkey.text')}</p>
      <AuthProblems isDown={options === null} homePath={homePath} />
      {options === null ? null : (
        <PasskeyForm
          use="get"
          options={options}
          action={links.here}
          submit={t('passkey.submit')}
          hasFailed={hasFailed}
        />
      )}
      <a className={prose.link} href={links.login}>
        {t('passkey.otherWay')}
      </a>
    </AuthCard>
  );
}
