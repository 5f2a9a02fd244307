import styles from './OnlyBoxes.module.css';

export type OnlyBox = { name: string; value: string; label: string; isOn: boolean };

/** Checkboxes in a row that restrict the prices; their form is around them. */
export function OnlyBoxes({ legend, boxes }: { legend: string; boxes: readonly OnlyBox[] }) {
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{legend}</legend>
      {boxes.map(({ name, value, label, isOn }) => (
        <label key={`${name} ${value}`} className={styles.box}>
          <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
