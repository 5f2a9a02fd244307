import { isRouteErrorResponse } from '@remix-run/react';
import type { ProblemKind } from './ProblemScreen';

/** An error page in the words of who refuses: what the visitor cannot do here, and the ways on. Ready texts. */
export type ToldPage = {
  illustration: ProblemKind;
  title: string;
  text: string;
  /** Says besides what to do, e.g. about money that may be on its way. */
  hint: { title: string; text: string } | null;
  /** The most useful first. */
  actions: { label: string; to: string }[];
};

/** What a loader or an action throws (as JSON) to have such a page shown in the place of its own. */
export type ToldPageBody = { told: ToldPage };

/** The page that an error brings with it; null for one that the frame has to find words for. */
export function toldPageOf(error: unknown): ToldPage | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'told' in data ? (data as ToldPageBody).told : null;
}
