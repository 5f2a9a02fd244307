import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyCredential } from '~/upstream/account/passkeys-contract';

type Key = { id: Buffer; rpId: string; privateKey: KeyObject; uses: number };

/** The options of a page, limited to what is read here. */
export type CreationOptions = { challenge: string; rp: { id: string } };
export type RequestOptions = { challenge: string; rpId: string };

/** Bits of the authenticator data (Web Authentication, level 3, section 6.1): user present and verified, key attached. */
const VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** A device that keeps passkeys (ES256) and lets its owner use them: browser and authenticator in one. */
export class SoftwareAuthenticator {
  readonly #keys: Key[] = [];

  /** Creates a passkey. @returns the answer of `navigator.credentials.create`, as JSON */
  create({ challenge, rp }: CreationOptions, origin: string): PasskeyCredential {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key: Key = { id: randomBytes(16), rpId: rp.id, privateKey, uses: 0 };
    this.#keys.push(key);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const idLength = Buffer.from([0, key.id.length]);
    const data = Buffer.concat([dataOf(key, VERIFIED | HAS_KEY), Buffer.alloc(16), idLength, key.id, coseKey]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    return answer(key, {
      clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
      attestationObject: text(Buffer.from(attestation)),
      transports: ['internal'],
    });
  }

  /**
   * Signs with the newest passkey of the site. @returns the answer of `navigator.credentials.get`; null without a
   * passkey
   */
  get({ challenge, rpId }: RequestOptions, origin: string): PasskeyCredential | null {
    const key = this.#keys.findLast((one) => one.rpId === rpId);
    if (!key) return null;
    key.uses += 1;
    const data = dataOf(key, VERIFIED);
    const client = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
    return answer(key, { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) });
  }
}

function answer({ id }: Key, response: PasskeyCredential['response']): PasskeyCredential {
  return { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response };
}

function dataOf({ rpId, uses }: Key, flags: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(uses);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');
const bytes = (base64url: string): Uint8Array => new Uint8Array(Buffer.from(base64url, 'base64url'));
