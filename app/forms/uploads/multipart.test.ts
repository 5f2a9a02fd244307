import { describe, expect, it } from 'vitest';
import { jpeg, multipartBody, type PostedPart } from '#tests/fixtures/documents';
import { textField } from '../fields.server';
import { defineFields, readFields } from '../submission.server';
import { readMultipart } from './multipart.server';

const KB = 1024;
const LIMITS = { files: 3, fileBytes: 10 * KB, totalBytes: 15 * KB };
const file = (name: string, bytes = jpeg()): PostedPart => ({ name: 'files', file: name, bytes });

function post(parts: readonly PostedPart[], headers: Record<string, string> = {}): Request {
  const { body, type } = multipartBody(parts);
  const init = { method: 'POST', headers: { 'content-type': type, ...headers }, body: new Uint8Array(body) };
  return new Request('https://shop.example/x', init);
}

async function filesOf(parts: readonly PostedPart[]) {
  const { files } = await readMultipart(post(parts), LIMITS);
  return files.map(({ name, bytes, excess }) => [name, excess ?? bytes.length]);
}

const statusOf = (request: Request) =>
  readMultipart(request, LIMITS).then(
    () => 200,
    (thrown: unknown) => (thrown as Response).status,
  );

describe('readMultipart', () => {
  it('reads texts and files', async () => {
    const { form, files } = await readMultipart(
      post([{ name: 'reason', value: ' Грипп ' }, file('Справка.jpg')]),
      LIMITS,
    );
    expect(readFields(defineFields({ reason: textField() }), form)).toEqual({ reason: 'Грипп' });
    expect(files).toEqual([{ field: 'files', name: 'Справка.jpg', bytes: jpeg(), excess: null }]);
  });

  it('leaves out a field without a file, but not an empty file or a path', async () => {
    expect(await filesOf([file('', Buffer.alloc(0))])).toEqual([]);
    expect(await filesOf([file('a.jpg', Buffer.alloc(0)), file('../b.jpg')])).toEqual([
      ['a.jpg', 0],
      ['../b.jpg', jpeg().length],
    ]);
  });

  it('keeps a file of exactly the limit, and drops a longer one', async () => {
    const sized = (size: number) => Buffer.alloc(size, 'x');
    expect(await filesOf([file('a', sized(10 * KB))])).toEqual([['a', 10 * KB]]);
    expect(await filesOf([file('a', sized(10 * KB + 1)), file('b', sized(9 * KB))])).toEqual([
      ['a', 'file'],
      ['b', 9 * KB],
    ]);
  });

  it('drops what does not fit with the others', async () => {
    const half = Buffer.alloc(8 * KB, 'x');
    const files = await filesOf([file('a', half), file('b', half), file('c', Buffer.alloc(7 * KB, 'x'))]);
    expect(files).toEqual([
      ['a', 8 * KB],
      ['b', 'total'],
      ['c', 7 * KB],
    ]);
  });

  it('counts thirty files without keeping them', async () => {
    const files = await filesOf(Array.from({ length: 30 }, (_, index) => file(`${index}.jpg`)));
    expect(files).toHaveLength(30);
    expect(files.filter(([, size]) => size === 'files')).toHaveLength(27);
  });

  it('refuses another site, another type and a broken body', async () => {
    expect(await statusOf(post([], { 'sec-fetch-site': 'cross-site' }))).toBe(403);
    expect(await statusOf(post([], { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(415);
    expect(await statusOf(post([], { 'content-type': 'multipart/form-data' }))).toBe(400);
    const { type } = multipartBody([]);
    const cut = multipartBody([file('a.jpg')]).body.subarray(0, 200);
    const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(cut) };
    expect(await statusOf(new Request('https://shop.example/x', init))).toBe(400);
    expect(await statusOf(post([file('a.jpg')]))).toBe(200);
  });
});
