import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import styles from './refund.module.css';

type RefundPageProps = {
  title: string;
  /** The page before this one: an earlier question, or the order. */
  backPath: string;
  /** Says more about the title, below it. */
  lead?: string | null;
  children: ReactNode;
};

/** Lays out a page of a refund: one column, one question. */
export function RefundPage({ title, backPath, lead, children }: RefundPageProps) {
  const { t } = useTranslation('refund');
  return (
    <div className={styles.page}>
      <a className={styles.back} href={backPath}>
        <Icon name="arrow-left" />
        {t('back')}
      </a>
      <h1>{title}</h1>
      {lead ? <p>{lead}</p> : null}
      {children}
    </div>
  );
}
