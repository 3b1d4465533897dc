import { setImmediate } from 'node:timers/promises';
import type { ExecutionId, SpaceId } from '@assay/contract';
import { type Connection, facesAfter, facesAt, keepFace, lockFaces, type StoredFace } from '@assay/store';
import { FaceIndex } from '@assay/vision';
import { faceDistance, SAME_PERSON } from '@assay/vision/browser';
import { deploymentSealing, type SealedKind, type Sealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import type { FaceSnapshots } from './face-snapshots';
import { type HeldIndex, KeptIndexes } from './kept-indexes';

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

/** Numbers that describe a face (the descriptor of dlib's and face-api's recognition nets). */
const FACE_NUMBERS = 128;

/** Who a face belongs to. */
export interface FaceOwner {
  readonly spaceId: SpaceId;
  readonly id: string;
  readonly userHash: string | null;
}

export interface FaceMatch {
  /** Some other execution has the face. */
  readonly found: boolean;
  /** One that was started for another user has. */
  readonly other: boolean;
}

export interface Faces {
  /** Reads the stored faces of a space. The first read takes long: do it outside of a transaction. */
  ready(connection: Connection, spaceId: SpaceId): Promise<HeldIndex<FaceIndex>>;
  /** Searches the stored faces, and those that were stored after `ready` read them. */
  search(
    connection: Connection,
    owner: FaceOwner,
    face: readonly number[],
    ready: HeldIndex<FaceIndex>,
  ): Promise<FaceMatch>;
  /** Searches as `search` does and stores the face. Of two sessions at once, the later one finds the earlier one. */
  settle: Faces['search'];
}

/** What an engine found as a face, when it can be one. */
export const isFace = (value: readonly number[] | undefined): value is readonly number[] =>
  value?.length === FACE_NUMBERS && value.every(Number.isFinite);

const MOST_BYTES = 768 * 2 ** 20;
/** So many of the nearest are compared themselves: whom one of them is like is found by the first. */
const MOST_NEAR = 100;

/**
 * Faces of earlier sessions. The index of the space says which may be like one; those are opened from the store and compared themselves, so
 * that what was erased is never found, whatever an index still holds.
 */
export function openFaces(
  signingSecrets: SigningSecrets,
  bytes: (length: number) => Buffer,
  snapshots: FaceSnapshots,
): Faces {
  const { seal, open } = faceSeal(signingSecrets, bytes);
  const indexes = new KeptIndexes<FaceIndex, StoredFace>({
    make: () => new FaceIndex(),
    kept: (connection, spaceId) => snapshots.read(connection, spaceId),
    after: facesAfter,
    add: (index, spaceId, { number, executionId, sealed }) =>
      index.add(number, open(spaceId, executionId, sealed)),
    settle: (index) => index.settle(() => setImmediate()),
    mostBytes: MOST_BYTES,
  });
  const search: Faces['search'] = async (connection, owner, face, ready) => {
    const { spaceId, id: executionId, userHash } = owner;
    await indexes.follow(connection, spaceId, ready);
    const { index, last } = ready;
    snapshots.offer(spaceId, index, last);
    const numbers = index.near(face, SAME_PERSON, MOST_NEAR).map(({ number }) => number);
    if (numbers.length === 0) return { found: false, other: false };
    const kept = await facesAt(connection, spaceId, numbers);
    const there = new Set(kept.map(({ number }) => number));
    for (const number of numbers) if (!there.has(number)) index.forget(number);
    const alike = kept.filter(
      (one) =>
        one.executionId !== executionId &&
        faceDistance(face, open(spaceId, one.executionId, one.sealed)) < SAME_PERSON,
    );
    return { found: alike.length > 0, other: alike.some((one) => one.userHash !== userHash) };
  };
  return {
    async ready(connection, spaceId) {
      const ready = await indexes.of(connection, spaceId);
      snapshots.offer(spaceId, ready.index, ready.last);
      return ready;
    },
    search,
    async settle(connection, owner, face, ready) {
      await lockFaces(connection, owner.spaceId);
      const { found, other } = await search(connection, owner, face, ready);
      const { id: executionId, userHash } = owner;
      await keepFace(connection, owner.spaceId, {
        executionId,
        userHash,
        sealed: seal(owner.spaceId, executionId, face),
      });
      return { found, other };
    },
  };
}
