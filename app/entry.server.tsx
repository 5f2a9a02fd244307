import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { environment } from '~/bff/environment/environment.server';
import { cityOfGuest, type Guests } from '~/bff/request/guests.server';
import { hostContext } from '~/bff/request/host-context.server';
import { publicOriginOf } from '~/bff/request/public-origin.server';
import { workOffUnended } from '~/bff/unended-sessions/end-later.server';
import { prepareClients } from '~/bff/request/upstream.server';
import { recordVisit } from '~/bff/request/visits.server';
import { warmHomes } from '~/features/home/warm-homes.server';
import { greetSearcher, hasResultsForGuests } from '~/features/search/offers/guest-results.server';
import { CrawlerHead } from '~/features/frame/crawlers/CrawlerHead';
import { crawlerTags, ERROR_TAGS } from '~/features/frame/crawlers/crawler-head.server';
import { dataResponse } from '~/bff/http/data-response.server';
import { type DocumentContext, DocumentProvider, type FrameData } from '~/features/frame/document-context';
import { failureStatus, noteFailure } from '~/bff/http/failures.server';
import { frameOfFailure } from '~/features/frame/frame.server';
import { asksForData } from '~/bff/http/page-data';
import { pageData } from '~/bff/http/page-data.server';
import { inlineScriptHashes } from '~/bff/http/script-hashes.server';
import { retryAfterOf, setPageHeaders } from '~/bff/http/page-headers.server';
import { HYDRATED_NAMESPACES, isDocumentOnly } from '~/bff/http/route-handles.server';
import { pageHandle } from '~/i18n/handle';
import { localeFiles } from '~/i18n/resources.server';
import { TextSourceContext } from '~/i18n/text-source';
import { textSource } from '~/i18n/translator.server';

prepareClients();
workOffUnended();
// In development this module is loaded again after every change.
if (import.meta.env.PROD) warmHomes();

/**
 * Renders a whole page at once: no view suspends, so crawlers and browsers without JavaScript get all of it.
 * A page that is not hydrated carries no React markers. A dialog gets the page's data instead.
 */
export default async function handleRequest(
  request: Request,
  answerStatus: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { cspNonce: nonce, isShared, origin: ownOrigin } = hostContext(loadContext, request);
  const { matches, loaderData, errors } = remixContext.staticHandlerContext;
  const handle = pageHandle(matches.map(({ route }) => remixContext.routeModules[route.id] ?? {}));
  const hydrate = handle.hydrate && !errors;
  const status = failureStatus(loadContext, answerStatus);
  const routeId = matches.at(-1)?.route.id ?? '';
  if (handle.dialog && !errors && asksForData(request.headers.get('Accept'))) {
    return pageData(handle.dialog, routeId, remixContext.staticHandlerContext, { status, headers });
  }
  const loaded = loaderData['root'] as FrameData | undefined;
  const frame = loaded ?? (await frameOfFailure({ request, context: loadContext }));
  const data: unknown = loaderData[routeId];
  const walletScript = !errors && handle.runsWallet ? walletScriptOf(data) : null;
  const runsScripts = !hydrate && !errors && (!handle.runsWallet || walletScript !== null);
  const scripts = (runsScripts && handle.scripts) || [];
  const { locale } = frame.market;
  const files = localeFiles(locale, HYDRATED_NAMESPACES);
  const origin = publicOriginOf(frame.market.brand, ownOrigin);
  const { pathname } = new URL(request.url);
  const tags = errors ? ERROR_TAGS : crawlerTags({ handle, market: frame.market, origin, pathname, data });
  const crawlerHead = <CrawlerHead tags={tags} />;
  const context: DocumentContext = {
    nonce,
    hydrate,
    scripts,
    localeFiles: files,
    fallback: frame,
    status,
    crawlerHead,
  };

  const render = hydrate ? renderToString : renderToStaticMarkup;
  const markup = render(
    <DocumentProvider value={context}>
      <TextSourceContext.Provider value={textSource(locale)}>
        <RemixServer context={remixContext} url={request.url} />
      </TextSourceContext.Provider>
    </DocumentProvider>,
  );
  const frameHosts = handle.frames ? environment().threeDsHosts : [];
  const promptOrigin = hydrate && frame.oneTapScript ? new URL(frame.oneTapScript).origin : null;
  const policy = {
    nonce,
    scriptHashes: isShared && hydrate ? inlineScriptHashes(markup) : [],
    hydrate,
    hasScripts: scripts.length > 0,
    fetches: handle.fetches ?? false,
    frameHosts,
    promptOrigin,
    walletOrigin: walletScript && new URL(walletScript).origin,
    isDevelopment: import.meta.env.DEV,
  };
  const retryAfter = retryAfterOf(remixContext.staticHandlerContext);
  const variesByType = handle.dialog !== undefined;
  setPageHeaders(headers, { locale, noStore: handle.noStore ?? false, policy, retryAfter, variesByType });
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

function walletScriptOf(data: unknown): string | null {
  const has = typeof data === 'object' && data !== null && 'walletScript' in data;
  return has && typeof data.walletScript === 'string' ? data.walletScript : null;
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) =>
  dataResponse(response, request, isDocumentOnly);

export const handleError = noteFailure;

/** For the host. */
export const guests: Guests = {
  cityOf: cityOfGuest,
  hasResults: hasResultsForGuests,
  greet: { home: (request, context) => recordVisit({ request, context }), results: greetSearcher },
};
