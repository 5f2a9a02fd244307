import { micromark } from 'micromark';

/** A page of text as its Markdown file has it. */
export type TextDocument = {
  title: string;
  /** One paragraph without markup: the lead, and the description in search engines. */
  lead: string;
  sections: TextSection[];
};

export type TextSection = {
  /** For links to the section; the same in every language. */
  id: string;
  title: string;
  html: string;
};

/** A text in `locales/<language>/content` is not of the form that `parseDocument` reads. */
export class DocumentError extends Error {}

const SECTION = /^## (?<title>.+?) \{#(?<id>[a-z][a-z0-9-]*)\}$/;

/**
 * Reads `# Title`, a lead of one paragraph, and sections that begin with `## Title {#id}`. Raw HTML in the Markdown is
 * shown as text, and links lead only to http, https and mailto.
 * @throws DocumentError
 */
export function parseDocument(markdown: string): TextDocument {
  const [head = '', ...parts] = markdown.trim().split(/^(?=## )/m);
  const [, title, lead = ''] = /^# (.+)\n+([\s\S]+)$/.exec(head.trim()) ?? [];
  if (!title) throw new DocumentError('it does not begin with "# Title" and a lead');
  if (/\n\s*\n/.test(lead)) throw new DocumentError('its lead has more than one paragraph');
  return { title, lead: lead.replace(/\s+/g, ' '), sections: parts.map(parseSection) };
}

function parseSection(part: string): TextSection {
  const [heading = '', ...lines] = part.split('\n');
  const { title, id } = SECTION.exec(heading.trim())?.groups ?? {};
  if (!title || !id) throw new DocumentError(`"${heading}" is not of the form "## Title {#id}"`);
  return { id, title, html: micromark(lines.join('\n').trim()) };
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Writes values into a text: `{{brand}}`. An empty value leaves an empty paragraph, which Markdown drops.
 * @throws DocumentError for a name that there is no value of
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new DocumentError(`there is nothing to write for {{${name}}}`);
    return value;
  });
}
