import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { DayPrices } from '~/features/search/calendar/day-prices-link';
import { dayPrices, dayPricesQuery } from '~/features/search/calendar/day-prices.server';
import { readDayPricesQuestion } from '~/features/search/calendar/day-prices-link';
import { getContext } from '~/bff/request/context.server';
import { overBudgetInit } from '~/bff/waiting/over-budget';
import { UpstreamError } from '~/upstream/error';

/** Specification 1 §9. */
const KEEP_SECONDS = 600;

/**
 * Streams prices by day for the date fields as they are found: GET
 * /calendar-prices?departure=LON&arrival=NYC&cabin=Y&date=2031-05-04 answers lines of JSON, each an object of prices by
 * day; later lines correct earlier ones. When the calendar fails midway, the response is aborted, so that no cache
 * stores a part as the whole.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const question = readDayPricesQuestion(context.url.searchParams);
  if (!question) return json(null, { status: 400 });
  const query = dayPricesQuery(context, question, new Date());
  const pieces = query ? dayPrices(context, query, args.request.signal) : [];
  return new Response(await linesOf(pieces), {
    headers: {
      'Content-Type': 'application/x-ndjson',
      // No compression: it would buffer the lines.
      'Cache-Control': `private, max-age=${KEEP_SECONDS}, no-transform`,
    },
  });
}

/** Streams one line per piece. @throws Response without prices when the calendar fails before the first one */
async function linesOf(pieces: AsyncGenerator<DayPrices> | DayPrices[]): Promise<ReadableStream<Uint8Array>> {
  const iterator = Symbol.asyncIterator in pieces ? pieces : pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  let first: IteratorResult<DayPrices, unknown>;
  try {
    first = await iterator.next();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { status = 503, headers } = overBudgetInit(error);
    throw new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
  let next: IteratorResult<DayPrices, unknown> | null = first;
  return new ReadableStream({
    async pull(controller) {
      try {
        const piece = next ?? (await iterator.next());
        next = null;
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(piece.value)}\n`));
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.(undefined);
    },
  });
}
