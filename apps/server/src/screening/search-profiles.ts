import type { AccountId, InlineScreeningSettings } from '@assay/contract';
import { type Database, listSearchProfiles } from '@assay/store';
import type { Directory } from '../accounts/index';

/** The search profiles of all accounts, held in memory and dropped when an account changes. */
export interface SearchProfiles {
  /** null when the account has no profile of that name. */
  find(accountId: AccountId, name: string): Promise<InlineScreeningSettings | null>;
}

type ByName = ReadonlyMap<string, InlineScreeningSettings>;

export function openSearchProfiles(database: Database, directory: Directory): SearchProfiles {
  const held = new Map<number, Promise<ByName>>();
  directory.onChange((account) => held.delete(account.id));

  async function load(accountId: AccountId): Promise<ByName> {
    const profiles = await listSearchProfiles<InlineScreeningSettings>(database, accountId);
    return new Map(profiles.map(({ name, settings }) => [name, settings]));
  }

  function profilesOf(accountId: AccountId): Promise<ByName> {
    const known = held.get(accountId);
    if (known) return known;
    const loading = load(accountId);
    held.set(accountId, loading);
    loading.catch(() => {
      if (held.get(accountId) === loading) held.delete(accountId);
    });
    return loading;
  }

  return { find: async (accountId, name) => (await profilesOf(accountId)).get(name) ?? null };
}
