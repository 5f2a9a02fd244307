import { micromark } from 'micromark';

/** A text page as parsed from its Markdown file. */
export type TextDocument = {
  title: string;
  /** One paragraph without markup: the lead, also the description for search engines. */
  lead: string;
  sections: TextSection[];
};

export type TextSection = {
  /** Anchor of the section; the same in every language. */
  id: string;
  title: string;
  html: string;
};

/** Thrown for a text in `locales/<language>/content` that `parseDocument` cannot read. */
export class DocumentError extends Error {}

const SECTION = /^## (?<title>.+?) \{#(?<id>[a-z][a-z0-9-]*)\}$/;

/**
 * Reads `# Title`, a lead of one paragraph, and sections that start with `## Title {#id}`. Escapes raw HTML in the
 * Markdown, and allows only http, https and mailto links.
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
 * Replaces placeholders such as `{{brand}}`. An empty value leaves an empty paragraph, which Markdown drops.
 * @throws DocumentError for a placeholder without a value
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new DocumentError(`there is nothing to write for {{${name}}}`);
    return value;
  });
}
