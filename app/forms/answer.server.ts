import { json } from '@remix-run/node';
import type { RejectedSubmission } from './rejected-submission';

/** Answers a post that does not redirect: the rejected submission, with its status. */
export function answerRejected<Rejected extends RejectedSubmission>(rejected: Rejected, headers?: HeadersInit) {
  return json<Rejected>(rejected, { status: rejected.status, headers });
}
