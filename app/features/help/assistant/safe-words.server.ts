/** The words of an assistant are untrusted: it may be a language model that repeats what somebody made it read. */

/** A paragraph, or a list of points. The only structure that words may have. */
export type WordsPart = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

/** Controls, except line breaks, and letters that turn the direction of text or cannot be seen. */
const HIDDEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** Addresses: with a scheme, or of a site. Links come on cards, where the shop has checked them. */
const ADDRESS =
  /\b(?:(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:javascript|data|mailto|tel):|www\.)[^\s<>"»”)\]]+|(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|ru|su|de|io|app|dev|co|me|ly|xyz|site|online|top|shop|link|example|invalid)(?![\p{L}\p{N}])(?:[/?#][^\s<>"»”)\]]*)?)/giu;

const POINT = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
const MOST_PARTS = 40;

/**
 * Turns words into plain paragraphs and lists. Markup stays visible as text; addresses are replaced.
 * @param removed stands in place of an address, in the language of the page
 */
export function safeWords(text: string, removed: string): WordsPart[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(ADDRESS, removed).split('\n');
  const parts: WordsPart[] = [];
  let isOpen = false;
  for (const line of lines) {
    const words = line.trim();
    const last = parts.at(-1);
    if (words === '') isOpen = false;
    else if (POINT.test(line)) {
      const item = words.replace(POINT, '');
      if (isOpen && last?.kind === 'list') last.items.push(item);
      else parts.push({ kind: 'list', items: [item] });
      isOpen = true;
    } else {
      if (isOpen && last?.kind === 'text') last.text += `\n${words}`;
      else parts.push({ kind: 'text', text: words });
      isOpen = true;
    }
  }
  return parts.slice(0, MOST_PARTS);
}

/** Returns words that are still being written as one plain text. */
export function safeText(text: string, removed: string): string {
  return text.replace(HIDDEN, '').replace(ADDRESS, removed);
}
