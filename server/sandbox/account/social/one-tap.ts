/** A simulation of Google's prompt: a script with the real one's functions, and the endpoint of its credential. */
import { z } from 'zod';
import type { SandboxHandler } from '../../service/service';
import { DEMO_ACCOUNTS } from '../auth/demo-accounts';
import { findByEmail } from '../auth/accounts';
import { newCode } from './codes';
import { linkStatement } from './links';
import { appIdOf } from './networks';

const credentialRequest = z.object({ client_id: z.literal(appIdOf('google')), nonce: z.string().min(16).max(200) });

export const oneTapScript: SandboxHandler = (_request, { origin }) => ({
  script: SCRIPT.replaceAll('ORIGIN', JSON.stringify(origin)),
  headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
});

/** Issues the demo person's identity for the calling shop, bound to its nonce. */
export const oneTapCredential: SandboxHandler = async ({ body, headers }, context) => {
  const terms = credentialRequest.safeParse(body);
  const { origin } = headers;
  const account = await findByEmail(context, DEMO_ACCOUNTS[0].email);
  if (!terms.success || !origin || !account) return { status: 400, json: {} };
  const who = { network: 'google', subject: 'demo-google' } as const;
  await context.store.execute(linkStatement(who, account.id));
  const credential = await newCode(
    context,
    { ...who, email: account.email, isEmailVouched: true },
    { redirectUri: `${origin}/social_auth`, codeChallenge: null, nonce: terms.data.nonce },
  );
  return { json: { credential }, headers: { 'Access-Control-Allow-Origin': origin } };
};

const SCRIPT = `(() => {
  let options, box;
  const cancel = () => { box?.remove(); box = undefined; };
  const button = (text, onClick) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    made.style.cssText = 'font:inherit;padding:8px 16px;margin:8px 8px 0 0;min-height:44px;cursor:pointer';
    made.addEventListener('click', onClick);
    return made;
  };
  const choose = async () => {
    const body = new URLSearchParams({ client_id: options.client_id, nonce: options.nonce });
    const answer = await fetch(ORIGIN + '/account/social/google/one_tap', { method: 'POST', body });
    cancel();
    if (answer.ok) options.callback(await answer.json());
  };
  const prompt = () => {
    cancel();
    box = document.createElement('div');
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-label', 'Sandbox of Google: sign in');
    box.style.cssText = 'position:fixed;z-index:50;top:16px;right:16px;width:320px;padding:16px;border-radius:12px;background:#fff;color:#1f2329;box-shadow:0 2px 16px #0004';
    box.append('Sandbox of Google: sign in as demo@fairwind.example?', document.createElement('br'), button('Continue', choose), button('Close', cancel));
    document.body.append(box);
  };
  window.google = { accounts: { id: { initialize: (given) => { options = given; }, prompt, cancel } } };
})();
`;
