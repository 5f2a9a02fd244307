import { optionValue, slotField } from './addon-form';
import type { SlotChoiceProps } from './SlotChoice';
import styles from './Addons.module.css';

/** Offers the same choice as a select: lists of radios would be endless for a large party. */
export function SlotSelect({ part, slot, chosen }: SlotChoiceProps) {
  const options = part.options.flatMap(({ label, price, amount }, index) => {
    const token = slot.tokens[index] ?? null;
    return token === null ? [] : [{ token, text: `${label}, ${price}`, value: optionValue(token, amount) }];
  });
  return (
    <label className={styles.line}>
      <span>{slot.label}</span>
      <select
        name={slotField(slot.slot)}
        defaultValue={options.find(({ token }) => token === chosen)?.value ?? ''}
        aria-label={slot.legend}
        className={styles.select}
      >
        <option value="">{slot.without}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
