/** Documents for a refund, sent to the shop without a script; issue 15: twelve bad files, each refused in words. */
import { deflateSync } from 'node:zlib';
import { jpeg, multipartBody, pdfOf, png, type PostedPart } from '#tests/fixtures/documents';
import { expect, test } from '#tests/journeys/checkout-test';
import { mainText } from '#tests/journeys/page-facts';
import type { PlainCheckout } from '#tests/journeys/plain-checkout';
import { tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formsOf, formWith } from '#tests/setup/html-form';
import { parseHtml } from '#tests/setup/html';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

const MB = 1024 * 1024;
const file = (name: string, bytes: Buffer, type?: string): PostedPart => ({ name: 'files', file: name, bytes, type });

async function pathOfIssued(checkout: PlainCheckout, seed: number): Promise<string> {
  const step2 = await checkout.step2(seed);
  await checkout.pay(step2, CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  return `/user/orders/${tokenIn(step2)}/refund/documents?why=passenger_illness&coupon=all`;
}

function upload(browser: PlainBrowser, path: string, parts: readonly PostedPart[]): Promise<PlainPage> {
  const { body, type } = multipartBody(parts);
  return browser.request('POST', path, { body, headers: { 'content-type': type }, redirects: 5 });
}

/** Names of the files in the list. */
function listed({ text: html }: PlainPage): string[] {
  return parseHtml(html)
    .querySelectorAll('bdi')
    .map((name) => name.text);
}

test('twelve bad uploads are refused in words, and nothing of them is kept', async ({ checkout }) => {
  const path = await pathOfIssued(checkout, 71);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = pdfOf(
    '1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n',
    deflateSync(Buffer.alloc(64 * MB)),
    '\nendstream endobj',
  );
  const bad: [fault: string, parts: PostedPart[]][] = [
    ['wrongType', [file('scan.jpg', Buffer.from(`MZ${'\0'.repeat(200)}`))]],
    ['pdfActive', [file('bomb.pdf', bomb, 'application/pdf')]],
    ['empty', [file('nothing.jpg', Buffer.alloc(0))]],
    ['tooBig', [file('big.jpg', Buffer.concat([jpeg(), Buffer.alloc(10 * MB)]))]],
    ['nameExtension', [file('drawing.svg', svg, 'image/svg+xml')]],
    ['namePath', [file('../../../etc/passwd.jpg', jpeg())]],
    ['tooMany', Array.from({ length: 30 }, (_, index) => file(`${index}.jpg`, jpeg(40, 30 + index)))],
    ['nameExtension', [file('scan.php.jpg', jpeg())]],
    ['wrongType', [file('page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'))]],
    ['noFile', [file('', Buffer.alloc(0), 'application/octet-stream')]],
    ['hidden', [file('both.jpg', Buffer.concat([jpeg(), Buffer.from('<script>alert(1)</script>')]))]],
    ['nameTooLong', [file(`${'a'.repeat(400)}.jpg`, jpeg())]],
  ];
  for (const [fault, parts] of bad) {
    const answer = await upload(checkout.visitor, path, parts);
    const name = parts[0] && 'file' in parts[0] ? parts[0].file : '';
    const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
    const words = text('uploads', `fault.${fault}`)
      .replace('{{name}}', shown)
      .replace('{{file}}', '10\u00a0MB')
      .replace('{{most}}', '10');
    expect([name, answer.status], fault).toEqual([name, 400]);
    expect(mainText(answer), fault).toContain(words.replace(/\s+/g, ' '));
    expect(answer.text, 'nothing of the file is markup').not.toContain('alert(1)');
    expect(listed(answer), fault).toEqual([]);
  }
});

test('good files stay when others are refused; they come back only to be stored, and can be removed', async ({
  checkout,
}) => {
  const { visitor } = checkout;
  const path = await pathOfIssued(checkout, 72);
  const mixed = await upload(visitor, path, [
    file('Справка \u202Egpj.<b>.jpg', jpeg(), 'text/html'),
    file('page.jpg', Buffer.from('<html>')),
    file('scan.png', png(), 'image/png'),
  ]);
  expect(mixed.status).toBe(400);
  expect(listed(mixed)).toEqual(['Справка gpj.<b>.jpg', 'scan.png']);

  // A double click sends the same files again.
  const again = await upload(visitor, path, [file('scan.png', png()), file('Another name.jpg', jpeg())]);
  expect([again.status, listed(again).length]).toEqual([200, 2]);

  const [link] = parseHtml(again.text)
    .querySelectorAll('a[download]')
    .map((one) => one.getAttribute('href') ?? '');
  const given = await visitor.get(link ?? '');
  expect(given.body).toEqual(jpeg());
  expect(given.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="document"; filename\*=UTF-8''%D0%A1/,
    ) as unknown as string,
    'content-security-policy': "default-src 'none'; sandbox",
  });

  const removing = formsOf(again.text).find(({ buttons }) => buttons.some(({ name }) => name === 'remove'));
  const token = removing?.buttons[0]?.value ?? '';
  const after = await visitor.post(path, { remove: token });
  expect([after.status, listed(after)]).toEqual([200, ['scan.png']]);
  expect((await visitor.get(link ?? '')).status).toBe(404);

  // A question to a person about the same order is half filled meanwhile.
  const question = path.replace(/\/refund.*/, '/requests/new/refund');
  const half = await upload(visitor, question, [file('for the question.jpg', jpeg(40, 40))]);
  expect([half.status, listed(half)]).toEqual([400, ['for the question.jpg']]);

  // The request takes the document along: a person decides. The files of the question stay.
  const confirm = await visitor.get(path.replace('/documents', '/confirm'));
  const sent = await visitor.post(confirm.path, formWith(confirm.text, 'idempotencyKey').fields);
  expect(sent.path).toMatch(/\/refund\/[0-9a-f-]{36}$/);
  expect(mainText(sent)).toContain(text('refund', 'states.ticket_creation_is_pending.title'));
  expect(listed(await visitor.get(question))).toEqual(['for the question.jpg']);
});

test('strangers see, send and remove nothing; other sites neither', async ({ checkout }) => {
  const { visitor } = checkout;
  const path = await pathOfIssued(checkout, 73);
  const own = await upload(visitor, path, [file('mine.jpg', jpeg())]);
  const [link = ''] = parseHtml(own.text)
    .querySelectorAll('a[download]')
    .map((one) => one.getAttribute('href') ?? '');
  const stranger = new PlainBrowser(visitor.origin);
  const seen = await stranger.get(path);
  expect(seen.text).not.toContain('mine.jpg');
  expect(seen.text).not.toContain('type="file"');
  const [sent, removed, fetched] = [
    await upload(stranger, path, [file('theirs.jpg', jpeg(50, 50))]),
    await stranger.post(path, { remove: link.split('/').at(-1) ?? '' }),
    await stranger.get(link),
  ];
  for (const answer of [sent, removed, fetched]) {
    expect(answer.text).not.toContain('mine.jpg');
    expect(answer.headers['content-type']).not.toBe('image/jpeg');
  }
  // A draft of another order, planted under this order's name, opens nothing.
  const other = await pathOfIssued(checkout, 74);
  await upload(visitor, other, [file('other.jpg', jpeg(60, 60))]);
  const drafts = Object.keys(visitor.cookies).filter((name) => name.startsWith('uploads_'));
  const [first = '', second = ''] = drafts;
  const [firstValue = '', secondValue = ''] = [visitor.cookies[first], visitor.cookies[second]];
  visitor.setCookie(first, secondValue, '/user/orders');
  visitor.setCookie(first, firstValue, '/user/orders');
  expect(listed(await visitor.get(path))).toEqual(['mine.jpg']);

  const { body, type } = multipartBody([file('x.jpg', jpeg(70, 70))]);
  const foreign = { origin: 'https://evil.example', 'content-type': type };
  expect((await visitor.request('POST', path, { body, headers: foreign })).status).toBe(403);
  const crossSite = { 'sec-fetch-site': 'cross-site', 'content-type': type };
  expect((await visitor.request('POST', path, { body, headers: crossSite })).status).toBe(403);
});

test('more than 30 MB is answered in words; files that nobody used are gone after a day', async ({
  checkout,
  control,
}) => {
  const { visitor } = checkout;
  const path = await pathOfIssued(checkout, 75);
  const large = (index: number) => Buffer.concat([jpeg(40, 40 + index), Buffer.alloc(9 * MB, index)]);
  const parts = [1, 2, 3, 4].map((index) => file(`${index}.jpg`, large(index)));
  const answer = await upload(visitor, path, parts);
  expect([answer.status, listed(answer)]).toEqual([400, ['1.jpg', '2.jpg', '3.jpg']]);
  expect(mainText(answer)).toContain('“4.jpg”');
  await control.set({ clock: { advanceMinutes: 25 * 60 } });
});
