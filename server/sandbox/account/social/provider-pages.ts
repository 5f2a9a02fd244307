import { escapeHtml, page } from '../../http/page';
import { DEMO_ACCOUNTS } from '../auth/demo-accounts';

/** Outcomes of a network's page. */
export type Choice = 'known' | 'new' | 'no_email' | 'needs_password' | 'somebody' | 'refused' | 'broken';

const OFFERED: readonly [Exclude<Choice, 'somebody'>, string][] = [
  ['known', `Somebody whom the shop knows (${DEMO_ACCOUNTS[0].email})`],
  ['new', 'Somebody new, with an e-mail'],
  ['no_email', 'Somebody new, without an e-mail'],
  ['needs_password', `Somebody new, with the e-mail of an account (${DEMO_ACCOUNTS[0].email})`],
  ['refused', 'Refuse'],
  ['broken', 'Answer with a code that is none'],
];

/** Renders a network's page, with its outcomes as buttons. */
export function choicePage(title: string): string {
  const buttons = OFFERED.map(
    ([choice, text]) => `<p><button class="quiet" name="choice" value="${choice}">${escapeHtml(text)}</button></p>`,
  );
  return page(
    `Sign in with ${title}`,
    `<p class="soft">Sandbox of ${escapeHtml(title)}</p>
<h1>Sign in with ${escapeHtml(title)}</h1>
<p>Fairwind asks who you are. Choose who comes back:</p>
<form method="post">${buttons.join('\n')}</form>
<h2>Somebody of your own</h2>
<form method="post"><div class="card">
<p><label>Number at the network <input name="subject"></label></p>
<p><label>E-mail (none: leave empty) <input name="email" type="email"></label></p>
<p><label><input name="unverified" type="checkbox"> The network has not checked this e-mail</label></p>
</div><p><button name="choice" value="somebody">Come back as this person</button></p></form>`,
  );
}

/** Returns to the shop with a form post, as Apple does. A button replaces its script. */
export function formPostPage(redirectUri: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    'Back to the shop',
    `<h1>Thank you</h1><form method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}
<p><button>Back to the shop</button></p></form>`,
  );
}

export function brokenRequestPage(): string {
  return page(
    'This request is broken',
    '<h1>This request is broken</h1><p>The shop has asked for something that a network would not answer.</p>',
  );
}
