import { DEFAULT_MIN_VERSION } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { EnvironmentError } from './environment.server';
import { refuseWeakNodeOptions } from './node-options.server';

describe('settings of Node', () => {
  it.each([
    [{}, []],
    [{ NODE_OPTIONS: '--max-old-space-size=512  --tls-min-v1.2' }, ['--enable-source-maps']],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '1', NODE_OPTIONS: '' }, []],
  ])('accepts %j %j', (variables, execArgv) => {
    expect(() => refuseWeakNodeOptions(variables, execArgv)).not.toThrow();
  });

  it.each([
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, [], 'NODE_TLS_REJECT_UNAUTHORIZED=0'],
    [{ NODE_OPTIONS: '--max-old-space-size=512 --tls-min-v1.0' }, [], '--tls-min-v1.0'],
    [{}, ['--tls-min-v1.1', '--insecure-http-parser'], '--tls-min-v1.1, --insecure-http-parser'],
  ])('refuses %j %j by name', (variables, execArgv, named) => {
    const run = () => refuseWeakNodeOptions(variables, execArgv);
    expect(run).toThrow(EnvironmentError);
    expect(run).toThrow(named);
  });

  it('leave TLS 1.2 as the oldest version', () => {
    expect(['TLSv1.2', 'TLSv1.3']).toContain(DEFAULT_MIN_VERSION);
  });
});
