import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const MOST = 5;
const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars, of which `rating` are full. @param props.text says it to screen readers, where no text beside does */
export function Stars({ rating, text }: { rating: number; text?: string }) {
  return (
    <span className={styles.stars}>
      {text ? <VisuallyHidden>{text}</VisuallyHidden> : null}
      <svg viewBox="0 0 100 20" aria-hidden="true">
        {Array.from({ length: MOST }, (_, index) => (
          <path
            key={index}
            d={STAR}
            className={index < rating ? styles.full : styles.empty}
            transform={`translate(${index * 20} 0)`}
          />
        ))}
      </svg>
    </span>
  );
}
