import { beforeEach, describe, expect, it, vi } from 'vitest';

const PAGE = 'app/routes/page/route.tsx';
const BUILD = {
  [`${PAGE}?__remix-build-client-route`]: { css: ['page.css'], imports: ['shared'] },
  'app/routes/page/Late.tsx': { css: ['late.css'], imports: ['shared', 'more'] },
  shared: { css: ['shared.css'] },
  more: { css: ['more.css'] },
};

async function stylesWith(chunks: object, component: string) {
  vi.doMock('virtual:later-styles', () => ({ default: chunks }));
  const { stylesOfLater } = await import('./later-styles.server');
  return stylesOfLater(component, PAGE);
}

describe('stylesOfLater', () => {
  beforeEach(() => vi.resetModules());

  it('lists the styles that the page lacks', async () => {
    expect(await stylesWith(BUILD, 'app/routes/page/Late.tsx')).toEqual(['/more.css', '/late.css']);
  });

  it('refuses a component that the build does not know, so that a new name cannot cost it its styles', async () => {
    await expect(stylesWith(BUILD, 'app/routes/page/Renamed.tsx')).rejects.toThrow('app/routes/page/Renamed.tsx');
  });

  it('has nothing to add while developing', async () => {
    expect(await stylesWith({}, 'app/routes/page/Late.tsx')).toEqual([]);
  });
});
