import { drawEnd } from '~/features/home/prize-draw.server';
import { getTranslator } from '~/i18n/translator.server';
import { countryName } from '~/market/country-names';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { PrizeDraw } from '~/upstream/settings/draw-contract';
import type { Seller } from '~/upstream/settings/seller-contract';

/** The page of a draw: plain data, ready texts. */
export type DrawScreen = {
  title: string;
  facts: { label: string; value: string }[];
  rules: string[];
  /** The address to which a letter has just been sent; then there is no form. */
  sentTo: string | null;
};

/**
 * Builds the page of an open draw: what is won, until when, who may take part, and how the winner is drawn.
 * @param prize text of the editors @param seller who organises it; null while the settings name none
 */
export function drawScreen(
  { draw, prize, seller, sentTo }: { draw: PrizeDraw; prize: string; seller: Seller | null; sentTo: string | null },
  market: Market,
): DrawScreen {
  const { locale } = market;
  const t = getTranslator(locale, 'draw');
  const date = formatDate(draw.drawnOn, market, 'long');
  const names = draw.countries.map((code) => countryName(code, locale) ?? code);
  const countries = new Intl.ListFormat(locale).format(names);
  return {
    title: t('title'),
    facts: [
      { label: t('facts.prize'), value: prize },
      { label: t('facts.winners'), value: String(draw.winners) },
      { label: t('facts.until'), value: drawEnd(draw, market) },
      { label: t('facts.drawn'), value: date },
      { label: t('facts.countries'), value: t('facts.people', { countries }) },
      ...(seller ? [{ label: t('facts.organiser'), value: `${seller.name}, ${seller.address}` }] : []),
    ],
    rules: [t('rules.free'), t('rules.once'), t('rules.drawn', { date }), t('rules.told'), t('rules.data')],
    sentTo,
  };
}
