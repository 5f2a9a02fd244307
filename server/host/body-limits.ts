import { z } from 'zod';
import { FORM_LIMIT_BYTES } from '~/forms/form.server';
import { UPLOAD_BODY_BYTES } from '~/forms/uploads/multipart.server';
import type { RouteTable } from './addresses/route-table';

/** The limit of a request's body: its length, and the time until it has arrived, in milliseconds. */
export type BodyLimit = { bytes: number; ms: number };

/** Returns the limit of an address by its raw path and query. */
export type BodyLimits = (url: string) => BodyLimit;

const FORM: BodyLimit = { bytes: FORM_LIMIT_BYTES, ms: 30_000 };
/** 30 MB over 1 Mbit/s. */
const FILES: BodyLimit = { bytes: UPLOAD_BODY_BYTES, ms: 5 * 60_000 };
/** The longest time of any address. */
export const LONGEST_BODY_MS = FILES.ms;

/** The app's `RouteHandle` describes it. */
const declaration = z.object({ takesFiles: z.literal(true) });

/** Forms are small and quick, except on the pages that take files. */
export function bodyLimits(table: RouteTable): BodyLimits {
  const withFiles = new Set(
    table.routes.filter(({ handle }) => declaration.safeParse(handle).success).map(({ id }) => id),
  );
  return (url) => {
    const match = withFiles.size > 0 ? table.find(url.split('?', 1)[0] ?? '') : null;
    return match && withFiles.has(match.route.id) ? FILES : FORM;
  };
}
