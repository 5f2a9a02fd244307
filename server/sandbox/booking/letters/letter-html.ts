import type { BrandId } from '~/market/brands';
import { escapeHtml } from '../../http/page';
import { LETTER_COLOURS, type LetterColours } from './letter-colours';

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
  brand: { id: BrandId; name: string };
  /** The subject, which mail programs show as the title of the page. */
  title: string;
  greeting: string;
  rides: readonly LetterRide[];
  code: { label: string; value: string };
  button: { label: string; url: string };
  /** The remaining parts as in the text of the letter: the first line of each is its heading where it ends with a colon. */
  blocks: readonly string[];
  /** Its address in a block is shown by its name. */
  contacts: { url: string; label: string };
};

/** Begins a line of a list in the text of a letter. */
const BULLET = '– ';

/** Mail programs drop classes or styles as they like: colours stand at each element, and the dark ones override them. */
const darkStyles = ({ ground, card, line, ink, soft, action, onAction }: LetterColours) =>
  `@media (prefers-color-scheme:dark){.ground{background:${ground}!important}.card{background:${card}!important;border-color:${line}!important}
.ink{color:${ink}!important}.soft{color:${soft}!important}.link{color:${action}!important}.line{border-color:${line}!important}
.button{background:${action}!important}.button a{color:${onAction}!important}}`;
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/**
 * Writes the HTML part of a letter: tables and inline styles, which every mail program reads; light and dark colours; nothing
 * that is loaded from elsewhere. All texts are escaped.
 */
export function ticketLetterHtml(letter: TicketLetter): string {
  const { language, brand, title, greeting, rides, code, button, blocks, contacts } = letter;
  const { light, dark } = LETTER_COLOURS[brand.id];
  const { ground, card, line, action, onAction } = light;
  const [ink, soft] = inkOf(light);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}${darkStyles(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:16px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:8px 4px 16px;${FONT};font-size:20px;line-height:28px;font-weight:700;${ink}">${escapeHtml(brand.name)}</td></tr>
<tr><td class="card" style="padding:20px;border:1px solid ${line};border-radius:12px;background:${card}">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:20px;line-height:28px;font-weight:700;${ink}">${escapeHtml(greeting)}</h1>
${rides.map((ride) => rideHtml(ride, light)).join('\n')}
<p class="soft" style="margin:16px 0 0;${FONT};font-size:14px;line-height:20px;${soft}">${escapeHtml(code.label)}</p>
<p class="ink" style="margin:0 0 16px;${FONT};font-size:28px;line-height:36px;font-weight:700;letter-spacing:2px;${ink}">${escapeHtml(code.value)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="button" align="center" style="border-radius:8px;background:${action}"><a href="${escapeHtml(button.url)}" style="display:block;padding:14px 24px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:${onAction};text-decoration:none">${escapeHtml(button.label)}</a></td>
</tr></table>
</td></tr>
<tr><td style="padding:8px 4px 0">
${blocks.map((block) => blockHtml(block, light, contacts)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The styles of texts: plain, and less important ones. */
function inkOf({ ink, soft }: LetterColours): [ink: string, soft: string] {
  return [`color:${ink}`, `color:${soft}`];
}

function rideHtml({ date, title, ends, notes }: LetterRide, colours: LetterColours): string {
  const [ink, soft] = inkOf(colours);
  const rows = ends.map(
    ([time, place]) => `<tr>
<td class="ink" style="padding:2px 12px 2px 0;vertical-align:top;white-space:nowrap;${FONT};font-size:20px;line-height:28px;font-weight:700;${ink}">${escapeHtml(time)}</td>
<td class="ink" width="100%" style="padding:4px 0 2px;vertical-align:top;${FONT};font-size:16px;line-height:24px;${ink}">${escapeHtml(place)}</td>
</tr>`,
  );
  const small = (text: string) =>
    `<p class="soft" style="margin:0;${FONT};font-size:14px;line-height:20px;${soft}">${escapeHtml(text)}</p>`;
  return `<div class="line" style="padding:12px 0;border-top:1px solid ${colours.line}">
<p class="ink" style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:600;${ink}">${escapeHtml(date)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>
${[title, ...notes].map(small).join('\n')}
</div>`;
}

function blockHtml(block: string, colours: LetterColours, contacts: TicketLetter['contacts']): string {
  const [ink] = inkOf(colours);
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const hasHeading = lines.length > 1 && first.endsWith(':');
  const heading = hasHeading
    ? `<h2 class="ink" style="margin:0;${FONT};font-size:16px;line-height:24px;font-weight:600;${ink}">${escapeHtml(first.replace(/\s*:$/, ''))}</h2>\n`
    : '';
  const rest = hasHeading ? lines.slice(1) : lines;
  const style = `${FONT};font-size:15px;line-height:22px;${ink}`;
  const text = rest.every((line) => line.startsWith(BULLET))
    ? `<ul class="ink" style="margin:0;padding:0 0 0 20px;${style}">${rest.map((line) => `<li style="margin:4px 0">${linked(line.slice(BULLET.length), colours, contacts)}</li>`).join('\n')}</ul>`
    : `<p class="ink" style="margin:0;${style}">${rest.map((line) => linked(line, colours, contacts)).join('<br>\n')}</p>`;
  return `<div style="padding:16px 0 0">${heading}${text}</div>`;
}

/** Escapes a line and turns its web addresses into links. */
function linked(line: string, { action }: LetterColours, { url, label }: TicketLetter['contacts']): string {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a class="link" href="${escapeHtml(part)}" style="color:${action}">${escapeHtml(part === url ? label : part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}
