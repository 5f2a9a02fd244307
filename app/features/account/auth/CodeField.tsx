import { useTranslation } from '~/i18n/use-translation';
import { OneTimeCodeField } from '~/ui/OneTimeCodeField';

/** Asks for the code of a letter that opens an account. */
export function CodeField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('account');
  return <OneTimeCodeField label={t('enterCode.label')} error={error} />;
}
