import type { PageWeight } from '#tests/setup/page-weight';
import type { MeasuredScreens } from './first-screens';
import type { MeasuredLandings } from './landings';
import type { MeasuredMemory } from './memory';
import type { MeasuredOrders } from './orders';
import type { MeasuredRobots } from './robots';
import type { Speeds } from './side-by-side';

export type Measured = Speeds & { title: string; weight?: PageWeight };

export type Circumstances = {
  machine: string;
  date: Date;
  connections: number;
  /** Turns of shop and floor, and the length of each. */
  rounds: number;
  seconds: number;
  /** JavaScript of the bare app, gzip. */
  floorScripts: number;
};

/** Measured by a part of the bench each. */
export type Parts = {
  screens: MeasuredScreens;
  memory: MeasuredMemory;
  orders: MeasuredOrders;
  robots: MeasuredRobots;
  landings: MeasuredLandings;
};

/** Writes docs/performance.md. */
export function report(
  rows: Measured[],
  { screens, memory, orders, robots, landings }: Parts,
  { machine, date, connections, rounds, seconds, floorScripts }: Circumstances,
): string {
  return `# Performance

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)} (${machine}, ${connections} connections, which ask for
gzip as browsers do).

## Requests per second, beside a bare Remix app

The floor is a Remix app with one route that gets the same loader data and prints every value in plain lists, served by
remix-serve: no upstream call, no language, no session, no headers, no layout. The shop does all of that. They take turns,
${rounds} times ${seconds} seconds each after one to warm up; the middle round of each counts. Only the ratio says something; the
numbers depend on the machine; the time of the processor for a page tells more on a busy one. Pages of text and of errors,
and the home page and results of guests, come from memory, before Express and Remix (docs/decisions/012-shared-pages.md,
104, 106). The floor prints the same texts or data. A first visit is counted, which the app does.

| page | shop | floor | ratio | processor, shop | processor, floor | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(speedRow).join('\n')}

## Bytes of a first load

Checked in CI by \`tests/e2e/budgets.http.spec.ts\`. JavaScript includes the texts that it fetches; a bare Remix page
has ${kilobytes(floorScripts)}.

| page | HTML | HTML, brotli | JavaScript, gzip (≤ 130 KB) | CSS, gzip (≤ 15 KB) |
| --- | ---: | ---: | ---: | ---: |
${rows.flatMap(bytesRow).join('\n')}

${screensReport(screens)}

## Memory of cached searches

Resident memory of a shop's process, before and after ${memory.searches} different searches of pairs with many offers (their pages
shown, too). The caches are bounded by bytes, which \`app/bff/cache/offer-cache.server.test.ts\` checks by counting.

| cached searches | options in them | after the home page | at the end (≤ 300 MB) | per search |
| ---: | ---: | ---: | ---: | ---: |
${memoryRow(memory)}

${ordersReport(orders)}

${robotsReport(robots)}

${landingsReport(landings)}
`;
}

/** Writes the part about the first screens of pages. */
export function screensReport(screens: MeasuredScreens): string {
  const row = ({ page, network, paint, blocked, shift, bytes }: MeasuredScreens[number]) =>
    `| ${[page, network, `${(paint / 1000).toFixed(2)} s`, `${Math.round(blocked)} ms`, shift.toFixed(2), kilobytes(bytes)].join(' | ')} |`;
  return `## First screens

A phone of 412 px with an empty cache, the middle of three visits: largest contentful paint, how long tasks over 50 ms block
input, layout shift, and bytes received. Wanted of results: painted in 0.8 and 1.8 s, blocked for 200 ms at most.

| page | network | painted | blocked | shift | bytes |
| --- | --- | ---: | ---: | ---: | ---: |
${screens.map(row).join('\n')}`;
}

/** Writes the part about "My trips". */
export function ordersReport(orders: MeasuredOrders): string {
  const [few, many] = orders;
  const ratio = few && many ? (many.milliseconds / few.milliseconds).toFixed(2) : '';
  return `## "My trips" of an account with many orders

The first page of past trips, asked for in turns, one at a time: the middle time, from the request to the last byte. Many
orders take ${ratio} times as long as few: one query by indexes reads what the list needs of all of them, and the page
links their years. CI counts instead: \`server/sandbox/account/orders/orders.test.ts\` checks that the calls of the
database do not grow with the orders.

| orders of the account | time | HTML |
| ---: | ---: | ---: |
${orders.map(({ orders: count, milliseconds, bytes }) => `| ${count} | ${milliseconds.toFixed(1)} ms | ${kilobytes(bytes)} |`).join('\n')}`;
}

/** Writes the part about crawlers. */
export function robotsReport({ aSecond, seconds, answers, quiet, crawled }: MeasuredRobots): string {
  const row = (name: string, { ways, middle, longest }: MeasuredRobots['quiet']) =>
    `| ${[name, ways, ...[middle, longest].map((time) => `${Math.round(time)} ms`)].join(' | ')} |`;
  const told = answers.map(({ status, count, middle }) => `${count} × ${status} (${Math.round(middle)} ms)`).join(', ');
  return `## A buyer beside a crawler

Robots ask for ${aSecond} landing pages a second for ${seconds} seconds, none of which anybody has seen, while a buyer goes from the home page
by a new search and an offer to the passengers, again and again. Past their budget robots are refused before
anything is rendered (docs/decisions/072-crawlers-have-their-own-share.md): ${told}, the middle time in brackets. Shop, services,
robots and buyer share the machine. CI counts instead: \`server/host/page-memory/answer-from-memory.test.ts\`.

| | ways of the buyer | middle | longest |
| --- | ---: | ---: | ---: |
${row('quiet', quiet)}
${row('beside the crawler', crawled)}`;
}

/** Writes the part about landing pages. */
export function landingsReport({ warm, cold }: MeasuredLandings): string {
  const coldRow = ({ kind, pages, computing, answer }: MeasuredLandings['cold'][number]) =>
    `| ${kind} | ${pages} | ${Math.round(computing)} ms | ${Math.round(answer)} ms |`;
  return `## Landing pages

Answered from memory, beside the floor that prints the same texts; at least ten times its requests are
wanted.

| page | shop | floor | ratio | processor, shop | processor, floor | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${warm.map(speedRow).join('\n')}

Pages that nobody has seen, from the end of each sitemap's first part: the mean time for which the shop's processor computes
(wanted: at most 300 ms), and the middle time of the answer, most of which the services take that compute prices. Memory
stays within its bounds with 100,000 addresses: \`server/host/page-memory/page-memory.test.ts\`.

| sitemap | pages | computing | answer |
| --- | ---: | ---: | ---: |
${cold.map(coldRow).join('\n')}`;
}

function speedRow({
  title,
  shopPerSecond,
  floorPerSecond,
  shopMicros,
  floorMicros,
}: Speeds & { title: string }): string {
  const requests = [shopPerSecond, floorPerSecond].map((perSecond) => String(Math.round(perSecond)));
  const micros = [shopMicros, floorMicros].map((each) => `${Math.round(each)} µs`);
  const ratios = [shopPerSecond / floorPerSecond, floorMicros / shopMicros].map((ratio) => ratio.toFixed(2));
  return `| ${[title, ...requests, ratios[0], ...micros, ratios[1]].join(' | ')} |`;
}

function bytesRow({ title, weight }: Measured): string[] {
  if (!weight) return [];
  const { htmlBytes, htmlBrotli, scriptGzip, textsGzip, styleGzip } = weight;
  return [`| ${[title, ...[htmlBytes, htmlBrotli, scriptGzip + textsGzip, styleGzip].map(kilobytes)].join(' | ')} |`];
}

function memoryRow({ searches, offers, atFirst, atLast }: MeasuredMemory): string {
  const grown = kilobytes((atLast - atFirst) / searches);
  return `| ${searches} | ${offers} | ${megabytes(atFirst)} | ${megabytes(atLast)} | ${grown} |`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
