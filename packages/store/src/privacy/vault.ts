import { createHash } from 'node:crypto';
import type { SpaceId } from '@assay/contract';
import type { Queries } from '../connection/statement';

/**
 * Seals what is kept of persons, and opens it. A sealed value begins with its version: 0 = as it is, 2 = the key that
 * sealed it (4 bytes), the key of its own (10 bytes, 0 = none), then whatever the vault puts behind it. The database reads no
 * more of it than that: when a row goes, the key of its value's own is noted in `key_removal`.
 */
export interface Vault {
  /**
   * @param place where the value stands; it opens nowhere else
   * @param like a sealed value whose own key it shares: both are destroyed together
   */
  seal(spaceId: SpaceId, place: string, plain: Buffer, like?: Buffer): Buffer;
  /**
   * null = the key of its own was destroyed: whoever it was about is erased.
   * @throws UnknownKey when it was sealed under a key that this process has not seen yet; Error when it does not open
   */
  open(spaceId: SpaceId, place: string, sealed: Buffer): Buffer | null;
  /** Keyed hash under which a sealed text of a space is found again: the same for as long as the deployment lives. */
  findKey(spaceId: SpaceId, text: string): string;
  /** Id of the data key that seals, 4 bytes. */
  sealingKey(): Buffer;
  /**
   * Vouches for bytes: only who holds the deployment's keys can make their mark. null = this vault has no keys.
   */
  mark(bytes: Buffer): Buffer | null;
  /** Whether a mark is of these bytes, and of this deployment; false without keys. */
  marks(bytes: Buffer, mark: Buffer): boolean;
  /** Learns the keys that were made since. */
  reload(connection: Queries): Promise<void>;
}

/** A value was sealed under a key that another process made since this one looked. */
export class UnknownKey extends Error {
  constructor() {
    super('a kept value is sealed under a key that is not known here');
    this.name = 'UnknownKey';
  }
}

const AS_IT_IS = 0;

/** Seals nothing: for a store on its own. The server never writes without a vault of its own. */
export const openVault: Vault = {
  seal: (_spaceId, _place, plain) => Buffer.concat([Buffer.from([AS_IT_IS]), plain]),
  open(_spaceId, _place, sealed) {
    if (sealed[0] !== AS_IT_IS) throw new UnknownKey();
    return sealed.subarray(1);
  },
  findKey: (spaceId, text) => createHash('sha256').update(`${spaceId} ${text}`).digest('base64url'),
  sealingKey: () => Buffer.alloc(4),
  mark: () => null,
  marks: () => false,
  reload: async () => undefined,
};

/**
 * Rows with what was sealed in them opened; those whose key was destroyed are left out.
 * @param open gives null for what was destroyed
 */
export async function openRows<R, T>(
  connection: Queries & { readonly vault: Vault },
  rows: readonly R[],
  open: (row: R, vault: Vault) => T | null,
): Promise<readonly T[]> {
  const { vault } = connection;
  const all = () => rows.map((row) => open(row, vault)).filter((row) => row !== null);
  try {
    return all();
  } catch (error) {
    if (!(error instanceof UnknownKey)) throw error;
    await vault.reload(connection);
    return all();
  }
}
