import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { TicketView } from './ticket.server';
import styles from './TicketDialog.module.css';

type Fares = NonNullable<TicketView['fares']>;

/** More fares would push the trip out of the first screen. */
const SHOWN = 4;

/** Shows the fares of an opened ticket beside each other, that of its card first; many of them are folded. */
export function TicketFares({ fares: { title, offers } }: { fares: Fares }) {
  const { t } = useTranslation('search');
  return (
    <section className={styles.fares} data-testid="ticket-fares">
      <h3 className={styles.faresTitle}>{title}</h3>
      <FareList offers={offers.slice(0, SHOWN)} />
      {offers.length > SHOWN ? (
        <details>
          <summary className={styles.moreFares}>{t('results.moreFares', { count: offers.length - SHOWN })}</summary>
          <FareList offers={offers.slice(SHOWN)} />
        </details>
      ) : null}
    </section>
  );
}

function FareList({ offers }: Pick<Fares, 'offers'>) {
  const { t } = useTranslation('search');
  return (
    <ul className={styles.fareList} role="list">
      {offers.map(({ path, name, price, difference, facts }) => (
        <li key={path} className={difference === null ? `${styles.fare} ${styles.own}` : styles.fare}>
          <strong>{name}</strong>
          <p className={styles.fareSum}>
            <strong>{price}</strong> <span className={styles.price}>{difference}</span>
          </p>
          <ul className={styles.facts} role="list">
            {facts.map(({ icon, text, isOwn }) => (
              <li key={text} className={isOwn ? styles.differs : undefined}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
          <ButtonLink to={path} variant="secondary" wide>
            {t('results.choose')}
            <VisuallyHidden>
              : {name}, {price}
            </VisuallyHidden>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
