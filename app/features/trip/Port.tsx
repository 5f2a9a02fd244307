import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Port.module.css';
import type { EndView } from './trip-view';

/**
 * Shows the name of an airport with its code, or of a station, whose code is in the text but neither visible nor spoken.
 * @param isShort shows an airport's code alone in a narrow container, and shortens only the name in a wide one
 */
export function Port({ end: { port, code, isStation }, isShort }: { end: EndView; isShort?: boolean }) {
  if (isStation) {
    return (
      <>
        {port}
        <span aria-hidden="true">
          <VisuallyHidden>{` (${code})`}</VisuallyHidden>
        </span>
      </>
    );
  }
  if (!isShort) return `${port} (${code})`;
  return (
    <span className={styles.port}>
      <span className={styles.name}>{port}</span>
      <span className={styles.long}> (</span>
      {code}
      <span className={styles.long}>)</span>
    </span>
  );
}
