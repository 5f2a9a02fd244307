import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { baseKey, flatTexts } from '~/i18n/keys';
import { BRANDS } from '~/market/brands';
import { LOCALES, type Locale } from '~/market/locales';
import { configSchemas } from '~/upstream/settings/contract';
import { promises } from './promise-words';
import { PROMISES, type Proof } from './promises';

type OpenApi = { paths: Record<string, Record<string, { operationId: string }>> };

const read = (path: string) => readFileSync(path, 'utf8');
const CALLS = new Set(
  Object.values((JSON.parse(read('docs/upstream.openapi.json')) as OpenApi).paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  ),
);

/** Texts of a language by their key in the table: `namespace:key`, and `content/page#section`, section by section. */
function textsOf(locale: Locale): [string, string][] {
  const folder = `locales/${locale}`;
  const namespaces = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const texts = namespaces.flatMap((file) =>
    [...flatTexts(JSON.parse(read(`${folder}/${file}`)) as Parameters<typeof flatTexts>[0])].map(
      ([key, text]): [string, string] => [`${file.slice(0, -'.json'.length)}:${baseKey(key)}`, text],
    ),
  );
  const pages = readdirSync(`${folder}/content`).flatMap((file) => {
    const name = file.slice(0, -'.md'.length);
    const [lead = '', ...sections] = read(`${folder}/content/${file}`).split(/^## /m);
    return [
      [`content/${name}#lead`, lead] as [string, string],
      ...sections.map((section): [string, string] => {
        const [, id = ''] = /\{#([\w-]+)\}/.exec(section) ?? [];
        return [`content/${name}#${id}`, section.slice(section.indexOf('\n'))];
      }),
    ];
  });
  return [...texts, ...pages];
}

const promised = new Map(
  LOCALES.flatMap((locale) =>
    textsOf(locale).flatMap(([key, text]) => (promises(text, locale) ? [[key, `${locale}: ${text}`] as const] : [])),
  ),
);

it('every text that promises something has its proof', () => {
  expect([...promised].filter(([key]) => !Object.hasOwn(PROMISES, key))).toEqual([]);
});

it('the table has no text that promises nothing any more', () => {
  expect(Object.keys(PROMISES).filter((key) => !promised.has(key))).toEqual([]);
});

it.each(Object.entries(PROMISES))('%s is kept by something that exists', (_key, proof) => {
  expect(faultOf(proof)).toBeNull();
});

function faultOf(proof: Proof): string | null {
  if ('call' in proof) return CALLS.has(proof.call) ? null : `no call ${proof.call}`;
  if ('flag' in proof) return Object.hasOwn(DEFAULT_FEATURES, proof.flag) ? null : `no flag ${proof.flag}`;
  if ('config' in proof) return Object.hasOwn(configSchemas, proof.config) ? null : `no setting ${proof.config}`;
  if ('test' in proof) return existsSync(proof.test) ? null : `no test ${proof.test}`;
  return Object.values(BRANDS).every(({ supportEmail }) => supportEmail.includes('@')) ? null : 'no mailbox';
}
