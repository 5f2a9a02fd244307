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

/** Builds the block that shares a search or an opened ticket. @param url absolute */
export function shareView(what: 'search' | 'ticket', url: string, { locale }: Market): ShareView {
  const t = getTranslator(locale, 'filters');
  return { label: t(`share.${what}`), url, copied: t('share.copied') };
}
