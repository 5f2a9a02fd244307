import { expect } from '@playwright/test';
import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/** The newest code that was sent to the e-mail of an order. */
export async function buyerCode(control: SandboxControl, email: string): Promise<string> {
  let code = '';
  const look = async () => {
    const codes = (await control.messagesTo(email)).map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? '');
    code = codes.find(Boolean) ?? '';
    return code;
  };
  await expect.poll(look, { timeout: 10_000 }).not.toBe('');
  return code;
}

/** Presses the button that sends a code. @param page the one that asks for the proof */
export function requestCode(browser: PlainBrowser, page: PlainPage): Promise<PlainPage> {
  const { action } = formWith(page.text, 'intent');
  return browser.post(action, { intent: 'send' });
}

/** Types the proof. @returns the page that it was asked for, or the form again */
export function enterCode(
  browser: PlainBrowser,
  page: PlainPage,
  proof: { code: string; phone: string },
): Promise<PlainPage> {
  const { action } = formWith(page.text, 'code');
  return browser.post(action, { ...proof, intent: 'code' });
}

/** Proves to be the buyer, from a page that only the buyer may open. @returns that page */
export async function proveBuyer(
  browser: PlainBrowser,
  control: SandboxControl,
  path: string,
  { email, phone }: { email: string; phone: string },
): Promise<PlainPage> {
  const asked = await requestCode(browser, await browser.get(path));
  return enterCode(browser, asked, { code: await buyerCode(control, email), phone });
}
