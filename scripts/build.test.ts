import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES } from './build.mjs';

it('the build is repeated when a plugin of its configuration changes', () => {
  const imports = [...readFileSync('vite.config.ts', 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, file]) => file!);
  expect(imports).toContain('scripts/vite/later-styles');
  const isHashed = (file: string) => SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
  expect(imports.filter((file) => !isHashed(file))).toEqual([]);
});
