import type { Page } from '@playwright/test';

/**
 * Waits until React runs on the page: before, a click would navigate as a document, which is correct, but not what a
 * test with JavaScript is about. Never use it for a page without scripts.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    return root !== undefined && !(root as Root).stateNode.current.memoizedState.isDehydrated;
  });
}
