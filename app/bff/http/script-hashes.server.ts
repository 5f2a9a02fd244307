import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Sources of the policy that allow exactly the inline scripts of a page. */
export type ScriptHash = `'sha256-${string}'`;

/**
 * Hashes the inline scripts of a rendered page, for a page that many get: a nonce that others have too protects nobody.
 * @param markup by React, which leaves no `</script` inside of one
 */
export function inlineScriptHashes(markup: string): ScriptHash[] {
  return [...markup.matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']): ScriptHash[] =>
    script === '' || attributes.includes('application/ld+json')
      ? []
      : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
  );
}
