import { decrypt, derivedKey, encrypt, KEY_ID_BYTES, keyIdOf, NONCE_BYTES, TAG_BYTES } from './aes-gcm';
import { perSecret, type SigningSecrets } from './signing-secrets';

/**
 * A sealed value, version 1:
 * `version(1) | key id(4) | nonce(12) | tag(16) | ciphertext`, AES-256-GCM with version, key id and place as additional
 * data. The key id names the secret, so that a value can be opened after another secret has taken its place.
 */
const VERSION = 1;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
const NOTHING = Buffer.alloc(0);

/** A kind of value that is sealed. */
export interface SealedKind {
  /** What the key is derived for. */
  readonly name: string;
  /** Distinguishes keys of one kind, such as those of spaces. */
  readonly salt?: string;
  /**
   * How version 0.1 sealed it: without a header, under a key derived for `purpose`, the tag before the ciphertext or
   * behind it, bound to its place or not. Left out for what 0.1 did not have.
   */
  readonly before?: {
    readonly purpose: string;
    readonly tag: 'before-text' | 'behind-text';
    readonly bound: boolean;
  };
}

/** Id of the secret that a value was sealed under, as hexadecimal digits. */
export const sealedKeyId = (sealed: Buffer): string => sealed.subarray(1, HEADER_BYTES).toString('hex');

/** Seals values that only the holder of the secret opens, each in the place it was sealed for. */
export interface Sealing {
  /** @param place where the value stands, such as the id of its row; it opens nowhere else */
  seal(plain: Buffer | string, place: string): Buffer;
  /** null = not sealed here: changed, moved from another place, or under another secret. */
  open(sealed: Buffer, place: string): Buffer | null;
}

function openBefore(sealed: Buffer, key: Buffer, bound: Buffer, tag: 'before-text' | 'behind-text') {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const rest = sealed.subarray(NONCE_BYTES);
  return tag === 'before-text'
    ? decrypt(key, nonce, bound, { tag: rest.subarray(0, TAG_BYTES), text: rest.subarray(TAG_BYTES) })
    : decrypt(key, nonce, bound, { tag: rest.subarray(-TAG_BYTES), text: rest.subarray(0, -TAG_BYTES) });
}

/**
 * @param secret a key or a credential
 * @param bytes random bytes
 */
export function sealing(
  secret: Buffer | string,
  { name, salt, before }: SealedKind,
  bytes: (length: number) => Buffer,
): Sealing {
  const header = Buffer.concat([Buffer.from([VERSION]), keyIdOf(secret)]);
  const key = derivedKey(secret, `assay sealed: ${name}`, salt);
  const keyBefore = before && derivedKey(secret, before.purpose, salt);
  const boundTo = (place: string) => Buffer.concat([header, Buffer.from(place)]);
  return {
    seal(plain, place) {
      const nonce = bytes(NONCE_BYTES);
      const { tag, text } = encrypt(key, nonce, boundTo(place), Buffer.from(plain));
      return Buffer.concat([header, nonce, tag, text]);
    },
    open(sealed, place) {
      if (sealed.subarray(0, HEADER_BYTES).equals(header)) {
        const plain = openBefore(sealed.subarray(HEADER_BYTES), key, boundTo(place), 'before-text');
        if (plain) return plain;
      }
      // Version 0.1 began with a random nonce, which may look like a header once in 2^40 values: what decides is the
      // tag. The keys of both forms differ, so a value of one never opens as the other.
      if (!before || !keyBefore) return null;
      return openBefore(sealed, keyBefore, before.bound ? Buffer.from(place) : NOTHING, before.tag);
    },
  };
}

/** Seals under the deployment's signing secrets: with the one that signs now, and opens what any of them sealed. */
export function deploymentSealing(
  secrets: SigningSecrets,
  kind: SealedKind,
  bytes: (length: number) => Buffer,
): Sealing {
  const sealingOf = perSecret((secret) => sealing(secret, kind, bytes));
  return {
    seal: (plain, place) => sealingOf(secrets.signing).seal(plain, place),
    open(sealed, place) {
      for (const secret of secrets.opening) {
        const plain = sealingOf(secret).open(sealed, place);
        if (plain) return plain;
      }
      return null;
    },
  };
}
