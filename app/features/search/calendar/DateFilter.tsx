import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import type { DateFilterView } from './date-filter.server';
import styles from './DateFilter.module.css';
import { OnlyBoxes } from './OnlyBoxes';

/** What of the prices is shown, as a plain GET form. */
export function DateFilter({ filter }: { filter: DateFilterView }) {
  // A new key for another answer: the boxes stand as the link says.
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
