import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import { PasskeyForm } from '~/features/account/auth/PasskeyForm';
import { fieldsOf, type RejectedSubmission } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';
import prose from '~/ui/prose.module.css';

export type NewPasskeyScreen = {
  title: string;
  /** Options of the browser call, as JSON; null while accounts are unavailable. */
  options: string | null;
  links: { here: string; settings: string };
  homePath: string;
};

type NewPasskeyProps = NewPasskeyScreen & { rejected: RejectedSubmission<'name'> | null };

/** Adds a passkey: asks for its name, then the browser opens its own window. */
export function NewPasskeyView({ title, options, links, rejected, homePath }: NewPasskeyProps) {
  const { t } = useTranslation('profile');
  const fields = fieldsOf(rejected);
  // The name is valid: saving the passkey failed.
  const hasFailed = rejected !== null && fields.summary.length === 0;
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{t('settings.passkeys.text')}</p>
      <AuthProblems rejected={rejected} isDown={options === null} homePath={homePath} />
      {options === null ? null : (
        <PasskeyForm
          use="create"
          options={options}
          action={links.here}
          submit={t('settings.newPasskey.submit')}
          hasFailed={hasFailed}
        >
          <TextField
            {...fields.text('name')}
            label={t('settings.newPasskey.name')}
            hint={t('settings.newPasskey.hint')}
            maxLength={60}
            required
          />
        </PasskeyForm>
      )}
      <a className={prose.link} href={links.settings}>
        {t('settings.newPasskey.back')}
      </a>
    </AuthCard>
  );
}
