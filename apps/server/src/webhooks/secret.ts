import type { SpaceId } from '@assay/contract';
import type { Ambient } from '../platform/ambient';
import { deploymentSealing } from '../platform/secrets/sealed';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';

const SECRET_BYTES = 32;
/** Standard Webhooks: a symmetric secret is base64 behind this prefix. */
const PREFIX = 'whsec_';

export const newSecret = (ambient: Pick<Ambient, 'bytes'>): string =>
  PREFIX + ambient.bytes(SECRET_BYTES).toString('base64');

/** The key of Standard Webhooks signatures. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** Where a sealed secret belongs: it opens nowhere else. */
interface SecretPlace {
  readonly spaceId: SpaceId;
  readonly id: string;
}

export interface SecretBox {
  seal(secret: string, place: SecretPlace): Buffer;
  /** @throws Error when the bytes were sealed elsewhere, or under another deployment's secret. */
  open(sealed: Buffer, place: SecretPlace): string;
}

/** Endpoints' secrets as they are stored: sealed under the deployment's signing secret, bound to their endpoint. */
export function secretBox(signingSecrets: SigningSecrets, ambient: Pick<Ambient, 'bytes'>): SecretBox {
  const secrets = deploymentSealing(
    signingSecrets,
    {
      name: 'secret of a webhook endpoint',
      before: { purpose: 'assay webhook secrets', tag: 'before-text', bound: true },
    },
    ambient.bytes,
  );
  const placeOf = ({ spaceId, id }: SecretPlace) => `${spaceId}/${id}`;
  return {
    seal: (secret, place) => secrets.seal(secret, placeOf(place)),
    open(sealed, place) {
      const secret = secrets.open(sealed, placeOf(place));
      if (!secret) throw new Error('the secret of a webhook endpoint does not open');
      return secret.toString();
    },
  };
}
