import type { ReactNode } from 'react';
import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import styles from './AfterSalePage.module.css';

type AfterSalePageProps = {
  title: string;
  /** The page before this one: an earlier question, or the order. */
  back: { path: string; label: string };
  /** The journey of the order: "London – New York, 14 Dec". */
  trip?: string;
  /** Says more about the title, below it. */
  lead?: ReactNode;
  children: ReactNode;
};

/** Lays out a page about one thing after the sale, below an order: one column, with the way back. */
export function AfterSalePage({ title, back, trip, lead, children }: AfterSalePageProps) {
  return (
    <div className={styles.page}>
      <a className={styles.back} href={back.path}>
        <Icon name="arrow-left" />
        {back.label}
      </a>
      <h1>{title}</h1>
      {trip ? <p className={prose.soft}>{trip}</p> : null}
      {lead ? <p>{lead}</p> : null}
      {children}
    </div>
  );
}
