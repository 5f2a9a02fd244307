import { isSignedIn, logIn, DEMO } from '#tests/journeys/account';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { siteRoutes } from '#tests/journeys/site-map';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { formsOf } from '#tests/setup/html-form';
import { PlainBrowser } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/** A form as a browser would send it. */
export type KnownForm = { path: string; body: string };

/** The addresses, forms and cookies that a signed-in customer with a booking sees, and so an attacker may too. */
export type Harvest = { paths: string[]; forms: KnownForm[]; cookies: string[] };

/** Visits a shop like a customer, up to an unpaid order, and collects what it finds. */
export async function harvest(origin: string, control: SandboxControl): Promise<Harvest> {
  const visitor = new PlainBrowser(origin);
  const guest = new PlainBrowser(origin);
  if (!isSignedIn(await logIn(visitor, DEMO), DEMO.email)) throw new Error('the account of the sandbox does not open');
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  const token = tokenIn(await checkout.step2());
  const routes = [...siteRoutes(), ...tokenRoutes(token)].map(({ id, path }) => ({ id, path }));
  const forms: KnownForm[] = [];
  const paths = new Set(routes.map(({ path }) => path));
  for (const { id, path } of routes) {
    paths.add(`${path}?_data=${encodeURIComponent(id)}`);
    for (const browser of [visitor, guest]) {
      const { text, path: reached } = await browser.get(path);
      for (const [, address = ''] of text.matchAll(/\b(?:href|src)="(\/[^"]*)"/g))
        paths.add(address.replaceAll('&amp;', '&'));
      for (const form of formsOf(text)) forms.push({ path: form.action || reached, body: encoded(form) });
    }
  }
  const cookies = Object.entries(visitor.cookies).map(([name, value]) => `${name}=${value}`);
  return { paths: [...paths], forms: forms.filter(({ path }) => !endsTheSession(path)), cookies };
}

/** Signing out would leave the rest of the run to guests. */
function endsTheSession(path: string): boolean {
  return path.startsWith('/auth/sign_out');
}

function encoded({ fields, buttons }: ReturnType<typeof formsOf>[number]): string {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) for (const value of values) body.append(name, value);
  const [button] = buttons;
  if (button?.name) body.append(button.name, button.value);
  return body.toString();
}
