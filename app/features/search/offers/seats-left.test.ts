import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { seatsLeftText } from './seats-left';

it.each([
  [null, null],
  [1, 'Осталось 1 место'],
  [5, 'Осталось 5 мест'],
  [6, null],
])('%s seats: %s', (seats, text) => expect(seatsLeftText(seats, getTranslator('ru', 'search'))).toBe(text));
