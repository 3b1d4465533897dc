import { setImmediate } from 'node:timers/promises';
import type { EnvironmentId, ExecutionId } from '@assay/contract';
import { type Connection, facesAfter, facesAt, lockFaces, type StoredFace, storeFace } from '@assay/store';
import { FaceIndex } from '@assay/vision';
import { faceDistance, SAME_PERSON } from '@assay/vision/browser';
import { deploymentSealing, type EncryptedKind, type Sealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import type { FaceSnapshots } from './face-snapshots';
import { type HeldIndex, StoredIndexes } from './kept-indexes';

const KIND: EncryptedKind = {
  name: 'face',
  before: { purpose: 'assay faces v1', tag: 'before-text', bound: true },
};

/** Encrypts faces with a key of their environment, each bound to its execution. */
interface FaceSeal {
  seal(environmentId: EnvironmentId, executionId: ExecutionId, face: readonly number[]): Buffer;
  /** @throws Error when it was encrypted for another execution or with another deployment's secret */
  open(environmentId: EnvironmentId, executionId: ExecutionId, sealed: Buffer): Float32Array;
}

/** @param signingSecrets secrets of the deployment */
export function faceSeal(signingSecrets: SigningSecrets, bytes: (length: number) => Buffer): FaceSeal {
  const held = new Map<number, Sealing>();
  const facesOf = (environmentId: EnvironmentId): Sealing => {
    const known = held.get(environmentId);
    if (known) return known;
    const faces = deploymentSealing(signingSecrets, { ...KIND, salt: String(environmentId) }, bytes);
    held.set(environmentId, faces);
    return faces;
  };
  return {
    seal: (environmentId, executionId, face) =>
      facesOf(environmentId).seal(Buffer.from(Float32Array.from(face).buffer), executionId),
    open(environmentId, executionId, sealed) {
      const plain = facesOf(environmentId).open(sealed, executionId);
      if (!plain) throw new Error("a stored face can't be decrypted");
      // Copied, because floats must be aligned to four bytes; machine byte order, as encrypted.
      return new Float32Array(Uint8Array.from(plain).buffer);
    },
  };
}

/** Length of a face descriptor (recognition networks of dlib and face-api). */
const FACE_NUMBERS = 128;

/** Owner of a face. */
export interface FaceOwner {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly userHash: string | null;
}

export interface FaceMatch {
  /** True when another execution has the same face. */
  readonly found: boolean;
  /** True when an execution of another user has the same face. */
  readonly other: boolean;
}

export interface Faces {
  /** Reads the stored faces of an environment. The first read is slow, so call it outside of a transaction. */
  ready(connection: Connection, environmentId: EnvironmentId): Promise<HeldIndex<FaceIndex>>;
  /** Searches the stored faces, including those stored after `ready`. */
  search(
    connection: Connection,
    owner: FaceOwner,
    face: readonly number[],
    ready: HeldIndex<FaceIndex>,
  ): Promise<FaceMatch>;
  /**
   * Searches like `search` and stores the face. Of two concurrent sessions, the later one finds the earlier
   * one.
   */
  settle: Faces['search'];
}

/** Returns true for a valid face descriptor of an engine. */
export const isFace = (value: readonly number[] | undefined): value is readonly number[] =>
  value?.length === FACE_NUMBERS && value.every(Number.isFinite);

const MAX_BYTES = 768 * 2 ** 20;
/** Maximum number of nearest faces compared exactly; a match is found among the first ones. */
const MAX_NEAR = 100;

/**
 * Opens the faces of earlier sessions. The environment's index selects candidates, which are decrypted from
 * the store and compared exactly. An erased face is therefore never found, even if an index still holds it.
 */
export function openFaces(
  signingSecrets: SigningSecrets,
  bytes: (length: number) => Buffer,
  snapshots: FaceSnapshots,
): Faces {
  const { seal, open } = faceSeal(signingSecrets, bytes);
  const indexes = new StoredIndexes<FaceIndex, StoredFace>({
    make: () => new FaceIndex(),
    kept: (connection, environmentId) => snapshots.read(connection, environmentId),
    after: facesAfter,
    add: (index, environmentId, { number, executionId, sealed }) =>
      index.add(number, open(environmentId, executionId, sealed)),
    settle: (index) => index.settle(() => setImmediate()),
    mostBytes: MAX_BYTES,
  });
  const search: Faces['search'] = async (connection, owner, face, ready) => {
    const { environmentId, id: executionId, userHash } = owner;
    await indexes.follow(connection, environmentId, ready);
    const { index, last } = ready;
    snapshots.offer(environmentId, index, last);
    const numbers = index.near(face, SAME_PERSON, MAX_NEAR).map(({ number }) => number);
    if (numbers.length === 0) return { found: false, other: false };
    const kept = await facesAt(connection, environmentId, numbers);
    const there = new Set(kept.map(({ number }) => number));
    for (const number of numbers) if (!there.has(number)) index.forget(number);
    const alike = kept.filter(
      (one) =>
        one.executionId !== executionId &&
        faceDistance(face, open(environmentId, one.executionId, one.sealed)) < SAME_PERSON,
    );
    return { found: alike.length > 0, other: alike.some((one) => one.userHash !== userHash) };
  };
  return {
    async ready(connection, environmentId) {
      const ready = await indexes.of(connection, environmentId);
      snapshots.offer(environmentId, ready.index, ready.last);
      return ready;
    },
    search,
    async settle(connection, owner, face, ready) {
      await lockFaces(connection, owner.environmentId);
      const { found, other } = await search(connection, owner, face, ready);
      const { id: executionId, userHash } = owner;
      await storeFace(connection, owner.environmentId, {
        executionId,
        userHash,
        sealed: seal(owner.environmentId, executionId, face),
      });
      return { found, other };
    },
  };
}
