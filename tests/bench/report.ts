import type { PageWeight } from '#tests/setup/page-weight';
import type { MeasuredMemory } from './memory';

export type Measured = { title: string; shopPerSecond: number; floorPerSecond: number; weight: PageWeight };

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

/** Writes docs/performance.md. */
export function report(
  rows: Measured[],
  memory: MeasuredMemory,
  { machine, date, connections, rounds, seconds, floorScripts }: Circumstances,
): string {
  return `# Performance

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)} (${machine}, ${connections} connections, no compression asked for).

## Requests per second, beside a bare Remix app

The floor is a Remix app with one route that gets the same loader data and prints every value in plain lists, served by
remix-serve: no upstream call, no language, no session, no headers, no layout. The shop does all of that. They take turns,
${rounds} times ${seconds} seconds each after one to warm up; the middle round of each counts. Only the ratio says something; the
numbers depend on the machine. Pages of text and of errors come from memory, before Express and Remix
(docs/decisions/012-shared-pages.md); their floor prints the same texts.

| page | shop | floor | ratio |
| --- | ---: | ---: | ---: |
${rows.map(speedRow).join('\n')}

## Bytes of a first load

Checked in CI by \`tests/e2e/budgets.http.spec.ts\`. JavaScript includes the texts that it fetches; a bare Remix page
has ${kilobytes(floorScripts)}.

| page | HTML | HTML, brotli | JavaScript, gzip (≤ 130 KB) | CSS, gzip (≤ 15 KB) |
| --- | ---: | ---: | ---: | ---: |
${rows.map(bytesRow).join('\n')}

## Memory of cached searches

Resident memory of a shop's process, before and after ${memory.searches} different searches of pairs with many offers (their pages
shown, too). The caches are bounded by bytes, which \`app/bff/cache/offer-cache.server.test.ts\` checks by counting.

| cached searches | options in them | after the home page | at the end (≤ 300 MB) | per search |
| ---: | ---: | ---: | ---: | ---: |
${memoryRow(memory)}
`;
}

function speedRow({ title, shopPerSecond, floorPerSecond }: Measured): string {
  const ratio = (shopPerSecond / floorPerSecond).toFixed(2);
  return `| ${title} | ${Math.round(shopPerSecond)} | ${Math.round(floorPerSecond)} | ${ratio} |`;
}

function bytesRow({ title, weight }: Measured): string {
  const { htmlBytes, htmlBrotli, scriptGzip, textsGzip, styleGzip } = weight;
  return `| ${[title, ...[htmlBytes, htmlBrotli, scriptGzip + textsGzip, styleGzip].map(kilobytes)].join(' | ')} |`;
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
