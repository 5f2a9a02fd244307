import { useEffect, useRef } from 'react';
import type { PlaceSuggestion, SuggestionSection } from '../places/suggestions';
import { Icon } from '~/ui/Icon';
import styles from './SuggestionRows.module.css';

const ICONS = { city: 'city', airport: 'plane', station: 'train', country: 'globe', anywhere: 'globe' } as const;

export type SuggestionRowsProps = {
  /** Id of the list; rows are `${id}-${position}`, counted through all sections. */
  id: string;
  label: string;
  /** Stands above the rows; a screen reader hears it in the field's status. */
  note: string | null;
  sections: readonly SuggestionSection[];
  active: number;
  onPick: (row: PlaceSuggestion) => void;
};

/** The list below a place field. A press on a row must not move the focus out of the field. */
export function SuggestionRows({ id, label, note, sections, active, onPick }: SuggestionRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  let position = -1;
  return (
    // A list that scrolls would take the focus of a Tab otherwise.
    <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.list}>
      {note === null ? null : (
        <div className={styles.note} aria-hidden="true">
          {note}
        </div>
      )}
      {sections.map(({ title, rows }, index) => (
        <div key={index} role="group" aria-label={title || label}>
          {title === '' ? null : (
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
          )}
          {rows.map((row) => {
            position += 1;
            const isActive = position === active;
            return (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field, which has the focus
              <div
                key={`${row.kind} ${row.code}`}
                id={`${id}-${position}`}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
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
                {row.code.length === 3 ? <span className={styles.code}>{row.code}</span> : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
