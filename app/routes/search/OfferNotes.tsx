import { Icon } from '~/ui/Icon';
import type { CardView } from './card.server';
import styles from './OfferNotes.module.css';

type OfferNotesProps = {
  card: Pick<CardView, 'warnings' | 'perPassenger'>;
  /** Their place on the card. */
  className: string | undefined;
};

/** Shows what to know before buying: the warnings of all trips, and the price for one of several passengers. */
export function OfferNotes({ card: { warnings, perPassenger }, className }: OfferNotesProps) {
  if (!warnings && !perPassenger) return null;
  return (
    <p className={`${styles.notes} ${className}`}>
      {warnings ? (
        <span className={styles.warnings}>
          <Icon name="warning" />
          {warnings}
        </span>
      ) : null}{' '}
      {perPassenger ? <span className={styles.each}>{perPassenger}</span> : null}
    </p>
  );
}
