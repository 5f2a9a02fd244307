import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { AfterSalePage } from '../AfterSalePage';

type ExchangePageProps = {
  title: string;
  /** The page before this one: an earlier question, or the order. */
  backPath: string;
  lead?: string | null;
  children: ReactNode;
};

/** Lays out a page of an exchange: one question. */
export function ExchangePage({ backPath, ...page }: ExchangePageProps) {
  const { t } = useTranslation('exchange');
  return <AfterSalePage {...page} back={{ path: backPath, label: t('back') }} />;
}
