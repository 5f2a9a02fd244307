import { describe, expect, it } from 'vitest';
import { pageHandle, pageNamespaces, type RouteHandle } from './handle';

const handle = (hydrate: boolean, i18n: RouteHandle['i18n']): { handle: RouteHandle } => ({
  handle: { hydrate, i18n },
});

describe('pageHandle', () => {
  it('returns the handle of the deepest route', () => {
    expect(pageHandle([handle(false, ['common']), handle(true, ['search'])]).hydrate).toBe(true);
    expect(pageHandle([handle(true, ['common']), handle(false, ['content'])]).hydrate).toBe(false);
  });

  it.each([[[]], [[handle(true, []), {}]], [[handle(true, []), { handle: 'other' }]]])(
    'does not hydrate a route without a handle: %j',
    (matches) => expect(pageHandle(matches).hydrate).toBe(false),
  );
});

describe('pageNamespaces', () => {
  it('merges the namespaces of all routes without duplicates', () => {
    expect(pageNamespaces([handle(false, ['common']), {}, handle(true, ['search', 'common'])])).toEqual([
      'common',
      'search',
    ]);
  });
});
