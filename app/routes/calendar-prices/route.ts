import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { dayPrices } from '~/features/price-calendar/day-prices.server';
import { readDayPricesQuestion, type DayPrices } from '~/features/price-calendar/day-prices-link';
import { UpstreamError } from '~/upstream/error';

/** Specification 1 §9. */
const KEEP_SECONDS = 600;

/**
 * Prices by day for the date fields: GET /calendar-prices?departure=LON&arrival=NYC&cabin=Y&date=2031-05-04. When the
 * calendar fails there are none, and nothing is cached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const question = readDayPricesQuestion(context.url.searchParams);
  if (!question) return answer({}, 400);
  try {
    return answer(await dayPrices(context, question, new Date()), 200);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return answer({}, 200, 'no-store');
  }
}

function answer(days: DayPrices, status: number, cache = `private, max-age=${KEEP_SECONDS}`) {
  return json({ days }, { status, headers: { 'Cache-Control': cache } });
}
