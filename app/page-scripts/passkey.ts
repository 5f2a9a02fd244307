/** Asks the browser for a passkey and submits its response with the form. The form cannot be sent without scripts. */
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');
const answer = form?.querySelector<HTMLInputElement>('input[name="credential"]');
const button = form?.querySelector('button');
const failure = document.querySelector<HTMLElement>('[data-passkey-failure]');

function ask({ passkey, options = '' }: DOMStringMap): Promise<object> {
  if (passkey === 'create') {
    return startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON });
  }
  return startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON });
}

async function send(): Promise<void> {
  if (!form || !answer || !button) return;
  button.disabled = true;
  try {
    answer.value = JSON.stringify(await ask(form.dataset));
    form.submit();
  } catch {
    button.disabled = false;
    if (failure) failure.hidden = false;
  }
}

if (form && 'PublicKeyCredential' in window) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  // Signing in needs no input, so start at once; browsers that require a user gesture have the button.
  if (form.dataset.passkey === 'get' && failure?.hidden !== false) void send();
}
