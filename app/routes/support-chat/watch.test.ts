import { expect, it } from 'vitest';
import { readWatch, watchHeader } from './watch';

it.each([
  ['', {}],
  ['?watch=1', { Refresh: '6; url=/support-chat?watch=2' }],
  ['?watch=39', { Refresh: '30; url=/support-chat?watch=40' }],
  ['?watch=40', {}],
  ['?watch=-1', {}],
  ['?watch=1e9', {}],
  ['?watch=2;url=//evil.example', {}],
])('%s looks again: %j', (query, header) => {
  expect(watchHeader(readWatch(new URL(`http://localhost/support-chat${query}`)))).toEqual(header);
});
