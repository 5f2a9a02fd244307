import { isRouteErrorResponse } from '@remix-run/react';
import type { ProblemKind } from './ProblemScreen';

/** An error page worded by the route that throws it: what went wrong and what to do next. Ready texts. */
export type MessagePage = {
  illustration: ProblemKind;
  title: string;
  text: string;
  /** Further advice, e.g. about money that may be on its way. */
  hint: { title: string; text: string } | null;
  /** The most useful first. */
  actions: { label: string; to: string }[];
};

/** Body (JSON) that a loader or action throws to show such a page instead of its own. */
export type MessagePageBody = { messagePage: MessagePage };

/** Returns the page that an error carries; null when the frame has to word it. */
export function messagePageOf(error: unknown): MessagePage | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'messagePage' in data
    ? (data as MessagePageBody).messagePage
    : null;
}
