import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { NO_PROBLEM } from '~/features/account/auth/auth-screen';
import { PasskeyForm } from '~/features/account/auth/PasskeyForm';
import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';

export type NewPasskeyScreen = {
  title: string;
  /** Options for the browser, as JSON; null while accounts do not answer. */
  options: string | null;
  links: { here: string; settings: string };
  name: string;
  nameError: string | null;
  hasFailed: boolean;
  homePath: string;
};

/** Adding a passkey: its name, and then the browser's own window. */
export function NewPasskeyView(screen: NewPasskeyScreen) {
  const { title, options, links, name, nameError, hasFailed, homePath } = screen;
  const { t } = useTranslation('profile');
  const errors: Record<string, string> = nameError === null ? {} : { name: nameError };
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{t('settings.passkeys.text')}</p>
      <AuthProblems problem={{ ...NO_PROBLEM, errors, isDown: options === null }} homePath={homePath} />
      {options === null ? null : (
        <PasskeyForm
          use="create"
          options={options}
          action={links.here}
          submit={t('settings.newPasskey.submit')}
          hasFailed={hasFailed}
        >
          <TextField
            name="name"
            label={t('settings.newPasskey.name')}
            hint={t('settings.newPasskey.hint')}
            value={name}
            error={nameError ?? undefined}
            maxLength={60}
            required
          />
        </PasskeyForm>
      )}
      <a className={styles.link} href={links.settings}>
        {t('settings.newPasskey.back')}
      </a>
    </AuthCard>
  );
}
