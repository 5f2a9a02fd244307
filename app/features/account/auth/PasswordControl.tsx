import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './PasswordControl.module.css';

/** Renders a password input with a button that reveals the text; a script enables the button (show-password.ts). */
export function PasswordControl(native: ComponentPropsWithoutRef<'input'>) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.password}>
      <input {...native} type="password" autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={styles.show}
        aria-label={t('showPassword')}
        title={t('showPassword')}
        aria-pressed="false"
        data-show-password=""
        hidden
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
