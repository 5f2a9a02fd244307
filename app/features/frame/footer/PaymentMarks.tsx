import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { useFrame } from '../use-frame';
import styles from './Footer.module.css';

/** Explains how payments are taken and secured; a line of words on the way to a ticket. */
export function PaymentMarks() {
  const { t } = useTranslation('common');
  const { marks } = useFrame().footer;
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t('footer.marks.title')}</h2>
      <ul role="list" className={styles.markList}>
        {marks.map(({ icon, text }) => (
          <li key={text} className={styles.mark}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
