import { escapeHtml } from '../../http/page';

/** One flight or ride of the letter. Ready texts. */
export type LetterRide = {
  /** "Thursday, 14 January 2027" */
  date: string;
  /** "BA 1385, British Airways" */
  title: string;
  /** The departure, then the arrival: "14:30", "London, Gatwick (LGW), terminal S". */
  ends: readonly [time: string, place: string][];
  /** "Seat 5B" */
  notes: readonly string[];
};

/** The parts of a letter about tickets. */
export type TicketLetter = {
  language: string;
  brand: string;
  /** The subject, which mail programs show as the title of the page. */
  title: string;
  greeting: string;
  rides: readonly LetterRide[];
  code: { label: string; value: string };
  button: { label: string; url: string };
  /** The remaining parts as in the text of the letter: the first line of each is its heading where it ends with a colon. */
  blocks: readonly string[];
};

/** Mail programs drop classes or styles as they like: colours stand at each element, and the dark ones override them. */
const DARK = `@media (prefers-color-scheme:dark){.ground{background:#0f1722!important}.card{background:#182231!important;border-color:#2c3a4e!important}
.ink{color:#e8eef7!important}.soft{color:#a3b1c5!important}.link{color:#7db4ff!important}.line{border-color:#2c3a4e!important}}`;
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const INK = 'color:#0f1b2d';
const SOFT = 'color:#516074';

/**
 * Writes the HTML part of a letter: tables and inline styles, which every mail program reads; light and dark colours; nothing
 * that is loaded from elsewhere. All texts are escaped.
 */
export function ticketLetterHtml(letter: TicketLetter): string {
  const { language, brand, title, greeting, rides, code, button, blocks } = letter;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f7fb">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f7fb">
<tr><td align="center" style="padding:16px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:8px 4px 16px;${FONT};font-size:20px;line-height:28px;font-weight:700;${INK}">${escapeHtml(brand)}</td></tr>
<tr><td class="card" style="padding:20px;border:1px solid #d9e1ec;border-radius:12px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:20px;line-height:28px;font-weight:700;${INK}">${escapeHtml(greeting)}</h1>
${rides.map(rideHtml).join('\n')}
<p class="soft" style="margin:16px 0 0;${FONT};font-size:14px;line-height:20px;${SOFT}">${escapeHtml(code.label)}</p>
<p class="ink" style="margin:0 0 16px;${FONT};font-size:28px;line-height:36px;font-weight:700;letter-spacing:2px;${INK}">${escapeHtml(code.value)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td align="center" style="border-radius:8px;background:#0b5fcc"><a href="${escapeHtml(button.url)}" style="display:block;padding:14px 24px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></td>
</tr></table>
</td></tr>
<tr><td style="padding:8px 4px 0">
${blocks.map(blockHtml).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function rideHtml({ date, title, ends, notes }: LetterRide): string {
  const rows = ends.map(
    ([time, place]) => `<tr>
<td class="ink" style="padding:2px 12px 2px 0;vertical-align:top;white-space:nowrap;${FONT};font-size:20px;line-height:28px;font-weight:700;${INK}">${escapeHtml(time)}</td>
<td class="ink" width="100%" style="padding:4px 0 2px;vertical-align:top;${FONT};font-size:16px;line-height:24px;${INK}">${escapeHtml(place)}</td>
</tr>`,
  );
  const small = (text: string) =>
    `<p class="soft" style="margin:0;${FONT};font-size:14px;line-height:20px;${SOFT}">${escapeHtml(text)}</p>`;
  return `<div class="line" style="padding:12px 0;border-top:1px solid #d9e1ec">
<p class="ink" style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:600;${INK}">${escapeHtml(date)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>
${[title, ...notes].map(small).join('\n')}
</div>`;
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const hasHeading = lines.length > 1 && first.endsWith(':');
  const heading = hasHeading
    ? `<h2 class="ink" style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:600;${INK}">${escapeHtml(first.replace(/\s*:$/, ''))}</h2>\n`
    : '';
  const rest = hasHeading ? lines.slice(1) : lines;
  return `<div style="padding:12px 0 0">${heading}<p class="ink" style="margin:0;${FONT};font-size:15px;line-height:22px;${INK}">${rest.map(linked).join('<br>\n')}</p></div>`;
}

/** Escapes a line and turns its web addresses into links. */
function linked(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a class="link" href="${escapeHtml(part)}" style="color:#0b5fcc">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
