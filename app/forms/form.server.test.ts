import { describe, expect, it } from 'vitest';
import { textField } from './fields.server';
import { isSameOrigin, readForm } from './form.server';
import { defineFields, readFields } from './submission.server';

const URLENCODED = 'application/x-www-form-urlencoded';

function post(headers: Record<string, string>, body: BodyInit = 'intent=pay'): Request {
  return new Request('https://shop.example/mbooking/step2/x', { method: 'POST', headers, body });
}

async function statusOf(request: Request): Promise<number> {
  return readForm(request).then(
    () => 200,
    (thrown: unknown) => (thrown as Response).status,
  );
}

describe('the proof of the same origin', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
    [{ 'sec-fetch-site': 'nonsense' }, false],
    [{ origin: 'https://shop.example' }, true],
    // Behind a proxy that ends TLS the scheme may differ; the host does not.
    [{ origin: 'http://shop.example' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://shop.example.evil.example' }, false],
    [{ origin: 'https://shop.example:8443' }, false],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{}, true],
  ])('%j: %s', (headers, isProven) => {
    expect(isSameOrigin(post(headers))).toBe(isProven);
  });
});

describe('readForm', () => {
  it('reads the fields of a form', async () => {
    const form = await readForm(post({ 'content-type': `${URLENCODED};charset=UTF-8` }, 'name=%D0%AF+%26&name=b&x='));
    expect(form.matching((name) => name === 'name').getAll('name')).toEqual(['Я &', 'b']);
    const fields = defineFields({ name: textField(), x: textField(), absent: textField() });
    expect(readFields(fields, form)).toEqual({ name: 'Я &', x: '', absent: '' });
  });

  it('reads a multipart form, and takes no file for a text', async () => {
    const body = new FormData();
    body.set('name', ' Ann ');
    body.set('file', new Blob(['x']), 'x.txt');
    const form = await readForm(new Request('https://shop.example/', { method: 'POST', body }));
    expect(readFields(defineFields({ name: textField(), file: textField() }), form)).toEqual({ name: 'Ann', file: '' });
    expect([...form.matching(() => true).keys()]).toEqual(['name']);
  });

  it.each([
    ['another site', post({ 'content-type': URLENCODED, 'sec-fetch-site': 'cross-site' }), 403],
    ['JSON', post({ 'content-type': 'application/json' }, '{}'), 415],
    ['plain text, which needs no preflight', post({ 'content-type': 'text/plain' }), 415],
    ['a broken multipart', post({ 'content-type': 'multipart/form-data; boundary=x' }, 'nothing'), 400],
    ['64 KB', post({ 'content-type': URLENCODED }, `a=${'x'.repeat(64 * 1024 - 2)}`), 200],
    ['more than 64 KB', post({ 'content-type': URLENCODED }, `a=${'x'.repeat(64 * 1024)}`), 413],
    [
      'nothing at all',
      new Request('https://shop.example/', { method: 'POST', headers: { 'content-type': URLENCODED } }),
      200,
    ],
  ])('answers %s with %#', async (_, request, status) => {
    expect(await statusOf(request)).toBe(status);
  });
});
