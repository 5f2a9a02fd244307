import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { sessionSecrets } from './session-secrets.server';

/** The use of a sealed text. Each purpose has its own keys, so that one cookie cannot replace another. */
export type SealPurpose =
  | 'session'
  | 'draft'
  | 'uploads'
  | 'flash'
  | 'account'
  | 'browser'
  | 'code'
  | 'buyerCode'
  | 'passkey'
  | 'confirmation'
  | 'socialFlow'
  | 'linkProof'
  | 'oneTap'
  | 'letters'
  | 'recentSearches'
  | 'unendedSession'
  | 'outcome'
  | 'assistant'
  | 'commentForm'
  | 'comments'
  | 'invitation';

export type SealOptions = {
  /** The first secret seals, all of them open. */
  secrets?: readonly string[];
  /** Milliseconds since 1970. */
  now?: number;
};

export type UnsealOptions = SealOptions & {
  /** Called for a text that no secret opens: it was changed, or its secret is gone. */
  onForged?(): void;
};

/** Far above the size of a cookie; limits decompression if a secret ever leaks. */
const MAX_PLAIN_BYTES = 64 * 1024;
const keys = new Map<string, Uint8Array>();

/**
 * Encrypts and authenticates JSON data (JWE, A256GCM, deflated).
 * @param lifetimeSeconds time until `unseal` returns null
 * @returns a text of letters, digits and `-_.`
 */
export async function seal(
  purpose: SealPurpose,
  data: unknown,
  lifetimeSeconds: number,
  { secrets = sessionSecrets(), now = Date.now() }: SealOptions = {},
): Promise<string> {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('there is no session secret to seal with');
  const plain = JSON.stringify({ until: Math.floor(now / 1000) + lifetimeSeconds, data });
  return new CompactEncrypt(deflateRawSync(plain))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(secret, purpose));
}

/**
 * Returns the sealed data; null for a text that was changed, expired, or sealed for another purpose or with an unknown
 * secret.
 */
export async function unseal(
  purpose: SealPurpose,
  sealed: string,
  { secrets = sessionSecrets(), now = Date.now(), onForged }: UnsealOptions = {},
): Promise<unknown> {
  for (const secret of isCanonical(sealed) ? secrets : []) {
    const content = await open(sealed, keyOf(secret, purpose));
    if (content) return content.until > now / 1000 ? content.data : null;
  }
  onForged?.();
  return null;
}

async function open(sealed: string, key: Uint8Array): Promise<{ until: number; data: unknown } | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const text = inflateRawSync(plaintext, { maxOutputLength: MAX_PLAIN_BYTES }).toString('utf8');
    return JSON.parse(text) as { until: number; data: unknown };
  } catch {
    return null;
  }
}

function keyOf(secret: string, purpose: SealPurpose): Uint8Array {
  const id = `${purpose}:${secret}`;
  let key = keys.get(id);
  if (!key) {
    key = new Uint8Array(hkdfSync('sha256', secret, '', `fairwind ${purpose} cookie`, 32));
    keys.set(id, key);
  }
  return key;
}

/** base64url leaves a few bits of its last character unused; accept only the canonical spelling. */
function isCanonical(sealed: string): boolean {
  return sealed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
