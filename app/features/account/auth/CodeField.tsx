import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';

/** Asks for the six digits of a letter. Phones offer them automatically; a code is never shown again. */
export function CodeField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="code"
      label={t('enterCode.label')}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9 ]*"
      maxLength={20}
      spellCheck={false}
      testId="code-input"
    />
  );
}
