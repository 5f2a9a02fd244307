import { describe, expect, it, vi } from 'vitest';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { allowsLetter, allowsLink, attemptSignIn, forgiveLink } from './account-limits.server';
import { rememberBrowser } from './known-browser.server';

vi.mock('./session-secrets.server', () => ({ sessionSecrets: () => ['a secret of thirty-two characters'] }));

const from = (clientIp: string, cookies: ReadonlyMap<string, string> = new Map()) => ({ clientIp, cookies });

async function allowedOf(times: number, attempt: () => Promise<{ isAllowed: boolean }>): Promise<number> {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) if ((await attempt()).isAllowed) allowed += 1;
  return allowed;
}

describe('attempts to sign in', () => {
  it('a thousand wrong passwords get nowhere, and the owner is let in from the own browser', async () => {
    const owner = testContext();
    await rememberBrowser(owner, 'owner@example.com');
    const attack = () => attemptSignIn(from('198.51.100.1'), 'owner@example.com');
    expect(await allowedOf(1000, attack)).toBe(20);
    const sameAddress = from('198.51.100.1', cookiesAfter(owner));
    const attempt = await attemptSignIn(sameAddress, 'owner@example.com');
    expect(attempt.isAllowed).toBe(true);
    expect(attempt.clientId).not.toBe((await attack()).clientId);
  });

  it('from many addresses at one e-mail get nowhere either', async () => {
    let address = 0;
    const attack = () => attemptSignIn(from(`203.0.113.${(address += 1) % 250}`), 'wanted@example.com');
    expect(await allowedOf(300, attack)).toBe(50);
  });

  it('from one address at many e-mails end too', async () => {
    let number = 0;
    const attack = () => attemptSignIn(from('198.51.100.2'), `person${(number += 1)}@example.com`);
    expect(await allowedOf(300, attack)).toBe(200);
  });

  it('that were right are not counted', async () => {
    const right = async () => {
      const attempt = await attemptSignIn(from('198.51.100.3'), 'often@example.com');
      await attempt.forgive();
      return attempt;
    };
    expect(await allowedOf(60, right)).toBe(60);
  });

  it('do not tell addresses', async () => {
    const { clientId } = await attemptSignIn(from('198.51.100.4'), 'ann@example.com');
    expect(clientId).not.toContain('198.51');
  });
});

describe('letters and links', () => {
  it('flood nobody', async () => {
    const sent = [];
    for (let time = 0; time < 20; time += 1) sent.push(await allowsLetter(from('198.51.100.5'), 'flooded@example.com'));
    expect(sent.filter(Boolean)).toHaveLength(5);
    expect(await allowsLetter(from('198.51.100.5'), 'other@example.com')).toBe(true);
  });

  it('are not guessed by trying', async () => {
    const tried = [];
    for (let time = 0; time < 200; time += 1) tried.push(await allowsLink(from('198.51.100.6')));
    expect(tried.filter(Boolean)).toHaveLength(60);
  });

  it('that are good are not counted', async () => {
    const visitor = from('198.51.100.7');
    for (let time = 0; time < 200; time += 1) {
      expect(await allowsLink(visitor)).toBe(true);
      await forgiveLink(visitor);
    }
  });
});
