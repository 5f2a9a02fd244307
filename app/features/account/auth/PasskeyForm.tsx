import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import styles from './AuthCard.module.css';

export type PasskeyFormProps = {
  use: 'create' | 'get';
  /** Options of the browser call, as JSON. */
  options: string;
  action: string;
  submit: string;
  hasFailed: boolean;
  children?: ReactNode;
};

/** Shows a form that only the page's script can submit, with the browser's answer; hidden without scripts. */
export function PasskeyForm({ use, options, action, submit, hasFailed, children }: PasskeyFormProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <div data-passkey-failure="" hidden={!hasFailed}>
        <Notice kind="warning" title={t('passkey.failed')} role="alert" />
      </div>
      <noscript>
        <p className={styles.text}>{t('passkey.needsScript')}</p>
      </noscript>
      <form method="post" action={action} className={layout.stack4} data-passkey={use} data-options={options} hidden>
        <input type="hidden" name="credential" value="" />
        {children}
        <Button wide>{submit}</Button>
      </form>
    </>
  );
}
