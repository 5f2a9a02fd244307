import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';

/** A link to pass on, in ready texts. */
export type ShareView = {
  /** "Share this trip" */
  label: string;
  url: string;
  /** Said once the link has been copied. */
  copied: string;
};

/**
 * Builds the block that shares a search or an opened ticket. Its link names the market, so that another browser shows the
 * same prices. @param url absolute, with a query
 */
export function shareView(what: 'search' | 'ticket', url: string, { locale, country, currency }: Market): ShareView {
  const t = getTranslator(locale, 'filters');
  const market = new URLSearchParams({ locale, country, currency });
  return { label: t(`share.${what}`), url: `${url}&${market}`, copied: t('share.copied') };
}
