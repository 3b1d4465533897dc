import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Json } from './management-server';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
const AAGUID = Buffer.alloc(16);

/** Properties of the page and the device. */
interface Page {
  readonly origin: string;
  readonly site: string;
  /** True if the device verified its user. */
  readonly verifies?: boolean;
}

const uint = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/**
 * A device with one passkey. It returns what a browser would, from the options that a server sends (WebAuthn
 * level 3).
 */
export class SoftwareAuthenticator {
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private counter = 0;

  /** @param id id of its passkey */
  constructor(private readonly id: Buffer) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  private head({ site, verifies = true }: Page, flags: number): Buffer {
    const verified = verifies ? USER_VERIFIED : 0;
    return Buffer.concat([
      hash('sha256', site, 'buffer'),
      uint(1, flags | USER_PRESENT | verified),
      uint(4, ++this.counter),
    ]);
  }

  private answer(type: string, challenge: Json | undefined, { origin }: Page, response: object) {
    const id = this.id.toString('base64url');
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientData.toString('base64url'), ...response },
    };
  }

  /** Responds to the options for adding a passkey. */
  create(options: Json, page: Page) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const authData = Buffer.concat([
      this.head(page, HAS_KEY),
      AAGUID,
      uint(2, this.id.length),
      this.id,
      isoCBOR.encode(key),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]),
    );
    return this.answer('webauthn.create', options.challenge, page, {
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Responds to the options for signing in. */
  get(options: Json, page: Page) {
    const authData = this.head(page, 0);
    const answer = this.answer('webauthn.get', options.challenge, page, {});
    const clientData = Buffer.from(answer.response.clientDataJSON, 'base64url');
    const signed = Buffer.concat([authData, hash('sha256', clientData, 'buffer')]);
    return {
      ...answer,
      response: {
        ...answer.response,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }
}
