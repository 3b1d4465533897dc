import { EKYC_CHECK_TYPES, type IdentityRecord } from '@assay/contract';
import type { FoundIdentity } from '@assay/store';
import type { Hasher } from '../../../scoring/index';
import { questionKey } from '../registry/registry-keys';
import type { Asking, IdentitySource, SourceAnswer } from './identity-source';

interface RegistryPorts {
  readonly hasher: Hasher;
  find(
    spaceId: Asking['spaceId'],
    country: string,
    keyHashes: readonly string[],
  ): Promise<{ readonly covered: boolean; readonly found: readonly FoundIdentity[] }>;
  /** null = it was not sealed here. */
  open(spaceId: Asking['spaceId'], identity: FoundIdentity): IdentityRecord | null;
}

/** The registers that an account imported: asked first, for nothing. */
export const registrySource = ({ hasher, find, open }: RegistryPorts): IdentitySource => ({
  name: 'registry',
  answers: () => true,
  async ask(question, { spaceId }): Promise<SourceAnswer | null> {
    const key = questionKey(question, hasher);
    const { country } = EKYC_CHECK_TYPES[question.type];
    const { covered, found } = await find(spaceId, country, key === null ? [] : [key]);
    if (!covered) return null;
    const records = found.flatMap((identity) => open(spaceId, identity) ?? []);
    // Rows that do not open were sealed under another secret: nobody knows what they said.
    if (found.length > 0 && records.length === 0) return { status: 'silent', reason: 'sealed_elsewhere' };
    return records.length === 0 ? { status: 'unknown' } : { status: 'found', records };
  },
});
