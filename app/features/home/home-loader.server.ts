import type { RequestContext } from '~/bff/context';
import { homeSources } from './home-sources.server';
import { homeScreen, type HomeScreen } from './screen.server';
import { takeSentNote } from './sent-note.server';

/** Everything that the home page shows. */
export async function loadHome(context: RequestContext): Promise<HomeScreen> {
  const [sources, sent] = await Promise.all([homeSources(context), takeSentNote(context)]);
  return homeScreen(context, sources, sent);
}
