import { type Connection, matchTraits } from '@assay/store';
import type { Hasher } from '../../identity-keys/index';
import type { FaceMatch, FaceOwner, Faces } from './face-match';
import type { CheckFindings } from './run-check';

/** Whether earlier sessions knew the person. */
export interface Duplicates {
  readonly found: boolean;
  /** What sessions of other users show as well, each as half a sentence. */
  readonly ofOthers: readonly string[];
}

export interface DuplicateSearch {
  /** The long part, outside of any transaction; null = there is no face to look for. */
  faceOf(connection: Connection, owner: FaceOwner, found: CheckFindings): Promise<FaceMatch | null>;
  /**
   * Looks for document and face and keeps both, in the transaction that writes the check's result.
   * @param searched what {@link faceOf} came to
   * @returns null when there was nothing to compare.
   */
  settle(
    connection: Connection,
    owner: FaceOwner,
    found: CheckFindings,
    searched: FaceMatch | null,
  ): Promise<Duplicates | null>;
}

/** What a person is known by again in what was read. */
function traitsOf(hasher: Hasher, { documentNumber, country }: CheckFindings['extracted']) {
  if (typeof documentNumber !== 'string' || documentNumber === '') return [];
  const number = documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [{ kind: 'document', hash: hasher('document_number', `${String(country ?? '')}\0${number}`) }];
}

/** Earlier sessions with the same document number, or the same face. */
export const duplicateSearch = (hasher: Hasher, faces: Faces): DuplicateSearch => ({
  faceOf: async (connection, owner, { face }) => (face ? faces.search(connection, owner, face) : null),
  async settle(connection, owner, { extracted, face }, searched) {
    const traits = traitsOf(hasher, extracted);
    const document = traits.length > 0 ? await matchTraits(connection, owner, traits) : null;
    const person = face && searched ? await faces.settle(connection, owner, face) : null;
    if (!document && !person) return null;
    return {
      found: (document?.found ?? false) || (person?.found ?? false),
      ofOthers: [
        ...(document?.other ? ['an earlier session of another user shows the same document'] : []),
        ...(person?.other ? ['an earlier session of another user shows a face like this one'] : []),
      ],
    };
  },
});
