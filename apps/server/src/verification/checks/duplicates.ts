import { type Connection, matchTraits } from '@assay/store';
import type { Hasher } from '../../scoring/index';
import type { FaceOwner, Faces } from './face-match';
import type { Pictures } from './picture-match';
import type { CheckFindings } from './run-check';

/** Result of the search in earlier sessions. */
export interface Duplicates {
  readonly found: boolean;
  /** Data shared with sessions of other users, each as half a sentence. */
  readonly ofOthers: readonly string[];
}

/** Data of earlier sessions; null when the check has no face or no pictures to compare. */
export interface EarlierSessions {
  readonly faces: Awaited<ReturnType<Faces['ready']>> | null;
  readonly pictures: Awaited<ReturnType<Pictures['ready']>> | null;
}

export interface DuplicateSearch {
  /**
   * Reads the faces and pictures of earlier sessions. This can be slow, so call it outside of any
   * transaction.
   */
  ready(connection: Connection, owner: FaceOwner, found: CheckFindings): Promise<EarlierSessions>;
  /**
   * Searches for the document, the face and the pictures, and stores them, in the transaction that writes the
   * check result.
   * @param earlier result of `ready` for the same findings
   * @returns null when there was nothing to compare
   */
  settle(
    connection: Connection,
    owner: FaceOwner,
    found: CheckFindings,
    earlier: EarlierSessions,
  ): Promise<Duplicates | null>;
}

/** Returns the extracted data that identifies a person. */
function traitsOf(hasher: Hasher, { documentNumber, country }: CheckFindings['extracted']) {
  if (typeof documentNumber !== 'string' || documentNumber === '') return [];
  const number = documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [{ kind: 'document', hash: hasher('document_number', `${String(country ?? '')}\0${number}`) }];
}

/** Finds earlier sessions with the same document number, the same face, or the same picture. */
export const duplicateSearch = (hasher: Hasher, faces: Faces, pictures: Pictures): DuplicateSearch => ({
  async ready(connection, { environmentId }, { face, looks }) {
    return {
      faces: face ? await faces.ready(connection, environmentId) : null,
      pictures: looks.length > 0 ? await pictures.ready(connection, environmentId) : null,
    };
  },
  async settle(connection, owner, { extracted, face, looks }, earlier) {
    const traits = traitsOf(hasher, extracted);
    const document = traits.length > 0 ? await matchTraits(connection, owner, traits) : null;
    const person = face && earlier.faces ? await faces.settle(connection, owner, face, earlier.faces) : null;
    const picture = earlier.pictures
      ? await pictures.settle(connection, owner, looks, traits[0]?.hash ?? null, earlier.pictures)
      : null;
    if (!document && !person && !picture) return null;
    return {
      found: [document, person, picture].some((match) => match?.found === true),
      ofOthers: [
        ...(document?.other ? ['an earlier session of another user contains the same document'] : []),
        ...(person?.other ? ['an earlier session of another user contains a similar face'] : []),
        ...(picture?.other ? ['an earlier session of another user contains the same image'] : []),
      ],
    };
  },
});
