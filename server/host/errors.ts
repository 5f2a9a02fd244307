import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { Environment } from '~/bff/environment.server';
import { brandOfHost } from '~/market/brands';
import type { Locale } from '~/market/locales';
import en from '../../locales/en/host.json';
import ru from '../../locales/ru/host.json';
import type { Logger } from 'pino';
import { identityOf } from './request-identity';

/** A request that the host itself refuses. */
export class HttpError extends Error {
  constructor(readonly status: 400 | 403 | 405 | 413) {
    super(STATUS_CODES[status]);
  }
}

/** English stands in for a language without texts of its own. */
const TEXTS: Partial<Record<Locale, typeof en>> = { ru, en };

/**
 * The answer to what failed outside the app: a plain page in the brand's language, never a stack.
 * @param brandHosts BRAND_HOSTS
 */
export function errorPages(log: Logger, brandHosts: Environment['brandHosts']): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error, requestId: identityOf(response).requestId }, 'request failed');
    if (response.headersSent) return next(error);
    const { defaultLocale } = brandOfHost(request.headers.host ?? null, brandHosts);
    const language = TEXTS[defaultLocale] ? defaultLocale : 'en';
    const texts = TEXTS[language] ?? en;
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

/** The status that an error of ours or of Express asks for; anything else is a fault of the shop. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
