import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Port.module.css';
import type { EndView } from './trip-view';

type PortProps = { end: EndView; isShort?: boolean; isCode?: boolean };

/**
 * Shows the name of an airport with its code, or of a station, whose code is in the text but neither visible nor spoken.
 * @param isShort shows a station without the word for it and its city, and in a narrow container an airport's code alone
 * @param isCode shows the code alone, the name only to programs
 */
export function Port({ end: { port, short, code, isStation }, isShort, isCode = false }: PortProps) {
  if (isStation) {
    const [before, after] = isShort && short ? port.split(short) : [];
    return (
      <>
        {before ? <span className={styles.word}>{before}</span> : null}
        {isShort && short ? short : port}
        {after ? <span className={styles.word}>{after}</span> : null}
        <span aria-hidden="true">
          <VisuallyHidden>{` (${code})`}</VisuallyHidden>
        </span>
      </>
    );
  }
  const long = isCode ? styles.word : styles.long;
  if (!isShort) return `${port} (${code})`;
  return (
    <>
      <span className={long}>{`${port} (`}</span>
      {code}
      <span className={long}>)</span>
    </>
  );
}
