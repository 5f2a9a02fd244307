import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { finderForm } from '../app/routes/download-documents/form.server';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The numbered steps of README's "Add a field to a form": the file of each. */
function steps(): string[] {
  const [, section = ''] = read('README.md').split('## Add a field to a form');
  const [walk = ''] = section.split('\n## ');
  return [...walk.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

it('README leads along at most four files that exist and mention the field', () => {
  const files = steps();
  expect(files).toHaveLength(4);
  for (const file of files) {
    const here = file.replace('<language>', 'en');
    expect(existsSync(path.join(ROOT, here)), here).toBe(true);
    expect(read(here), here).toMatch(/\bphone(?:Required)?\b/);
  }
});

it('the field of the walk belongs to the form that the page posts', () => {
  expect([...finderForm.names.keys()]).toEqual(['phone', 'documentId']);
});
