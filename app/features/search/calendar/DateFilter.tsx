import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { DateFilterView } from './date-filter.server';
import styles from './DateFilter.module.css';
import { OnlyBoxes } from './OnlyBoxes';

/**
 * Filters the prices, as a plain GET form. Only a phone folds it, unless it is in use; the form is a sibling of the fold,
 * so that the same markup shows it without a press on a wider screen.
 */
export function DateFilter({ filter }: { filter: DateFilterView }) {
  // A new key resets the boxes to the state in the link.
  const key = filter.boxes.map(({ isOn }) => isOn).join();
  return (
    <div key={key}>
      <details className={styles.fold} open={filter.boxes.some(({ isOn }) => isOn)}>
        <summary>
          {filter.title}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <Form method="get" action="/search" className={styles.filter} preventScrollReset>
        {filter.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <OnlyBoxes legend={filter.legend} boxes={filter.boxes} />
        <Button variant="secondary">{filter.apply}</Button>
      </Form>
    </div>
  );
}
