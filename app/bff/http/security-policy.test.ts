import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type PagePolicy } from './security-policy';

const directives = (policy: PagePolicy) =>
  Object.fromEntries(
    contentSecurityPolicy(policy)
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

describe('contentSecurityPolicy', () => {
  it('lets a hydrated page run its own files and scripts with the nonce, and nothing else', () => {
    const policy = directives({ nonce: 'abc', hydrate: true, frameHosts: [] });
    expect(policy['script-src']).toBe("'self' 'nonce-abc'");
    expect(policy['connect-src']).toBe("'self'");
    expect(policy['style-src']).toBe("'self'");
  });

  it('lets a page without scripts run and fetch nothing', () => {
    const policy = directives({ nonce: 'abc', hydrate: false, frameHosts: [] });
    expect(policy['script-src']).toBe("'none'");
    expect(policy['connect-src']).toBe("'none'");
  });

  it('lets a page with a small script run it by its nonce, without fetching anything', () => {
    const policy = directives({ nonce: 'abc', hydrate: false, hasScripts: true, frameHosts: [] });
    expect([policy['script-src'], policy['connect-src']]).toEqual(["'nonce-abc'", "'none'"]);
  });

  it('lets the script of a page fetch from this site where the page says so', () => {
    const policy = directives({ nonce: 'abc', hydrate: false, hasScripts: true, fetches: true, frameHosts: [] });
    expect([policy['script-src'], policy['connect-src']]).toEqual(["'nonce-abc'", "'self'"]);
  });

  it('lets the page of a wallet run, fetch and show what comes from its provider, and nothing else', () => {
    const wallet = 'https://pay.example';
    const policy = directives({ nonce: 'abc', hydrate: false, hasScripts: true, frameHosts: [], walletOrigin: wallet });
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': `'nonce-abc' ${wallet}`,
      'connect-src': `'self' ${wallet}`,
      'frame-src': wallet,
      'style-src': `'self' 'nonce-abc' ${wallet}`,
      'img-src': `'self' data: ${wallet}`,
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('frames only the given hosts', () => {
    expect(directives({ nonce: '', hydrate: true, frameHosts: [] })['frame-src']).toBe("'none'");
    expect(directives({ nonce: '', hydrate: true, frameHosts: ['bank.example', 'localhost:4010'] })['frame-src']).toBe(
      'bank.example localhost:4010',
    );
  });

  it('allows the development server only in development', () => {
    const policy = directives({ nonce: 'abc', hydrate: true, frameHosts: [], isDevelopment: true });
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
    expect(policy['connect-src']).toBe("'self' ws:");
    expect(policy['script-src']).toBe("'self' 'nonce-abc'");
  });

  it.each([true, false])('is strict about the rest (hydrate: %s)', (hydrate) => {
    const policy = directives({ nonce: 'abc', hydrate, frameHosts: [] });
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
  });
});
