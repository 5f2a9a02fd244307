import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './TrainClasses.module.css';
import type { TrainClassesView } from './train-classes.server';

/** Compares the service classes of the trains, folded below the fares: class and car are chosen at the next step. */
export function TrainClasses({ trains }: { trains: TrainClassesView[] }) {
  const { t } = useTranslation('booking');
  if (trains.length === 0) return null;
  const count = trains.flatMap(({ kinds }) => kinds.flatMap(({ classes }) => classes)).length;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('step0.train.compare', { number: String(count) })}
        <Icon name="chevron-down" />
      </summary>
      <p className={styles.hint}>{t('step0.train.compareHint')}</p>
      {trains.map(({ route, kinds }, index) => (
        <section key={index}>
          {route ? <h3 className={styles.route}>{route}</h3> : null}
          {kinds.map(({ name, classes }) => (
            <section key={name}>
              <h4 className={styles.kind}>{name}</h4>
              <ul className={styles.classes}>
                {classes.map((one) => (
                  <li key={one.title} className={styles.class}>
                    <p className={styles.head}>
                      <strong>{one.title}</strong> <strong className={styles.price}>{one.price}</strong>
                    </p>
                    {one.lines.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                    <p className={styles.places}>{one.places}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </details>
  );
}
