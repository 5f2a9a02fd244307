import { describe, expect, it } from 'vitest';
import { guessGender } from './gender';

describe('guessGender', () => {
  it.each([
    ['Анна', 'Иванова', 'f'],
    ['Илья', 'Репин', 'm'],
    ['Никита', 'Михалков', 'm'],
    ['Пётр', 'Чайковский', 'm'],
    ['Любовь', 'Орлова', 'f'],
    ['Anna-Maria', 'Lindqvist', 'f'],
    ['Peter', 'Lindqvist', 'm'],
    ['Саша', 'Петров', null],
    ['Kim', 'Ng', null],
    ['', '', null],
  ])('%s %s: %s', (name, surname, gender) => expect(guessGender(name, surname).gender).toBe(gender));
});
