import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardingPasses } from './boarding-pass.server';
import { BoardingPage, type PassCode } from './BoardingPage';

/** Follows the device's colour scheme; one pass a page on paper. */
const STYLE = `
:root{color-scheme:light dark;--ink:#0f1b2d;--soft:#526070;--line:#d5dce6;--ground:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f7;--soft:#a9b6c6;--line:#33415a;--ground:#0f1726}}
*{box-sizing:border-box}
body{margin:0 auto;padding:16px;max-width:480px;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:4px 0 12px}
h2{font-size:1.25rem;margin:0 0 4px}
p{margin:4px 0}
header>p:first-child,.soft,dt{color:var(--soft)}
.soft,dt{font-size:.875rem}
article{border:1px solid var(--line);border-radius:12px;padding:16px;margin:0 0 16px;break-inside:avoid;page-break-after:always}
.code{background:#fff;border-radius:8px;padding:12px;margin:12px 0}
.code svg{display:block;width:100%;max-width:260px;margin:0 auto;fill:#000}
dl{margin:0}
dl div{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;padding:4px 0}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.main dd{font-size:1.25rem}
@media print{:root{--ink:#000;--soft:#333;--ground:#fff}}
`.replace(/\n/g, '');

/** Renders the passes as one self-contained HTML file, each with its barcode. */
export function boardingPage(passes: BoardingPasses, codes: readonly PassCode[]): string {
  return `<!doctype html>${renderToStaticMarkup(<BoardingPage passes={passes} codes={codes} style={STYLE} />)}`;
}
