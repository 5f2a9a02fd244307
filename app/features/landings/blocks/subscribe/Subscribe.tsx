import { Subscription } from '~/features/home/Subscription';
import type { SubscribeScreen } from './screen.server';

/** The newsletter block of a landing page. */
export function Subscribe({ screen: { block, from } }: { screen: SubscribeScreen }) {
  return <Subscription block={block} rejected={null} action="/newsletter" from={from} />;
}
