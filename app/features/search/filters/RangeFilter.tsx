import { useId, useRef, type RefObject } from 'react';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Filters.module.css';
import type { RangeBlock } from './filters-view';
import type { RangeSlider } from './RangeSlider';

export type RangeFilterProps = {
  range: RangeBlock;
  title: string;
  /** Null until its script has arrived. */
  Slider: typeof RangeSlider | null;
};

/** A range of prices, times or durations: two fields, and with JavaScript a slider that fills them in. */
export function RangeFilter({ range, title, Slider }: RangeFilterProps) {
  const fields = useRef<HTMLDivElement>(null);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {range.legend ?? <VisuallyHidden>{title}</VisuallyHidden>}{' '}
        {Slider ? null : <span className={styles.bounds}>{range.bounds}</span>}
      </legend>
      {Slider ? <Slider range={range} write={(values) => writeTo(fields, values)} /> : null}
      {/* The selects keep the values for the form. */}
      <div
        ref={fields}
        className={Slider ? `${styles.ends} ${styles.slid}` : styles.ends}
        hidden={Slider !== null && !range.isTyped}
      >
        <RangeEnd end={range.from} range={range} />
        <RangeEnd end={range.to} range={range} />
      </div>
    </fieldset>
  );
}

function writeTo(fields: RefObject<HTMLDivElement>, values: readonly string[]) {
  const controls = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
  for (const [index, control] of [...controls].entries()) control.value = values[index] ?? '';
}

type RangeEndProps = { end: RangeBlock['from']; range: RangeBlock };

function RangeEnd({ end: { name, label, value }, range: { steps, isTyped } }: RangeEndProps) {
  const id = useId();
  return (
    <span className={styles.end}>
      <label htmlFor={id} className={styles.endLabel}>
        {label}
      </label>
      {isTyped ? (
        <input id={id} name={name} className={styles.control} inputMode="numeric" defaultValue={value} maxLength={12} />
      ) : (
        <select id={id} name={name} className={styles.control} defaultValue={value} data-value={value}>
          <option value="">—</option>
          {steps.map(([step, text]) => (
            <option key={step} value={step}>
              {text}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
