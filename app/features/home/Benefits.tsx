import { useTranslation } from '~/i18n/use-translation';
import { Icon, type IconName } from '~/ui/Icon';
import styles from './Benefits.module.css';

const PROMISES: { key: string; icon: IconName }[] = [
  { key: 'price', icon: 'ticket' },
  { key: 'choice', icon: 'check' },
  { key: 'connection', icon: 'signal' },
];

/** Lists reasons to trust this shop. */
export function Benefits() {
  const { t } = useTranslation('home');
  return (
    <ul className={styles.promises} role="list" aria-label={t('promises.label')}>
      {PROMISES.map(({ key, icon }) => (
        <li key={key} className={styles.promise}>
          <span className={styles.mark}>
            <Icon name={icon} large />
          </span>
          <div>
            <h2 className={styles.title}>{t(`promises.${key}.title`)}</h2>
            <p className={styles.text}>{t(`promises.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
