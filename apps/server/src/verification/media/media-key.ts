import { KEY_BYTES } from '../../platform/secrets/derived-key';
import { deploymentSealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

/** Files are sealed under keys of their own, each kept sealed under the deployment's. */
export interface MediaKeys {
  /** A fresh key for a file, and its wrapped form that is kept. */
  newKey(id: string): { readonly key: Buffer; readonly wrapped: Buffer };
  /** @throws Error when it was wrapped for another file or under another secret. */
  unwrap(id: string, wrapped: Buffer): Buffer;
}

/** @param signingSecrets the deployment's */
export function mediaKeys(signingSecrets: SigningSecrets, bytes: (length: number) => Buffer): MediaKeys {
  const wrapping = deploymentSealing(
    signingSecrets,
    {
      name: 'key of a captured file',
      before: { purpose: 'assay captured media v1', tag: 'before-text', bound: true },
    },
    bytes,
  );
  return {
    newKey(id) {
      const key = bytes(KEY_BYTES);
      return { key, wrapped: wrapping.seal(key, id) };
    },
    unwrap(id, wrapped) {
      const key = wrapping.open(wrapped, id);
      if (!key) throw new Error('the key of a captured file does not open');
      return key;
    },
  };
}
