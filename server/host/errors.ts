import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import type { Environment } from '~/bff/environment/environment.server';
import { needsSecureCookies, parseCookies } from '~/bff/cookies/cookies.server';
import { brandOfHost } from '~/market/brands';
import type { Locale } from '~/market/locales';
import { resolveMarket } from '~/market/resolve';
import { ERROR_TEXTS } from './error-texts';
import { isHost } from './host-name';
import { identityOf } from './request-identity';

/** A request that the host itself refuses. */
export class HttpError extends Error {
  constructor(readonly status: 400 | 403 | 405 | 413 | 414 | 421) {
    super(STATUS_CODES[status]);
  }
}

/**
 * Answers errors outside the app with a plain page in the visitor's language, never a stack.
 * @param brandHosts BRAND_HOSTS
 */
export function errorPages(log: Logger, brandHosts: Environment['brandHosts']): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error, requestId: identityOf(response).requestId }, 'request failed');
    if (response.headersSent) return next(error);
    const language = languageOf(request, brandHosts);
    const texts = ERROR_TEXTS[language];
    const title = status >= 500 ? texts.failedTitle : texts.refusedTitle;
    const text = status >= 500 ? texts.failedText : texts.refusedText;
    response
      .status(status)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(
        `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
          `<title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">${texts.home}</a></p></html>\n`,
      );
  };
}

/** Resolves the language from host, address, cookie and browser, as far as the failed request can be read. */
function languageOf({ headers, originalUrl }: Request, brandHosts: Environment['brandHosts']): Locale {
  const base = 'http://localhost/';
  const url = new URL(URL.canParse(originalUrl, base) ? originalUrl : base, base);
  const host = headers.host ?? '';
  const isSecure = isHost(host) && needsSecureCookies(`https://${host}`);
  const cookies = parseCookies(headers.cookie, isSecure);
  const acceptLanguage = headers['accept-language'] ?? null;
  return resolveMarket({ brand: brandOfHost(host, brandHosts), url, cookies, acceptLanguage }).locale;
}

/** Returns the status of an error of ours or of Express; any other error is a 500. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
