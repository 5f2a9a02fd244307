import type { ReactNode } from 'react';
import type { IllustrationName } from '~/ui/Illustration';
import { ErrorPage } from './ErrorPage';

/** Why a booking cannot go on (specification 2 §2, §8). */
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
  /** The ways on, the most useful first. */
  actions: ReactNode;
  children?: ReactNode;
};

/** A booking's problem on a page of its own: same looks as the error pages, words by the screen that shows it. */
export function ProblemScreen({ kind, text, ...page }: ProblemScreenProps) {
  return <ErrorPage illustration={ILLUSTRATIONS[kind]} description={text} {...page} />;
}
