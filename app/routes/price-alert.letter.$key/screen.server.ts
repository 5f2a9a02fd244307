import type { PlaceNames } from '~/features/search/places/names-of-search.server';
import { buildSearchPath } from '~/features/search/query/search-url';
import { watchWords } from '~/features/search/watch/watch-words.server';
import { watchOf } from '~/features/search/watch/watched-search.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { AlertOfLetter } from '~/upstream/price-subscription/contract';
import type { LetterFault, OpenedLetter } from './letter.server';

/** The page of a letter's alert. Ready texts. */
export type LetterScreen = {
  title: string;
  text: string;
  /** The watched trip; null for a link that opens nothing. */
  trip: { route: string; facts: string; href: string; link: string } | null;
  /** The first one is the likely answer. */
  buttons: { intent: 'watch' | 'leave' | 'again'; label: string }[];
  isFault: boolean;
};

type Button = LetterScreen['buttons'][number];

/** A paused alert may be resumed or left, as its letters may still lie in a mailbox. */
const BUTTONS: Readonly<Record<AlertOfLetter['state'], Button['intent'][]>> = {
  pending: ['watch', 'leave'],
  active: ['leave'],
  paused: ['watch', 'leave'],
  left: ['watch'],
};

/** Builds the page. Pure. @param names of the places */
export function letterScreen({ alert, fault }: OpenedLetter, names: PlaceNames, market: Market): LetterScreen {
  const t = getTranslator(market.locale, 'price-alerts');
  if (!alert) {
    const buttons: Button[] = fault === 'expired' ? [] : [{ intent: 'again', label: t('letter.again') }];
    return { title: t(`letter.${fault}.title`), text: t(`letter.${fault}.text`), trip: null, buttons, isFault: true };
  }
  const { state, search } = alert;
  const watch = watchOf(search);
  const { route, dates, passengers } = watchWords(watch, names, market);
  return {
    title: t(`letter.${state}.title`),
    text: t(`letter.${state}.text`),
    trip: {
      route,
      facts: [dates, passengers].join(' · '),
      href: buildSearchPath(watch.query),
      link: t('prices'),
    },
    buttons: BUTTONS[state].map((intent) => ({ intent, label: t(`letter.${intent}.${state}`) })),
    isFault: false,
  };
}

/** Statuses of a link that opens nothing. */
export const STATUS_OF_FAULT: Readonly<Record<LetterFault, number>> = { expired: 404, tooMany: 429, down: 503 };
