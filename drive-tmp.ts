import { PlainBrowser } from '#tests/setup/plain-browser';
import { PostSale } from '#tests/journeys/post-sale';
import { SandboxControl } from '#tests/setup/sandbox-control';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { mainText } from '#tests/journeys/page-facts';
import { CARDS } from '#tests/journeys/travellers';
import { writeFileSync } from 'node:fs';
async function main() {
const control = new SandboxControl(4040);
await control.reset();
await control.set({ settings: { registrationRefusals: process.argv[2] as 'never', priceChange: 'never', issueStepMs: 0, searchDelayMs: 0 } });
const visitor = new PlainBrowser('http://localhost:4340');
const sale = new PostSale(visitor, 'http://localhost:4040');
const email = `reg-${Date.now()}@example.com`;
const extras = await sale.open(60, email);
console.log('token', sale.token, extras.status, linksOf(extras.text).filter((l) => l.includes('postsales')));
const path = `/postsales/${sale.token}/online_reg`;
const page = await visitor.get(path);
console.log(page.status, mainText(page).slice(0, 1500), /<script/.test(page.text), /type="radio"[^>]*checked/.test(page.text));
const form = { action: path, fields: {} as Record<string, string> };
const empty = await visitor.post(form.action || path, form.fields);
console.log('empty', empty.status, mainText(empty).slice(0, 300));
const kinds = [...page.text.matchAll(/name="kind"[^>]*value="([a-z_]+)"/g)].map((m) => m[1]);
console.log(kinds, form.fields);
const pay = await visitor.post(form.action || path, { ...form.fields, kind: kinds.at(-1)! });
console.log('pay', pay.status, pay.path, mainText(pay).slice(0, 500), linksOf(pay.text).filter((l) => l.includes(sale.token)));
const both = await Promise.all([sale.pay(pay, CARDS.paid), sale.pay(pay, CARDS.paid)]);
for (const one of both) console.log('paid', (await sale.ready(one)).path);
const order = `/user/orders/${sale.token}`;
let o = await visitor.get(order);
console.log('ORDER', o.status, mainText(o));
console.log('again', mainText(await visitor.get(path)).slice(0, 300), (await visitor.get(`/postsales/${sale.token}/boarding.html`)).path);
console.log('ics', (await visitor.get(`/mbooking/thanks/${sale.token}/trip.ics`)).text.includes('Check in online'));
await control.set({ clock: { advanceMinutes: 60 * 24 * 60 - 60*10 } });
o = await visitor.get(order);
console.log('ORDER2', mainText(o).slice(0, 1600), linksOf(o.text).filter((l) => l.includes('boarding')));
const pdf = linksOf(o.text).find((l) => l.includes('boarding.pdf'));
if (pdf) { const f = await fetch('http://localhost:4340' + pdf, { headers: { cookie: (visitor as any).cookieHeader?.() ?? '' } }); const p = await visitor.get(pdf); console.log('pdf', p.status, p.headers['content-type'], p.text.slice(0, 5)); }
const off = await visitor.get(`/postsales/${sale.token}/boarding.html`);
console.log('offline', off.status, off.headers['content-type'], off.text.length, visibleText(off.text));
writeFileSync('/tmp/boarding.html', off.text);
const letters = await control.messagesTo(email);
for (const l of letters) console.log('LETTER', l.subject, l.attachments, l.body.slice(0, 400));
const boarding = letters.find((l) => l.attachments.includes('boarding-passes.pdf'));
if (boarding) { const a = await fetch(`http://127.0.0.1:4040/outbox/${boarding.id}/boarding-passes.pdf`); const b = Buffer.from(await a.arrayBuffer()); writeFileSync('/tmp/boarding.pdf', b); console.log('attached', a.status, b.subarray(0, 5).toString()); }
const stranger = new PlainBrowser('http://localhost:4340');
for (const p of [`/postsales/${sale.token}/boarding.html`, `/postsales/${sale.token}/boarding.pdf`, order, path]) { const s = await stranger.get(p); console.log('stranger', p, s.status, s.path, /IVANOV/i.test(s.text), mainText(s).slice(0, 120)); }
const forged = await stranger.post(path, { kind: 'lowered_price' });
console.log('forged', forged.status, forged.path);
const ledger = await control.ledger();
console.log(ledger.unbalanced, ledger.bookings.find((b) => b.token === sale.token));
}
void main().catch((e) => { console.error(e); process.exit(1); });
