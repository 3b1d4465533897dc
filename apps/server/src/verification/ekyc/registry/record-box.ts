import type { IdentityRecord, SpaceId } from '@assay/contract';
import type { FoundIdentity } from '@assay/store';
import type { Ambient } from '../../../platform/ambient';
import { deploymentSealing } from '../../../platform/secrets/sealed';
import type { SigningSecrets } from '../../../platform/secrets/signing-secrets';

/** Persons of imported registers as they are stored: sealed, each bound to its row. */
export interface RecordBox {
  seal(record: IdentityRecord, place: RecordPlace): Buffer;
  /** null = it was not sealed here. */
  open(sealed: Buffer, place: RecordPlace): IdentityRecord | null;
}

type RecordPlace = { readonly spaceId: SpaceId } & Pick<FoundIdentity, 'registry' | 'recordHash'>;

export function recordBox(signingSecrets: SigningSecrets, ambient: Pick<Ambient, 'bytes'>): RecordBox {
  const records = deploymentSealing(
    signingSecrets,
    { name: 'person of an identity register' },
    ambient.bytes,
  );
  const placeOf = ({ spaceId, registry, recordHash }: RecordPlace) => `${spaceId}/${registry}/${recordHash}`;
  return {
    seal: (record, place) => records.seal(JSON.stringify(record), placeOf(place)),
    open(sealed, place) {
      const text = records.open(sealed, placeOf(place));
      return text && (JSON.parse(text.toString()) as IdentityRecord);
    },
  };
}
