import type { ErasePerson } from '@assay/contract';
import type { EraseRequest } from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import { deploymentSealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

type Place = Pick<EraseRequest, 'spaceId' | 'id'>;

/** Whom an erase request is about, as the database keeps it until the request has ended. */
export interface PersonBox {
  seal(person: ErasePerson, place: Place): Buffer;
  /** null = sealed elsewhere, or under another deployment's secret. */
  open(sealed: Buffer, place: Place): ErasePerson | null;
}

/** Sealed and bound to the request: the table alone, in a back-up for example, does not show who was erased. */
export function personBox(signingSecrets: SigningSecrets, ambient: Pick<Ambient, 'bytes'>): PersonBox {
  const persons = deploymentSealing(
    signingSecrets,
    {
      name: 'person of an erase request',
      before: { purpose: 'assay erase requests', tag: 'before-text', bound: true },
    },
    ambient.bytes,
  );
  const placeOf = ({ spaceId, id }: Place) => `${spaceId}/${id}`;
  return {
    seal: (person, place) => persons.seal(JSON.stringify(person), placeOf(place)),
    open(sealed, place) {
      const text = persons.open(sealed, placeOf(place));
      return text && (JSON.parse(text.toString()) as ErasePerson);
    },
  };
}
