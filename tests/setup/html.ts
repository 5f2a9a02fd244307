import { type HTMLElement, NodeType, parse, TextNode } from 'node-html-parser';

/** The elements of a page. Texts and attributes come with their entities resolved. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** Text of an attribute or an element with its entities resolved. */
export function decodeEntities(text: string): string {
  return new TextNode(text).text;
}

/** Text of a piece of HTML as it is read, with one space between words. */
export function visibleText(html: string): string {
  return textOf(parseHtml(html));
}

/** The same of an element. Tags stand for a space, scripts and styles for nothing. */
export function textOf(element: HTMLElement): string {
  const words: string[] = [];
  const collect = (node: HTMLElement) => {
    if (node.rawTagName === 'script' || node.rawTagName === 'style') return;
    for (const child of node.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) words.push(child.text);
      else if (child.nodeType === NodeType.ELEMENT_NODE) collect(child as HTMLElement);
    }
  };
  collect(element);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** Attributes of the elements that a selector finds, by name in lower case; those without a value have an empty one. */
export function tagsOf(html: string, selector: string): Partial<Record<string, string>>[] {
  return parseHtml(html)
    .querySelectorAll(selector)
    .map(({ attributes }) =>
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value])),
    );
}
