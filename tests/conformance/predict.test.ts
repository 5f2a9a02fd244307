import { describe, expect, it } from 'vitest';
import { RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();

describe('gender by name', () => {
  it.each([
    ['Анна', 'Щукина', 'f'],
    ['Илья', 'Репин', 'm'],
    ['John & Sons?', 'Smith', 'm'],
    ['Саша', 'Петров', null],
    ['王', '小明', null],
  ])('%s %s: %s', async (name, surname, gender) => {
    expect(await clients(RUSSIAN).predict.findGender(name, surname)).toBe(gender);
  });
});
