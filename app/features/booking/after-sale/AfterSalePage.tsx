import type { ReactNode } from 'react';
import { PageColumn } from '~/ui/PageColumn';
import prose from '~/ui/prose.module.css';

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
    <PageColumn back={back}>
      <h1>{title}</h1>
      {trip ? <p className={prose.soft}>{trip}</p> : null}
      {lead ? <p>{lead}</p> : null}
      {children}
    </PageColumn>
  );
}
