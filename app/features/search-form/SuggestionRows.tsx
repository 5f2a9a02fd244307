import { useEffect, useRef } from 'react';
import type { PlaceSuggestion } from '~/features/places/suggestions';
import { Icon } from '~/ui/Icon';
import styles from './PlaceField.module.css';

const ICONS = { city: 'city', airport: 'plane', station: 'train' } as const;

export type SuggestionRowsProps = {
  /** Of the list; a row's is `${id}-${position}`. */
  id: string;
  label: string;
  rows: readonly PlaceSuggestion[];
  active: number;
  onPick: (row: PlaceSuggestion) => void;
};

/** The list below a place field. Focus stays in the field: a press on a row must not take it away. */
export function SuggestionRows({ id, label, rows, active, onPick }: SuggestionRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {rows.map((row, position) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field, which has the focus
        <div
          key={`${row.kind} ${row.code}`}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          className={row.nested ? `${styles.row} ${styles.nested}` : styles.row}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(row)}
        >
          <Icon name={ICONS[row.kind]} />
          <span className={styles.names}>
            <span className={styles.name}>{row.label}</span>
            {row.nested || row.sublabel === '' ? null : <span className={styles.where}>{row.sublabel}</span>}
          </span>
          {row.kind === 'station' ? null : <span className={styles.code}>{row.code}</span>}
        </div>
      ))}
    </div>
  );
}
