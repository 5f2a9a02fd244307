import { useRouteLoaderData } from '@remix-run/react';
import { type FrameData, useDocument } from './document-context';

/** The last shown frame, in the browser only, where there is one visitor. */
let lastShown: FrameData | null = null;

/** Returns the frame's data, also on the error page of a root loader that failed or was unreachable. */
export function useFrame(): FrameData {
  const loaded = useRouteLoaderData<FrameData>('root');
  const { fallback } = useDocument();
  const frame = loaded ?? fallback ?? lastShown;
  if (!frame) throw new Error('the root loader has given nothing, and nothing stands in for it');
  if (typeof document !== 'undefined') lastShown = frame;
  return frame;
}
