import type { ReactNode } from 'react';
import type { IllustrationName } from '~/ui/Illustration';
import { ErrorPage } from './ErrorPage';

/** Reasons why a booking cannot continue (specification 2 §2, §8). */
export type ProblemKind = 'critical' | 'seat' | 'somethingWrong' | 'departureTooClose' | 'paymentStarted';

const ILLUSTRATIONS: Readonly<Record<ProblemKind, IllustrationName>> = {
  critical: 'critical',
  seat: 'seat',
  somethingWrong: 'wrong',
  departureTooClose: 'late',
  paymentStarted: 'payment',
};

export type ProblemScreenProps = {
  kind: ProblemKind;
  title: string;
  text: string;
  /** Actions to continue, the most useful first. */
  actions: ReactNode;
  children?: ReactNode;
};

/** A booking problem on its own page: styled as the error pages, worded by the screen that shows it. */
export function ProblemScreen({ kind, text, ...page }: ProblemScreenProps) {
  return <ErrorPage illustration={ILLUSTRATIONS[kind]} description={text} {...page} />;
}
