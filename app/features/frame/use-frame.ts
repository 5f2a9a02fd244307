import { useRouteLoaderData } from '@remix-run/react';
import { type FrameData, useDocument } from './document-context';

/** The frame's data, also on the error page of a root loader that failed. */
export function useFrame(): FrameData {
  const loaded = useRouteLoaderData('root') as FrameData | undefined;
  const { fallback } = useDocument();
  const frame = loaded ?? fallback;
  if (!frame) throw new Error('the root loader has given nothing, and nothing stands in for it');
  return frame;
}
