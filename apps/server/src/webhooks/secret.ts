import type { EnvironmentId } from '@assay/contract';
import type { Runtime } from '../platform/runtime';
import { deploymentSealing } from '../platform/secrets/sealed';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';

const SECRET_BYTES = 32;
/** Standard Webhooks: a symmetric secret is base64 with this prefix. */
const PREFIX = 'whsec_';

export const newSecret = (runtime: Pick<Runtime, 'bytes'>): string =>
  PREFIX + runtime.bytes(SECRET_BYTES).toString('base64');

/** Returns the key for Standard Webhooks signatures. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** Location of an encrypted secret; it can't be decrypted elsewhere. */
interface SecretPlace {
  readonly environmentId: EnvironmentId;
  readonly id: string;
}

export interface SecretBox {
  seal(secret: string, place: SecretPlace): Buffer;
  /**
   * Decrypts a secret.
   * @throws Error when it was encrypted for another place, or by another deployment
   */
  open(sealed: Buffer, place: SecretPlace): string;
}

/** Creates the encryption of endpoint secrets under the deployment's signing secret, bound to their endpoint. */
export function secretBox(signingSecrets: SigningSecrets, runtime: Pick<Runtime, 'bytes'>): SecretBox {
  const secrets = deploymentSealing(
    signingSecrets,
    {
      name: 'secret of a webhook endpoint',
      before: { purpose: 'assay webhook secrets', tag: 'before-text', bound: true },
    },
    runtime.bytes,
  );
  const placeOf = ({ environmentId, id }: SecretPlace) => `${environmentId}/${id}`;
  return {
    seal: (secret, place) => secrets.seal(secret, placeOf(place)),
    open(sealed, place) {
      const secret = secrets.open(sealed, placeOf(place));
      if (!secret) throw new Error("the secret of a webhook endpoint can't be decrypted");
      return secret.toString();
    },
  };
}
