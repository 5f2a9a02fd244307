import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { homeForm } from './home-form';

function addressAfter(method: string, url: string): string {
  const request = { method, url, originalUrl: url } as Request;
  void homeForm(request, {} as Response, () => undefined);
  return request.originalUrl;
}

describe('homeForm', () => {
  it.each([
    ['POST', '/', '/?index'],
    ['POST', '/?agent=a', '/?index&agent=a'],
    ['POST', '/?agent=a?b', '/?index&agent=a?b'],
    ['POST', '/?index', '/?index'],
    ['POST', '/?agent=a&index', '/?agent=a&index'],
    ['POST', '/?indexed=1', '/?index&indexed=1'],
    ['GET', '/', '/'],
    ['POST', '/en-us', '/en-us'],
  ])('reads %s %s as %s', (method, url, expected) => {
    expect(addressAfter(method, url)).toBe(expected);
  });
});
