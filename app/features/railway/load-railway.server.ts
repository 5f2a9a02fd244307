import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { tryLater } from '~/bff/http/try-later.server';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { textPage } from '~/features/frame/content/text-page.server';
import type { RailwayPageName } from '~/features/frame/content/pages';
import { questionsOf } from './questions.server';
import { railwayScreen } from './screen.server';
import { findRailwaySources } from './sources.server';

const SETTINGS_PATIENCE_MS = 4000;

/**
 * Creates the loader of a page about trains. Answers 404 in a country where none are sold, and 503 while the settings do
 * not say. A page that lacks a block is stored by nobody.
 */
export function railwayLoader(name: RailwayPageName) {
  return async (args: LoaderFunctionArgs) => {
    const context = await getContext(args);
    const { market, upstream } = context;
    const settings = await degrade(upstream.settings.findConfigs(['railway']), null, {
      block: 'settings.configs',
      patienceMs: SETTINGS_PATIENCE_MS,
    });
    if (!settings) throw tryLater();
    const countries = settings.railway?.countries ?? [];
    if (!countries.includes(market.country)) throw json(null, { status: 404 });
    const sources = await findRailwaySources(context, name);
    const text = textPage(name, market);
    const screen = railwayScreen({ name, text, sources, market, now: new Date() });
    const headers: HeadersInit = sources.isIncomplete ? { 'Cache-Control': 'no-store' } : {};
    const { title, lead } = text;
    return json({ title, lead, screen, countries, questions: questionsOf(text) }, { headers });
  };
}
