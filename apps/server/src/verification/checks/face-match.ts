import type { SpaceId } from '@assay/contract';
import { type Connection, facesAfter, keepFace, lockFaces } from '@assay/store';
import { faceDistance, SAME_PERSON } from '@assay/vision/browser';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import { faceSeal } from './face-seal';

/** Numbers that describe a face (the descriptor of dlib's and face-api's recognition nets). */
const FACE_NUMBERS = 128;
const FACES_A_READ = 500;

/** Who a face belongs to. */
export interface FaceOwner {
  readonly spaceId: SpaceId;
  readonly id: string;
  readonly userHash: string | null;
}

interface FaceMatch {
  /** Some other execution has the face. */
  readonly found: boolean;
  /** One that was started for another user has. */
  readonly other: boolean;
}

/** What a search has seen so far. */
export interface FaceSearch extends FaceMatch {
  /** Number of the newest face that was compared. */
  readonly last: number;
}

export interface Faces {
  /** Compares with every face kept so far, in the order in which they were; goes on from an earlier search. */
  search(
    connection: Connection,
    owner: FaceOwner,
    face: readonly number[],
    from?: FaceSearch,
  ): Promise<FaceSearch>;
  /** Compares with those that came since, and keeps the face, so that of two at once the later finds the earlier. */
  settle(
    connection: Connection,
    owner: FaceOwner,
    face: readonly number[],
    seen: FaceSearch,
  ): Promise<FaceMatch>;
}

/** What an engine found as a face, when it can be one. */
export const isFace = (value: readonly number[] | undefined): value is readonly number[] =>
  value?.length === FACE_NUMBERS && value.every(Number.isFinite);

/**
 * Faces of earlier sessions, compared one by one: exact; the time grows with their number (about 7 µs of this process a
 * face, so 0.7 s beside 100,000, taken in pieces of 500).
 */
export function openFaces(signingSecrets: SigningSecrets, bytes: (length: number) => Buffer): Faces {
  const { seal, open } = faceSeal(signingSecrets, bytes);
  const search: Faces['search'] = async (connection, owner, face, from) => {
    const { spaceId, id: executionId, userHash } = owner;
    let { found, other, last } = from ?? { found: false, other: false, last: 0 };
    for (;;) {
      const faces = await facesAfter(connection, spaceId, { executionId, after: last, limit: FACES_A_READ });
      for (const kept of faces) {
        last = kept.number;
        if (faceDistance(face, open(spaceId, kept.executionId, kept.sealed)) < SAME_PERSON) {
          found = true;
          other ||= kept.userHash !== userHash;
        }
      }
      if (faces.length < FACES_A_READ) return { found, other, last };
    }
  };
  return {
    search,
    async settle(connection, owner, face, seen) {
      await lockFaces(connection, owner.spaceId);
      const { found, other } = await search(connection, owner, face, seen);
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
