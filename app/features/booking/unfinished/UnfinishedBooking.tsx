import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import type { ReminderView } from './reminder.server';
import styles from './UnfinishedBooking.module.css';

/**
 * Shows the unfinished booking with a link to resume it. The card keeps its first state, because it stands above what
 * is being read; both its buttons load a page.
 */
export function UnfinishedBooking({ reminder }: { reminder: ReminderView | null }) {
  const [firstReminder] = useState(reminder);
  const { pathname, search } = useLocation();
  if (!firstReminder) return null;
  return (
    <Card as="section" labelledBy="unfinished" flat flush className={styles.card} testId="unfinished-booking">
      <Icon name="ticket" large />
      <div>
        <h2 id="unfinished" className={styles.title}>
          {firstReminder.title} <span className={styles.route}>{firstReminder.route}</span>
        </h2>
        <p className={prose.soft}>
          {firstReminder.facts} <span className={styles.until}>{firstReminder.until}</span>
        </p>
        {firstReminder.hint ? <p className={styles.hint}>{firstReminder.hint}</p> : null}
      </div>
      <form method="post" action="/unfinished-booking" className={styles.ways}>
        <input type="hidden" name="token" value={firstReminder.token} />
        <input type="hidden" name="from" value={pathname + search} />
        <ButtonLink to={firstReminder.resume.href} variant="secondary" reloadDocument>
          {firstReminder.resume.label}
        </ButtonLink>
        <Button variant="quiet" intent="dismiss">
          {firstReminder.dismiss}
        </Button>
      </form>
    </Card>
  );
}
