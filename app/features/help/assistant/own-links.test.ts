import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINKED_PAGES, ownLink } from './own-links.server';

const ORIGIN = 'https://shop.example';
const NOW = new Date('2031-05-01T10:00:00Z');
const link = (address: string) => ownLink(address, ORIGIN, NOW);
const SEARCH =
  '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC&v=2';

describe('links of an assistant', () => {
  it.each([
    ['/', '/'],
    [`${ORIGIN}/helpcenter`, '/helpcenter'],
    ['/helpcenter/how-much-back', '/helpcenter/how-much-back'],
    ['/price-map?from=MOW&month=2031-06&agent=evil&promocode=X', '/price-map?from=MOW&month=2031-06'],
    ['/user/orders?next=https://evil.example', '/user/orders'],
    [SEARCH, SEARCH],
    ['/search?from=LON&to=NYC&depart_date=2031-05-04&marker=evil&locale=ru&currency=USD', SEARCH],
  ])('%s leads to %s', (address, path) => expect(link(address)).toBe(path));

  it.each([
    ['https://evil.example/search'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['https://shop.example.evil.example/helpcenter'],
    ['https://shop.example@evil.example/'],
    ['http://shop.example/helpcenter'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['mailto:a@b.example'],
    ['/auth/sign_out'],
    ['/auth/login?from=/helpcenter'],
    ['/user/anonymize_profile/1/2'],
    ['/mbooking/step1/token'],
    ['/payouts/token'],
    ['/user/orders/token'],
    ['/helpcenter/../auth/sign_out'],
    ['/helpcenter/%2e%2e/auth'],
    ['/helpcenter/letter/key'],
    ['/search?route[0]=nonsense'],
    ['/search?from=LON&to=NYC&depart_date=2031-01-01'],
    ['/search/LONNYC'],
    ['/nothing'],
    [''],
  ])('%s leads nowhere', (address) => expect(link(address)).toBeNull());

  it('are pages that exist', () => {
    const routes = new Set(readdirSync('app/routes'));
    for (const { path } of LINKED_PAGES.slice(1)) {
      const folder = path.slice(1).replaceAll('/', '.').replaceAll(':', '$');
      const isThere = [folder, `${folder}._index`, folder.replace('.', '_.')].some((name) => routes.has(name));
      expect(isThere, path).toBe(true);
    }
  });
});
