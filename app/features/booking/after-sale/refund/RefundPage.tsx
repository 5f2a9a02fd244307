import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { AfterSalePage } from '../AfterSalePage';

type RefundPageProps = {
  title: string;
  /** The page before this one: an earlier question, or the order. */
  backPath: string;
  /** The journey of the order. */
  trip: string;
  lead?: string | null;
  children: ReactNode;
};

/** Lays out a page of a refund: one question. */
export function RefundPage({ backPath, ...page }: RefundPageProps) {
  const { t } = useTranslation('refund');
  return <AfterSalePage {...page} back={{ path: backPath, label: t('back') }} />;
}
