import { expect, it } from 'vitest';
import { bankLink } from './bank-link';

it.each([
  ['https://qr.example/AS100', true],
  ['http://localhost:4010/payment/sbp/1', true],
  ['http://ru.localhost:4010/payment/sbp/1', true],
  ['bank100000000004://qr.example/AS100', true],
  ['http://qr.example/AS100', false],
  ['https://user:secret@qr.example/', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['/AS100', false],
  ['', false],
  [null, false],
])('%j: %s', (address, isGood) => expect(bankLink(address)).toBe(isGood ? address : null));
