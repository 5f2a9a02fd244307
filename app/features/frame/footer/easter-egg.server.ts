import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { getTranslator } from '~/i18n/translator.server';
import { nextPairNumber, readPairNumber, type EasterEggPair } from './easter-egg';

const COOKIE = 'easter_egg';
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

type EggContext = Pick<RequestContext, 'market' | 'cookies'>;

/** Returns the visitor's current pair. */
export function currentPair(context: EggContext): EasterEggPair {
  return pairOf(context, readPairNumber(context.cookies.get(COOKIE)));
}

/** Moves the visitor to the next pair and stores its number in a cookie. */
export function advancePair(context: EggContext & Pick<RequestContext, 'hasSecureCookies' | 'setCookie'>) {
  const number = nextPairNumber(readPairNumber(context.cookies.get(COOKIE)));
  const options = { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies };
  context.setCookie(cookieHeader(COOKIE, String(number), options));
  return pairOf(context, number);
}

function pairOf({ market }: EggContext, number: number): EasterEggPair {
  const t = getTranslator(market.locale, 'easter-egg');
  return { number, question: t(`pairs.${number}.question`), answer: t(`pairs.${number}.answer`) };
}
