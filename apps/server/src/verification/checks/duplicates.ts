import { type Connection, matchTraits } from '@assay/store';
import type { Hasher } from '../../scoring/index';
import type { FaceOwner, Faces } from './face-match';
import type { Pictures } from './picture-match';
import type { CheckFindings } from './run-check';

/** Whether earlier sessions knew the person. */
export interface Duplicates {
  readonly found: boolean;
  /** What sessions of other users show as well, each as half a sentence. */
  readonly ofOthers: readonly string[];
}

export interface DuplicateSearch {
  /** The long part, outside of any transaction: brings what earlier sessions left into memory. */
  search(connection: Connection, owner: FaceOwner, found: CheckFindings): Promise<void>;
  /**
   * Looks for document, face and pictures and keeps them, in the transaction that writes the check's result.
   * @returns null when there was nothing to compare.
   */
  settle(connection: Connection, owner: FaceOwner, found: CheckFindings): Promise<Duplicates | null>;
}

/** What a person is known by again in what was read. */
function traitsOf(hasher: Hasher, { documentNumber, country }: CheckFindings['extracted']) {
  if (typeof documentNumber !== 'string' || documentNumber === '') return [];
  const number = documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [{ kind: 'document', hash: hasher('document_number', `${String(country ?? '')}\0${number}`) }];
}

/** Earlier sessions with the same document number, the same face, or the very same picture. */
export const duplicateSearch = (hasher: Hasher, faces: Faces, pictures: Pictures): DuplicateSearch => ({
  async search(connection, owner, { face, looks }) {
    if (face) await faces.search(connection, owner, face);
    if (looks.length > 0) await pictures.ready(connection, owner.spaceId);
  },
  async settle(connection, owner, { extracted, face, looks }) {
    const traits = traitsOf(hasher, extracted);
    const document = traits.length > 0 ? await matchTraits(connection, owner, traits) : null;
    const person = face ? await faces.settle(connection, owner, face) : null;
    const picture =
      looks.length > 0 ? await pictures.settle(connection, owner, looks, traits[0]?.hash ?? null) : null;
    if (!document && !person && !picture) return null;
    return {
      found: [document, person, picture].some((match) => match?.found === true),
      ofOthers: [
        ...(document?.other ? ['an earlier session of another user shows the same document'] : []),
        ...(person?.other ? ['an earlier session of another user shows a face like this one'] : []),
        ...(picture?.other ? ['an earlier session of another user shows the very same picture'] : []),
      ],
    };
  },
});
