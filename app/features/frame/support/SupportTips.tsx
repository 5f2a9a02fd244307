import { useTranslation } from '~/i18n/use-translation';
import styles from './SupportDialog.module.css';

const TIPS = ['vpn', 'wifi', 'reload'] as const;

/** Tips against a chat that cannot be reached, and another way (specification 1 §2). */
export function SupportTips() {
  const { t } = useTranslation('common');
  return (
    <>
      <p>{t('support.lead')}</p>
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(`support.${tip}`)}</li>
        ))}
      </ul>
      <p>{t('support.alternative')}</p>
    </>
  );
}
