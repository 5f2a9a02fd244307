import { useEffect, useRef } from 'react';
import type { PlaceSuggestion, SuggestionSection } from '../places/suggestions';
import { Icon } from '~/ui/Icon';
import type { PlaceValue } from './form-values';
import styles from './SuggestionRows.module.css';
import { useListRoom } from './use-list-room';

const ICONS = { city: 'city', airport: 'plane', station: 'train', country: 'globe', anywhere: 'globe' } as const;
const WHY_ICONS = { recent: 'clock', near: 'pin', popular: null } as const;

/**
 * A place, or two at once: `other` is for the other field, which is cleared when that is empty. `shown` stands for the
 * name of both.
 */
export type SuggestionRow = PlaceSuggestion & { other?: PlaceValue; shown?: string };

export type SuggestionRowsProps = {
  /** Id of the list; rows are `${id}-${position}`, counted through all sections. */
  id: string;
  label: string;
  /** Stands above the rows; a screen reader hears it in the field's status. */
  note: string | null;
  sections: readonly (Omit<SuggestionSection, 'rows'> & { rows: SuggestionRow[] })[];
  active: number;
  /** The first row is what Enter takes. */
  isMarked: boolean;
  onPick: (row: SuggestionRow) => void;
};

/** The list below a place field. A press on a row must not move the focus out of the field. */
export function SuggestionRows({ id, label, note, sections, active, isMarked, onPick }: SuggestionRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useListRoom(list);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  let position = -1;
  return (
    // A list that scrolls would take the focus of a Tab otherwise.
    <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.list}>
      {note === null ? null : (
        <div className={styles.note} aria-hidden="true">
          <Icon name="info" />
          {note}
        </div>
      )}
      {sections.map(({ title, rows, why }, index) => (
        <div key={index} role="group" aria-label={title || label}>
          {title === '' ? null : (
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
          )}
          {rows.map((row, place) => {
            position += 1;
            const isActive = position === active;
            const icon = row.other?.text ? 'swap' : (why && WHY_ICONS[why]) || ICONS[row.kind];
            return (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field, which has the focus
              <div
                key={place}
                id={`${id}-${position}`}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                className={[styles.row, row.nested && styles.nested, isMarked && position === 0 && styles.taken]
                  .filter(Boolean)
                  .join(' ')}
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(row)}
              >
                <Icon name={icon} />
                <span className={styles.names}>
                  <span className={styles.name}>{row.shown ?? row.label}</span>{' '}
                  {row.nested || row.sublabel === '' ? null : <span className={styles.where}>{row.sublabel}</span>}
                </span>
                {row.code.length !== 3 || row.other ? null : <span className={styles.code}>{row.code}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
