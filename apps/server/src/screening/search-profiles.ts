import type { AccountId, InlineScreeningSettings } from '@assay/contract';
import { type Database, listSearchProfiles } from '@assay/store';
import type { Directory } from '../identity/index';

type ByName = ReadonlyMap<string, InlineScreeningSettings>;

interface ProfilePorts {
  readonly database: Database;
  readonly directory: Directory;
}

/** The search profiles of all accounts, held in memory and dropped when an account changes. */
export class SearchProfiles {
  private readonly held = new Map<number, Promise<ByName>>();

  constructor(private readonly ports: ProfilePorts) {
    this.ports.directory.onChange((account) => this.held.delete(account.id));
  }

  /** null when the account has no profile of that name. */
  async find(accountId: AccountId, name: string): Promise<InlineScreeningSettings | null> {
    return (await this.profilesOf(accountId)).get(name) ?? null;
  }

  private profilesOf(accountId: AccountId): Promise<ByName> {
    const known = this.held.get(accountId);
    if (known) return known;
    const loading = this.load(accountId);
    this.held.set(accountId, loading);
    loading.catch(() => {
      if (this.held.get(accountId) === loading) this.held.delete(accountId);
    });
    return loading;
  }

  private async load(accountId: AccountId): Promise<ByName> {
    const profiles = await listSearchProfiles<InlineScreeningSettings>(this.ports.database, accountId);
    return new Map(profiles.map(({ name, settings }) => [name, settings]));
  }
}
