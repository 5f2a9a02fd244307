import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';

type EmailFieldProps = { value: string; error: string | undefined; hint?: string };

/** Asks for the e-mail of an account. */
export function EmailField({ value, error, hint }: EmailFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="email"
      type="email"
      label={t('email')}
      hint={hint}
      value={value}
      error={error}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      testId="email-input"
    />
  );
}
