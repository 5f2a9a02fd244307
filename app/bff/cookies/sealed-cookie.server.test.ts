import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-cookie.server';

const secrets = ['first secret, 32 characters long!', 'second secret, 32 characters too!'];
const now = Date.UTC(2031, 4, 4);
const data = { name: 'Zoë', list: [1, 2, 3] };

describe('a sealed text', () => {
  it('opens to the same data and reveals nothing', async () => {
    const sealed = await seal('session', data, 60, { secrets, now });
    expect(await unseal('session', sealed, { secrets, now })).toEqual(data);
    expect(sealed).toMatch(/^[\w.-]+$/);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Zo');
  });

  it('differs each time', async () => {
    const twice = await Promise.all([1, 2].map(() => seal('session', data, 60, { secrets, now })));
    expect(twice[0]).not.toBe(twice[1]);
  });

  it('does not open when any one character was changed', async () => {
    const sealed = await seal('session', data, 60, { secrets, now });
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const tampered = sealed.slice(0, at) + other + sealed.slice(at + 1);
      expect(await unseal('session', tampered, { secrets, now }), `character ${at}`).toBeNull();
    }
  });

  it('does not open when shortened or lengthened', async () => {
    const sealed = await seal('session', data, 60, { secrets, now });
    const changed = [sealed.slice(0, -1), sealed.slice(1), `${sealed}A`, `${sealed}.`, sealed.replace('..', '.')];
    for (const text of changed) expect(await unseal('session', text, { secrets, now })).toBeNull();
  });

  it.each(['', '.', 'a.b.c.d.e', '{}', 'null', '%00', 'ы', randomBytes(3000).toString('base64url')])(
    'does not open %.20s',
    async (text) => {
      expect(await unseal('session', text, { secrets, now })).toBeNull();
    },
  );

  it('opens for its own purpose only', async () => {
    const sealed = await seal('session', data, 60, { secrets, now });
    expect(await unseal('draft', sealed, { secrets, now })).toBeNull();
  });

  it('opens after a new first secret was added, but not after its own was removed', async () => {
    const [old = '', next = ''] = secrets;
    const sealed = await seal('session', data, 60, { secrets: [old], now });
    expect(await unseal('session', sealed, { secrets: [next, old], now })).toEqual(data);
    expect(await unseal('session', sealed, { secrets: [next], now })).toBeNull();
  });

  it('expires', async () => {
    const sealed = await seal('session', data, 60, { secrets, now });
    expect(await unseal('session', sealed, { secrets, now: now + 59_000 })).toEqual(data);
    expect(await unseal('session', sealed, { secrets, now: now + 61_000 })).toBeNull();
  });
});
