import { expect, it } from 'vitest';
import { formWith } from './html-form';
import { weigh } from './page-weight';
import { PlainBrowser, type PlainPage } from './plain-browser';

it('reads a form as a browser sends it', () => {
  const form = formWith(
    `<form method="post" action="/a?x=1&amp;y=2"><input type="hidden" name="key" value="&quot;1&#x27;"/>
     <input name="fare" type="radio" value="light"/><input name="fare" type="radio" value="flex" checked=""/>
     <input type="checkbox" name="agreement"/><input type="text" name="gone" value="1" disabled=""/>
     <select name="citizenship"><option value="RU">a</option><option value="KZ" selected="">b</option></select>
     <button name="intent" value="book">Go</button><button type="button" name="no">No</button></form>`,
    'key',
  );
  expect(form).toEqual({
    action: '/a?x=1&y=2',
    method: 'post',
    fields: { key: [`"1'`], fare: ['flex'], citizenship: ['KZ'] },
    buttons: [{ name: 'intent', value: 'book' }],
  });
});

it('weighs exactly what a page loads', async () => {
  const asked: string[] = [];
  const visitor = Object.assign(new PlainBrowser('http://localhost:1'), {
    get: (path: string) => {
      asked.push(path);
      return Promise.resolve({ body: Buffer.alloc(5000) });
    },
  });
  const text = `<link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/>
    <link rel="canonical" href="https://elsewhere.example/"/><img src="https://cdn.example/x.png"/>
    <a href="https://partner.example/">x</a><script type="application/ld+json">{}</script>
    <script type="module">import "/assets/c.js";import * as r from "/assets/d.js";m={"module":"/assets/later.js"};</script>`;
  const weight = await weigh(visitor, { text, body: Buffer.from(text) } as PlainPage);
  expect(asked.toSorted()).toEqual(['/assets/a.css', '/assets/b.js', '/assets/c.js', '/assets/d.js']);
  expect(weight.thirdParties).toEqual(['https://cdn.example/x.png']);
  expect(weight.inlineScriptBytes).toBeGreaterThan(50);
  expect(weight.scriptGzip).toBe(3 * weight.styleGzip);
});
