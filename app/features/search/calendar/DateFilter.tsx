import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '~/ui/Button';
import type { DateFilterView } from './date-filter.server';
import styles from './DateFilter.module.css';
import { OnlyBoxes } from './OnlyBoxes';

/** Filters the prices, as a plain GET form; with JavaScript each box acts at once, without a button. */
export function DateFilter({ filter }: { filter: DateFilterView }) {
  const submit = useSubmit();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  // A new key resets the boxes to the state in the link.
  const key = filter.boxes.map(({ isOn }) => isOn).join();
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) => submit(currentTarget, { preventScrollReset: true });
  return (
    <Form key={key} method="get" action="/search" className={styles.filter} preventScrollReset onChange={apply}>
      {filter.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OnlyBoxes legend={filter.legend} boxes={filter.boxes} />
      {isLive ? null : <Button variant="secondary">{filter.apply}</Button>}
    </Form>
  );
}
