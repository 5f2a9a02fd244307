import type { RequestContext } from '~/bff/request/context';
import { longWait } from '~/features/booking/flow/interruption';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import type { Step0Screen } from './screen.server';

/** A page and its HTTP status. */
export type Shown = { screen: Step0Screen; status: number };

const REFRESH_SECONDS = 3;

/**
 * Builds the waiting page.
 * @param what the answer that the page waits for
 * @param resultsPath link back to the results; null when the link does not contain the search
 */
export function waitingScreen(
  what: 'quote' | 'search' | 'booking',
  { sinceMs, resultsPath }: { sinceMs: number; resultsPath: string | null },
  { market }: RequestContext,
): Shown {
  const t = getTranslator(market.locale, 'booking');
  const long = longWait(sinceMs, t);
  return {
    screen: {
      kind: 'interrupted',
      interruption: {
        kind: 'waiting',
        title: t(`step0.waiting.${what}`),
        text: t(
          long ? (what === 'booking' ? 'step0.waiting.longBooking' : 'step0.waiting.long') : 'step0.waiting.text',
        ),
        refreshSeconds: REFRESH_SECONDS,
        ...(long && { ...long, actions: [wayBack(resultsPath, market, t)] }),
      },
    },
    status: 200,
  };
}

function wayBack(resultsPath: string | null, market: Market, t: Translate): { label: string; to: string } {
  return resultsPath
    ? { label: t('step0.problem.results'), to: resultsPath }
    : { label: t('step0.problem.home'), to: market.homePath };
}

/** Builds the page for a failure of the booking service or the search: the reason and links. */
export function problemScreen(
  error: UpstreamError,
  paths: { retry: string; results: string | null },
  { market }: RequestContext,
): Shown {
  const t = getTranslator(market.locale, 'booking');
  const { status, messageKey } = describeFailure(error);
  const isSoldOut = error.code === 'segmentsNotConfirmed';
  const retry = { label: t('step0.problem.retry'), to: paths.retry };
  const results = wayBack(paths.results, market, t);
  return {
    screen: {
      kind: 'interrupted',
      interruption: {
        kind: 'problem',
        illustration: isSoldOut ? 'seat' : 'critical',
        title: t(isSoldOut ? 'step0.problem.soldOut' : 'step0.problem.title'),
        text: getTranslator(market.locale, 'errors')(messageKey),
        hint: null,
        actions: isSoldOut ? [results] : [retry, results],
      },
    },
    status,
  };
}

/** Builds the page for an expired offer whose link does not contain the search. */
export function goneScreen({ market }: RequestContext): Shown {
  const t = getTranslator(market.locale, 'booking');
  return {
    screen: {
      kind: 'interrupted',
      interruption: {
        kind: 'problem',
        illustration: 'somethingWrong',
        title: t('step0.gone.title'),
        text: t('step0.gone.text'),
        hint: null,
        actions: [{ label: t('step0.problem.home'), to: market.homePath }],
      },
    },
    status: 200,
  };
}
