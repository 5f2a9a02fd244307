import { describe, expect, it } from 'vitest';
import { safeText, safeWords } from './safe-words.server';

const words = (text: string) => safeWords(text, '[gone]');

describe('words of an assistant', () => {
  it('are paragraphs and lists of plain text', () => {
    expect(words('Hello.\nTwo lines.\n\n- one\n- two\n\nBye')).toEqual([
      { kind: 'text', text: 'Hello.\nTwo lines.' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'text', text: 'Bye' },
    ]);
  });

  it.each([
    ['See https://evil.example/pay?x=1 now', 'See [gone] now'],
    ['See HTTP://EVIL.EXAMPLE', 'See [gone]'],
    ['www.evil.com/login', '[gone]'],
    ['Go to evil.com/login or pay-here.shop', 'Go to [gone] or [gone]'],
    ['javascript:alert(1)', '[gone])'],
    ['data:text/html;base64,AAAA', '[gone]'],
    ['[pay](https://evil.example)', '[pay]([gone])'],
    ['Call tel:+1900123', 'Call [gone]'],
    ['from 3.50 to 4.20 at 10.30, e.g. Berlin', 'from 3.50 to 4.20 at 10.30, e.g. Berlin'],
  ])('%j become %j', (text, shown) => {
    expect(words(text)).toEqual([{ kind: 'text', text: shown }]);
    expect(safeText(text, '[gone]')).toBe(shown);
  });

  it('lose what cannot be seen or turns the text around', () => {
    const hidden = 'pay\u202eecirp\u202c \u200bnow\u0007\u{e0041}';
    expect(words(hidden)).toEqual([{ kind: 'text', text: 'payecirp now' }]);
    expect(words('\u200b\n \n')).toEqual([]);
  });
});
