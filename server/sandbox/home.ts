import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './account/auth/demo-accounts';
import { TEST_CARDS } from './booking/payment/cards';
import { escapeHtml, page } from './http/page';
import { SCHEDULE_CHANGE_SETTINGS, TIMED_ACTIONS, type SandboxService } from './service/service';

/** Makes the sandbox's front page and its health check. */
export function createRootService(services: SandboxService[]): SandboxService {
  return {
    name: '',
    routes: {
      'GET /': () => ({ html: homePage(services) }),
      'GET /healthz': () => ({ json: { status: 'ok' } }),
    },
  };
}

function homePage(services: SandboxService[]): string {
  const cards = TEST_CARDS.map(
    ({ pan, effect }) =>
      `<tr><td><code>${pan.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${escapeHtml(effect)}</td></tr>`,
  ).join('');
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, effect }) => `<tr><td><code>${email}</code></td><td>${escapeHtml(effect)}</td></tr>`,
  ).join('');
  const routes = services.map(({ name, routes }) => {
    const paths = Object.keys(routes).map((route) => `<code>${escapeHtml(route.replace(' ', ` /${name}`))}</code>`);
    return `<tr><td>${name}</td><td>${paths.join('<br>')}</td></tr>`;
  });
  return page(
    'Fairwind sandbox',
    `<h1>Fairwind sandbox</h1>
<p>A working miniature of the services behind the shop: places, search, bookings, payment, accounts. No real ticket is sold and
no real money moves here. Bookings are kept in a database file and survive a restart.</p>
<p><a href="/outbox">Outbox</a>: the e-mails and text messages that were “sent”. <a href="/helpdesk">Help desk</a>: requests to people, to be answered as the operator. <a href="/chatdesk">Chat desk</a>: the support chat, from the other side.</p>
<h2>Test cards</h2>
<div class="card"><table>
<thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${cards}</tbody></table></div>
<p class="soft">Any cardholder, any three digits as CVV, any expiry month that is not over.</p>
<h2>Other ways to pay, in roubles</h2>
<ul>
<li>The fast payment system: the shop’s code leads to a page of the sandbox’s bank with the buttons Confirm and Decline; left alone
for 20 minutes it expires, and nothing can be charged by it any more.</li>
<li>Two payments: any card, or the fast payment system, for each. The second is awaited for 30 minutes; then the first goes
back. The <a href="/outbox">outbox</a> has the letters.</li>
<li>A card at the shop’s bank costs 1.5 %, rounded down to whole roubles, on trips of several tickets and on charters.</li>
</ul>
<h2>Accounts</h2>
<div class="card"><table>
<thead><tr><th scope="col">E-mail</th><th scope="col">What happens</th></tr></thead>
<tbody>${accounts}</tbody></table></div>
<p class="soft">Password <code>${DEMO_PASSWORD}</code>. Anybody can sign up: the letter that confirms the address lies in the outbox.</p>
<h2>Services</h2>
<div class="card"><table>
<thead><tr><th scope="col">Service</th><th scope="col">Paths</th></tr></thead>
<tbody>${routes.join('')}</tbody></table></div>
<h2 id="control">Control</h2>
<p><a href="/control">GET /control</a> shows the clock, the settings, the faults and the names of the operations; <code>POST /control</code> merges a JSON
document into them (<code>null</code> takes a value away):</p>
<div class="card"><pre>${escapeHtml(CONTROL_EXAMPLE)}</pre></div>
<ul>
<li><code>malformed</code>: <code>html</code>, <code>truncated</code>, <code>empty</code> or <code>wrong_shape</code>.</li>
<li><code>when</code>: <code>before</code> (the service never hears of the call) or <code>after</code> (the work is done, the answer is lost).</li>
<li><code>refuse</code>: the service says no with this failure code; the bank’s pages say that they cannot answer.</li>
<li><code>chaos</code>: the share of calls that go wrong, each in another way: errors, closed connections (<code>cut</code>) and hangs before and after the work, half an answer.</li>
<li><code>actionMs</code>: how long a booking stays in an action: ${TIMED_ACTIONS.map((action) => `<code>${action}</code>`).join(', ')}.</li>
<li><code>times</code>: only the next so many calls. <code>hang</code> lasts until the faults change.</li>
<li><code>priceChange</code>: <code>never</code>, <code>sometimes</code>, <code>at_quote</code>, <code>at_reserving</code>, <code>at_booking</code>.</li>
<li><code>scheduleChanges</code>: ${SCHEDULE_CHANGE_SETTINGS.map((setting) => `<code>${setting}</code>`).join(', ')}: what carriers change in flights that are paid for from now on.</li>
<li><code>payoutOutcome</code>: how transfers of payouts end, <code>completed</code>, <code>failed</code> or <code>refused</code>, after <code>payoutStepMs</code>.</li>
<li><code>assistantThinkMs</code>: how long the travel assistant thinks before it writes; 0: its answer is there at once.</li>
<li><code>POST /control/corrections</code> with <code>{"booking": "…", "passenger": 0, "lastName": "IVANOVA"}</code>: an operator corrects a
name and asks for the carrier’s charge; the order and a letter lead to the payment.</li>
<li><code>POST /control/reset</code> makes everything healthy and the time real; <code>POST /control/wipe</code> also forgets the bookings and the accounts.</li>
<li><a href="/control/calls">GET /control/calls</a> counts the calls; <a href="/control/ledger">GET /control/ledger</a> lists what was taken, issued and given back, and names every booking
whose sums do not agree.</li>
</ul>`,
  );
}

const CONTROL_EXAMPLE = `{
  "clock": {"now": "2031-05-01T10:00:00Z"},          or {"advanceMinutes": 30}
  "settings": {"searchDelayMs": 0, "priceChange": "never", "issueStepMs": 0, "actionMs": {"reserving_seats": 2000},
               "features": {"seo_landings": true}},
  "services": {
    "search": {"delayMs": 30000, "errorRate": 0.5},
    "booking": {"operations": {"book_and_issue/new": {"hang": true, "when": "after", "times": 1}}},
    "promoCode": {"operations": {"promo_code": {"refuse": "promocodeExpiredError", "times": 1}}},
    "ancillaries": {"chaos": 0.05}
  }
}`;
