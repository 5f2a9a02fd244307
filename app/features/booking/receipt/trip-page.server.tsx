import { renderToStaticMarkup } from 'react-dom/server';
import type { Receipt } from './receipt';
import { TripPage } from './TripPage';

/** Follows the device's colour scheme; prints black on white. */
const STYLE = `
:root{color-scheme:light dark;--ink:#0f1b2d;--soft:#526070;--line:#d5dce6;--ground:#fff;--note:#fff4e5}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f7;--soft:#a9b6c6;--line:#33415a;--ground:#0f1726;--note:#3a2a12}}
*{box-sizing:border-box}
body{margin:0 auto;padding:16px;max-width:680px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
h1{font-size:24px;line-height:1.25;margin:4px 0 12px}
h2{font-size:20px;margin:32px 0 4px}
h3{font-size:16px;margin:16px 0 4px}
h4{font-size:16px;margin:16px 0 4px;font-weight:600}
p{margin:4px 0}
header>p:first-child,.soft,dt{color:var(--soft)}
.soft,dt{font-size:14px;font-weight:400}
article{border-top:1px solid var(--line);margin-top:12px}
.end{padding-left:12px;border-left:3px solid var(--line);font-variant-numeric:tabular-nums}
.end b{font-size:20px}
.transfer{background:var(--note);border-radius:8px;padding:8px 12px;margin-top:12px}
dl{margin:0}
dl div,.total{display:flex;flex-wrap:wrap;gap:0 16px;align-items:baseline;justify-content:space-between;padding:4px 0}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.codes dd{font-size:24px;letter-spacing:1px}
.total{border-top:1px solid var(--line);font-weight:700}
ul{padding-left:20px;margin:4px 0}
li{margin:4px 0}
@media print{:root{--ink:#000;--soft:#333;--ground:#fff;--note:#fff}}
`.replace(/\n/g, '');

/** Renders the order as one self-contained HTML file (design §1: few bytes, no network needed). */
export function tripPage(receipt: Receipt): string {
  return `<!doctype html>${renderToStaticMarkup(<TripPage receipt={receipt} style={STYLE} />)}`;
}
