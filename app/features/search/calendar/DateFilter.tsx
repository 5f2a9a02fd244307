import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import type { DateFilterView } from './date-filter.server';
import styles from './DateFilter.module.css';
import { OnlyBoxes } from './OnlyBoxes';

/** Filters the prices, as a plain GET form. */
export function DateFilter({ filter }: { filter: DateFilterView }) {
  // A new key resets the boxes to the state in the link.
  const key = filter.boxes.map(({ isOn }) => isOn).join();
  return (
    <Form key={key} method="get" action="/search" className={styles.filter} preventScrollReset>
      {filter.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OnlyBoxes legend={filter.legend} boxes={filter.boxes} />
      <Button variant="secondary">{filter.apply}</Button>
    </Form>
  );
}
