import type { ExecutionId, SpaceId } from '@assay/contract';
import { deploymentSealing, type SealedKind, type Sealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

const KIND: SealedKind = {
  name: 'face',
  before: { purpose: 'assay faces v1', tag: 'before-text', bound: true },
};

/** Seals faces under a key of their space, each bound to its execution. */
interface FaceSeal {
  seal(spaceId: SpaceId, executionId: ExecutionId, face: readonly number[]): Buffer;
  /** @throws Error when it was sealed elsewhere, or under another deployment's secret. */
  open(spaceId: SpaceId, executionId: ExecutionId, sealed: Buffer): Float32Array;
}

/** @param signingSecrets the deployment's */
export function faceSeal(signingSecrets: SigningSecrets, bytes: (length: number) => Buffer): FaceSeal {
  const held = new Map<number, Sealing>();
  const facesOf = (spaceId: SpaceId): Sealing => {
    const known = held.get(spaceId);
    if (known) return known;
    const faces = deploymentSealing(signingSecrets, { ...KIND, salt: String(spaceId) }, bytes);
    held.set(spaceId, faces);
    return faces;
  };
  return {
    seal: (spaceId, executionId, face) =>
      facesOf(spaceId).seal(Buffer.from(Float32Array.from(face).buffer), executionId),
    open(spaceId, executionId, sealed) {
      const plain = facesOf(spaceId).open(sealed, executionId);
      if (!plain) throw new Error('a kept face does not open');
      // Copied, because floats have to begin at a multiple of four; in the byte order of the machine, as they were sealed.
      return new Float32Array(Uint8Array.from(plain).buffer);
    },
  };
}
