import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVICE_NAMES, serviceVariable } from '~/upstream/services.server';
import { openApiDocument } from '../../scripts/openapi-document';
import { withServiceAddresses } from '../../scripts/service-addresses';
import { loadEndpoints } from '../../scripts/upstream-endpoints';
import { wholeSandbox } from './whole-sandbox';

const { remote } = wholeSandbox();
const endpoints = await loadEndpoints();
const { tags } = openApiDocument(endpoints);
const example = readFileSync('.env.example', 'utf8');
const tests = readdirSync('tests/conformance', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`tests/conformance/${file}`, 'utf8'))
  .join('\n');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** "Add a service" of the README: what every service has. */
describe.each(SERVICE_NAMES)('%s', (name) => {
  const own = endpoints.filter(({ service }) => service === name);

  it('has a contract and a client', () => {
    for (const file of ['contract.ts', 'client.server.ts']) {
      expect(existsSync(`app/upstream/${kebab(name)}/${file}`), file).toBe(true);
    }
    expect(own.length).toBeGreaterThan(0);
  });

  it('is told of in .env.example and the OpenAPI document', () => {
    expect(example).toContain(`# ${serviceVariable(name)}=http://127.0.0.1:4010/${name}\n`);
    expect(tags.find((tag) => tag.name === name)?.description).toContain(serviceVariable(name));
  });

  it('serves every call in the sandbox', async () => {
    for (const { method, path } of own) {
      const other = method === 'GET' ? 'POST' : 'GET';
      const response = await fetch(`${remote.url}/${name}${path.replace(/\{\w+\}/g, 'x')}`, { method: other });
      // A path that is served knows that the method is the wrong one.
      expect(response.status, path).toBe(405);
    }
  });

  it('has a conformance test', () => {
    expect(tests).toMatch(new RegExp(`\\.${name}\\b|\\b${name}\\(\\)|{[^}]*\\b${name}\\b[^}]*}`));
  });
});

it('calls belong to services of the table', () => {
  expect([...new Set(endpoints.map(({ service }) => service))].toSorted()).toEqual([...SERVICE_NAMES].toSorted());
  expect(withServiceAddresses(example)).toBe(example);
});
