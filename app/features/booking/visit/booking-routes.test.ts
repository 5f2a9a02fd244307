import { describe, expect, it } from 'vitest';
import { EXPECTED_ACCESS } from '#tests/journeys/booking-access';
import { tokenRoutes } from '#tests/journeys/token-routes';
import type { RouteHandle } from '~/i18n/handle';

type RouteModule = { handle?: RouteHandle; loader?: unknown; action?: unknown };

const modules = import.meta.glob<RouteModule>('/app/routes/*/route.{ts,tsx}');
const sources = import.meta.glob<string>('/app/routes/*/route.{ts,tsx}', { query: '?raw', import: 'default' });
const folderOf = (file: string) => file.split('/').at(-2) ?? '';
const about = Object.keys(modules).filter((file) => folderOf(file) in EXPECTED_ACCESS);

describe('routes about a booking', () => {
  it('all have an expected access', () => {
    const folders = tokenRoutes('token').map(({ id }) => id.replace('routes/', ''));
    expect(Object.keys(EXPECTED_ACCESS).toSorted()).toEqual(folders.toSorted());
  });

  it.each(about)('%s declares its access and enforces it', async (file) => {
    const route = await modules[file]!();
    expect(route.handle?.access).toEqual(EXPECTED_ACCESS[folderOf(file)]);
    expect(route.action !== undefined, 'a form and who may send it').toBe(route.handle?.access?.act !== undefined);
    const source = await sources[file]!();
    expect(source).toContain('bookingLoader(handle, ');
    if (route.action) expect(source).toMatch(/^export const action = bookingAction\(handle, /m);
    // Only the shared loader and action read the token of the address.
    expect(source).not.toMatch(/params\.token|tokenOf/);
  });
});
