import { useRouteLoaderData } from '@remix-run/react';
import { type FrameData, useDocument } from './document-context';

/** In the browser, where there is one visitor: the frame that was shown last. */
let lastShown: FrameData | null = null;

/** The frame's data, also on the error page of a root loader that failed or could not be reached. */
export function useFrame(): FrameData {
  const loaded = useRouteLoaderData<FrameData>('root');
  const { fallback } = useDocument();
  const frame = loaded ?? fallback ?? lastShown;
  if (!frame) throw new Error('the root loader has given nothing, and nothing stands in for it');
  if (typeof document !== 'undefined') lastShown = frame;
  return frame;
}
