import enProfile from '../../locales/en/profile.json' with { type: 'json' };
import ruProfile from '../../locales/ru/profile.json' with { type: 'json' };
import { formsOf, type HtmlForm } from '#tests/setup/html-form';
import type { ShopOptions } from '#tests/setup/fixtures';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { linkTo, newEmail, signUp } from './account';

const TEXTS = { intl: enProfile, ru: ruProfile };

/** Returns the texts of the profile area. */
export function profileTexts(brand: ShopOptions['brand']): typeof enProfile {
  return TEXTS[brand];
}

/** Signs up and signs in a new customer. */
export async function newCustomer(visitor: PlainBrowser, control: SandboxControl): Promise<string> {
  const email = newEmail();
  await signUp(visitor, email);
  await visitor.get(await linkTo(control, email, '/user/confirm'));
  return email;
}

/** Returns the form of the settings with this intent. @throws when the page has none */
export function settingsForm({ text }: PlainPage, intent: string): HtmlForm {
  const form = formsOf(text).find(({ buttons }) => buttons.some(({ value }) => value === intent));
  if (!form) throw new Error(`the settings have no form ${intent}`);
  return form;
}

/** Sends one form of the settings with its values and the typed ones. */
export async function saveSettings(
  visitor: PlainBrowser,
  intent: string,
  typed: FormFields = {},
  redirects?: number,
): Promise<PlainPage> {
  const { action, fields } = settingsForm(await visitor.get('/user/settings'), intent);
  return visitor.post(action, { ...fields, ...typed, intent }, { redirects });
}

/** Opens the bank's page for a card, fills it in and returns. */
export async function saveCard(visitor: PlainBrowser, pan = '4242424242424242'): Promise<PlainPage> {
  const bank = await visitor.get('/user/settings/new-card', { redirects: 0 });
  const fields = { pan, expires: '12/39', cardholder: 'ANN LEE' };
  const answer = await fetch(bank.headers.location ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return visitor.get(back.pathname + back.search);
}

/** Returns the id of the first saved card. */
export function cardIdIn(page: PlainPage): string {
  return settingsForm(page, 'cards').fields.cardId?.[0] ?? '';
}
