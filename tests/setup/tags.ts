/** Tags of tests in a browser that run in one of its two projects only; the configuration reads them. */
export const WITH_SCRIPTS = '@with-scripts';
export const WITHOUT_SCRIPTS = '@without-scripts';

/**
 * Returns the details of a group of tests that the brands share: each brand once, each project once, where neither
 * depends on the other.
 */
export function onceFor(brand: 'ru' | 'intl'): { tag: string } {
  return { tag: brand === 'ru' ? WITH_SCRIPTS : WITHOUT_SCRIPTS };
}
