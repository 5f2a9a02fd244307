import { expect, it } from 'vitest';
import { loader } from './route';

it.each(['', '?agent=blog&tag=t1'])('redirects to the overview with the query "%s"', (query) => {
  const answer = loader({ request: new Request(`http://localhost/user${query}`), params: {}, context: {} });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/user/dashboard${query}`]);
});
