import { isRouteErrorResponse } from '@remix-run/react';
import type { ProblemKind } from './ProblemScreen';

/** An error page worded by the route that throws it: what went wrong and what to do next. Ready texts. */
export type ToldPage = {
  illustration: ProblemKind;
  title: string;
  text: string;
  /** Further advice, e.g. about money that may be on its way. */
  hint: { title: string; text: string } | null;
  /** The most useful first. */
  actions: { label: string; to: string }[];
};

/** Body (JSON) that a loader or action throws to show such a page instead of its own. */
export type ToldPageBody = { told: ToldPage };

/** Returns the page that an error carries; null when the frame has to word it. */
export function toldPageOf(error: unknown): ToldPage | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'told' in data ? (data as ToldPageBody).told : null;
}
