import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import type { DateFilterView } from './date-filter.server';
import styles from './DateFilter.module.css';

/** What of the prices is shown, as a plain GET form. */
export function DateFilter({ filter }: { filter: DateFilterView }) {
  // A new key for another answer: the boxes stand as the link says.
  const key = filter.boxes.map(({ isOn }) => isOn).join();
  return (
    <Form key={key} method="get" action="/search" className={styles.filter} preventScrollReset>
      {filter.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.boxes}>
        <legend className={styles.legend}>{filter.legend}</legend>
        {filter.boxes.map(({ name, value, label, isOn }) => (
          <label key={name} className={styles.box}>
            <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button variant="secondary">{filter.apply}</Button>
    </Form>
  );
}
