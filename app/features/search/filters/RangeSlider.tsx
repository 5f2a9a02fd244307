import { useState, type CSSProperties } from 'react';
import styles from './RangeSlider.module.css';
import type { RangeBlock } from './filters-view';

type RangeSliderProps = {
  range: RangeBlock;
  /** Takes the values of both ends while a thumb moves; empty for an open end. */
  write(values: [string, string]): void;
};

/**
 * Two native sliders over one track, in steps of the range. A thumb at its end of the track leaves that end open. The
 * form hears their change events like those of its other fields.
 */
export function RangeSlider({ range: { from, to, steps, legend }, write }: RangeSliderProps) {
  const last = steps.length - 1;
  // More offers mean other steps.
  const shown = `${from.value} ${to.value} ${last}`;
  const [{ key, low, high }, setEnds] = useState({ key: '', low: 0, high: last });
  if (key !== shown) {
    const placeOf = (value: string, open: number) => (value ? steps.findIndex(([step]) => step === value) : open);
    setEnds({ key: shown, low: placeOf(from.value, 0), high: placeOf(to.value, last) });
  }

  function move(nextLow: number, nextHigh: number) {
    setEnds({ key, low: nextLow, high: nextHigh });
    write([nextLow === 0 ? '' : steps[nextLow]![0], nextHigh === last ? '' : steps[nextHigh]![0]]);
  }

  const thumb = (label: string, at: number, onMove: (value: number) => void) => (
    <input
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={legend ? `${legend}: ${label}` : label}
      aria-valuetext={steps[at]?.[1]}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <>
      <p className={styles.text}>
        {steps[low]?.[1]} – {steps[high]?.[1]}
      </p>
      <div className={styles.slider} style={{ '--low': low / last, '--high': high / last } as CSSProperties}>
        {thumb(from.label, low, (value) => move(Math.min(value, high - 1), high))}
        {thumb(to.label, high, (value) => move(low, Math.max(value, low + 1)))}
      </div>
    </>
  );
}
