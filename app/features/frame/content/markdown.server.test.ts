import { describe, expect, it } from 'vitest';
import { DocumentError, fillPlaceholders, parseDocument } from './markdown.server';

const PAGE = `# Refunds

What comes back,
and when.

## On a plane {#air}

Ten *per cent*.

### Why

- [Terms](/agreement)
- <press@shop.example>

## On a train {#rail-2}

Less.
`;

describe('parseDocument', () => {
  it('reads title, lead and sections', () => {
    expect(parseDocument(PAGE)).toEqual({
      title: 'Refunds',
      lead: 'What comes back, and when.',
      sections: [
        {
          id: 'air',
          title: 'On a plane',
          html: [
            '<p>Ten <em>per cent</em>.</p>',
            '<h3>Why</h3>',
            '<ul>',
            '<li><a href="/agreement">Terms</a></li>',
            '<li><a href="mailto:press@shop.example">press@shop.example</a></li>',
            '</ul>',
          ].join('\n'),
        },
        { id: 'rail-2', title: 'On a train', html: '<p>Less.</p>' },
      ],
    });
  });

  it.each([
    ['raw HTML', '<script>alert(1)</script>', '<script'],
    ['HTML in a line', 'a <b onclick="x">b</b>', '<b'],
    ['links that run', '[a](javascript:alert(1))', 'javascript:'],
  ])('blocks %s', (_, text, banned) => {
    const [section] = parseDocument(`# T\n\nLead.\n\n## S {#s}\n\n${text}`).sections;
    expect(section?.html).not.toContain(banned);
  });

  it.each([
    ['no title', 'Lead.'],
    ['no lead', '# Title\n\n## S {#s}\n\nText.'],
    ['two paragraphs of lead', '# Title\n\nLead.\n\nMore.\n\n## S {#s}\n\nText.'],
    ['a section without an id', '# Title\n\nLead.\n\n## S\n\nText.'],
    ['an id that is none', '# Title\n\nLead.\n\n## S {#Два}\n\nText.'],
  ])('rejects %s', (_, text) => expect(() => parseDocument(text)).toThrow(DocumentError));
});

describe('fillPlaceholders', () => {
  it('replaces every occurrence', () => {
    expect(fillPlaceholders('{{brand}}: {{ brand }} {{brand}}$&', { brand: '$1' })).toBe('$1: {{ brand }} $1$&');
  });

  it.each(['{{name}}', '{{constructor}}'])('rejects %s', (text) => {
    expect(() => fillPlaceholders(text, { brand: 'B' })).toThrow(DocumentError);
  });
});
