import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type VisitRequestWire } from './contract';

export type Visit = {
  /** Full address of the page. */
  url: string;
  /** In CSS pixels; null when unknown. */
  screen: { width: number; height: number } | null;
  /** Random, and used for nothing else, since partners receive it. */
  visitId: string;
};

/** Makes the client that reports visits to the partner (specification 1 §7). Failures are `UpstreamError`s. */
export function createVisitsClient({ ids, marks, transport }: UpstreamBinding) {
  return {
    /** Reports a visit, with the affiliate's marks of the request. */
    async create({ url, screen, visitId }: Visit): Promise<void> {
      const body = {
        v: '2.0',
        agent: marks.agent,
        tag: marks.tag,
        marker: marks.marker,
        url,
        ...(screen && { screen_width: screen.width, screen_height: screen.height }),
        session_uuid: visitId,
      } satisfies VisitRequestWire;
      await transport.call(endpoints.create, body, ids);
    },
  };
}
