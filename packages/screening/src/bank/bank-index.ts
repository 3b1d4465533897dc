import type { ListEntry, ListSource, ScreeningList } from '../model';
import { accountKeys } from './account';
import { isSameBank, readBic } from './bic';
import { canonicalWallet } from './wallet';

/** An entry of a list together with the list it stands on. */
export interface ListedParty {
  readonly entry: ListEntry;
  readonly list: ListSource;
}

/** Wallets, accounts and BICs of lists, for exact look-ups. Immutable; build it anew when a list changes. */
export interface BankIndex {
  /** Parties whose wallet it is; any spelling, whatever asset it holds. */
  readonly byWallet: (text: string) => readonly ListedParty[];
  /** Parties whose account it is; an IBAN also finds its domestic number. */
  readonly byAccount: (text: string) => readonly ListedParty[];
  /** Parties that are the bank of a BIC; none when the text is no BIC. */
  readonly byBic: (text: string) => readonly ListedParty[];
  readonly size: { readonly wallets: number; readonly accounts: number; readonly bics: number };
}

/** Collects what identifies banks, accounts and wallets from lists. */
export function buildBankIndex(lists: readonly ScreeningList[]): BankIndex {
  const wallets = new Map<string, ListedParty[]>();
  const accounts = new Map<string, ListedParty[]>();
  const banks = new Map<string, { readonly bic: string; readonly party: ListedParty }[]>();
  let bics = 0;
  for (const list of lists) {
    for (const entry of list.entries) {
      const party = { entry, list: list.source };
      for (const wallet of entry.wallets) push(wallets, canonicalWallet(wallet), party);
      for (const account of entry.accounts)
        push(accounts, accountKeys(account).accounts[0] ?? account, party);
      for (const bic of entry.bics) {
        push(banks, bic.slice(0, 8), { bic, party });
        bics++;
      }
    }
  }
  return {
    byWallet: (text) => wallets.get(canonicalWallet(text)) ?? [],
    byAccount: (text) => unique(accountKeys(text).accounts.flatMap((account) => accounts.get(account) ?? [])),
    byBic: (text) => {
      const bic = readBic(text);
      if (bic === null) return [];
      const listed = banks.get(bic.slice(0, 8)) ?? [];
      return unique(listed.filter((bank) => isSameBank(bank.bic, bic)).map(({ party }) => party));
    },
    size: { wallets: wallets.size, accounts: accounts.size, bics },
  };
}

function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

function unique(parties: readonly ListedParty[]): readonly ListedParty[] {
  return parties.length < 2 ? parties : [...new Map(parties.map((party) => [party.entry, party])).values()];
}
