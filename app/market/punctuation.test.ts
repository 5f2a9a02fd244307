import { expect, it } from 'vitest';
import { dashed, labelled } from './punctuation';

it.each([
  ['ru', 'Paris — Rome'],
  ['en', 'Paris – Rome'],
  ['de', 'Paris – Rome'],
] as const)('joins parts with the dash of %s', (locale, text) => {
  expect(dashed(['Paris', 'Rome'], locale)).toBe(text);
});

it.each([
  ['en', 'Tarif: 10'],
  ['fr', 'Tarif\u00a0: 10'],
] as const)('puts a label in front of a value in %s', (locale, text) => {
  expect(labelled('Tarif', '10', locale)).toBe(text);
});
