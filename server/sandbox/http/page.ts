const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const STYLE = `
:root{color-scheme:light dark;--ink:#0f1b2d;--soft:#516074;--ground:#f4f7fb;--card:#fff;--line:#d9e1ec;--action:#0b5fcc}
@media (prefers-color-scheme:dark){:root{--ink:#e8eef7;--soft:#a3b1c5;--ground:#0f1722;--card:#182231;--line:#2c3a4e;--action:#7db4ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/24px system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:32px;line-height:40px;margin:16px 0}
h2{font-size:20px;line-height:28px;margin:32px 0 8px}
a{color:var(--action)}
p,li{max-width:44rem}
.soft{color:var(--soft)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px;margin:16px 0;overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
code,pre{font:14px/22px ui-monospace,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
button,.button{display:inline-block;min-height:48px;padding:11px 24px;border-radius:8px;border:1px solid var(--action);
  background:var(--action);color:var(--card);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
form p{display:flex;flex-wrap:wrap;gap:12px}
label.field{display:grid;gap:4px;flex:1 1 100%}
label.field input{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}
button.quiet,.button.quiet{background:transparent;color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}
dt{color:var(--soft)}dd{margin:0;font-weight:600}
`;

/**
 * Renders a page of the sandbox itself (no script unless the caller adds one).
 * @param title plain text
 * @param main the HTML inside `main`, escaped by the caller
 * @param language of both texts
 */
export function page(title: string, main: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main aria-label="Sandbox">
${main}
</main>
</body>
</html>
`;
}
