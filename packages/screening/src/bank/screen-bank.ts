import type { ListEntry, ListSource, ScreeningList } from '../model';
import { accountKeys, bicCountry, bicOfIban, canonicalWallet, isSameBank, readBic } from './accounts';

/** An entry together with its list. */
interface ListedParty {
  readonly entry: ListEntry;
  readonly list: ListSource;
}

/** Wallets, accounts and BICs of lists, for exact lookups. Immutable; rebuild it when a list changes. */
export interface BankIndex {
  /** Returns the parties with this wallet, in any spelling and for any asset. */
  readonly byWallet: (text: string) => readonly ListedParty[];
  /** Returns the parties with this account; an IBAN also matches its domestic numbers. */
  readonly byAccount: (text: string) => readonly ListedParty[];
  /** Returns the parties that are the bank of a BIC; empty when the text isn't a BIC. */
  readonly byBic: (text: string) => readonly ListedParty[];
  readonly size: { readonly wallets: number; readonly accounts: number; readonly bics: number };
}

/** Collects the identifiers of banks, accounts and wallets from lists. */
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

/** `config.aml_bank_screening`. */
export interface BankSettings {
  readonly nameCheck: boolean;
  /** Accounts and crypto wallets. */
  readonly accountCheck: boolean;
  readonly swiftCheck: boolean;
  /** OR: any matching check counts. AND: an entry counts when every check that ran matches it. */
  readonly matchMode: 'OR' | 'AND';
  /** Minimum score of a bank's name, 0–1. */
  readonly partialMatchThreshold: number;
  /** Maximum number of entries per check. */
  readonly resultLimit: number;
  /** Excludes entries of countries other than that of the request's bank. */
  readonly filterMismatchingCountry: boolean;
  /** Excludes entries without a country. */
  readonly filterMissingCountry: boolean;
}

export const DEFAULT_BANK_SETTINGS: BankSettings = {
  nameCheck: true,
  accountCheck: true,
  swiftCheck: true,
  matchMode: 'OR',
  partialMatchThreshold: 0.8,
  resultLimit: 10,
  filterMismatchingCountry: false,
  filterMissingCountry: false,
};

/** Bank details of one side of a payment; `null` for values that the request lacks. */
export interface BankParty {
  readonly name: string | null;
  /** IBAN, domestic number or wallet address. */
  readonly account: string | null;
  readonly swift: string | null;
  /** ISO 3166-1 alpha-2 of the bank. */
  readonly country: string | null;
}

type BankField = 'bank_name' | 'bank_account' | 'bank_swift';

export interface BankMatch extends ListedParty {
  readonly matched_field: BankField;
  readonly match_type: 'EXACT' | 'PARTIAL';
  /** 0–1. */
  readonly score: number;
}

/** Result of one check; best match first. */
export interface BankSlot {
  readonly has_match: boolean;
  readonly entries: readonly BankMatch[];
}

/**
 * A slot is `null` when its check is off or the request has no value to check. `bank_swift` is also filled for
 * a listed bank whose BIC follows from the IBAN.
 */
export type BankSide = { readonly [Field in BankField]: BankSlot | null };

export interface BankScreening {
  readonly has_bank_match: boolean;
  readonly sender: BankSide;
  readonly receiver: BankSide;
}

/** Finds organizations by name; scores 0–1, best first. */
export type BankNameMatcher = (
  name: string,
  threshold: number,
  limit: number,
) => readonly (ListedParty & { readonly score: number })[];

/**
 * Compares by list and ID, because the name matcher creates new entry objects and one entry may occur as two
 * objects.
 */
const isSameEntry = (a: ListedParty, b: ListedParty): boolean =>
  a.list.name === b.list.name && a.entry.sourceId === b.entry.sourceId;

/**
 * Screens the bank details of both sides of a payment: wallets, accounts and BICs exactly, bank names through the name
 * matcher.
 */
export function screenBank(
  index: BankIndex,
  matchName: BankNameMatcher,
  request: { readonly sender: BankParty; readonly receiver: BankParty },
  settings: BankSettings,
): BankScreening {
  const sender = screenSide(index, matchName, request.sender, settings);
  const receiver = screenSide(index, matchName, request.receiver, settings);
  return { has_bank_match: hasMatch(sender) || hasMatch(receiver), sender, receiver };
}

function hasMatch(side: BankSide): boolean {
  return Object.values(side).some((slot) => slot?.has_match === true);
}

function screenSide(
  index: BankIndex,
  matchName: BankNameMatcher,
  party: BankParty,
  settings: BankSettings,
): BankSide {
  const { partialMatchThreshold: threshold, resultLimit: limit } = settings;
  const fits = (match: BankMatch) => fitsCountry(match, party.country, settings);
  const found: { [Field in BankField]: BankMatch[] | null } = {
    bank_name: null,
    bank_account: null,
    bank_swift: null,
  };
  if (settings.nameCheck && isGiven(party.name)) {
    const named = matchName(party.name, threshold, limit);
    found.bank_name = named
      .filter(({ score }) => score >= threshold)
      .map(nameMatch)
      .filter(fits);
  }
  if (settings.accountCheck && isGiven(party.account)) {
    // A wallet has a worldwide scope, so only accounts are filtered by country.
    const wallets = index.byWallet(party.account).map(exactly('bank_account'));
    const accounts = index.byAccount(party.account).map(exactly('bank_account')).filter(fits);
    found.bank_account = [
      ...wallets,
      ...accounts.filter(({ entry }) => !wallets.some((match) => match.entry === entry)),
    ];
  }
  if (settings.swiftCheck) found.bank_swift = swiftMatches(index, party, fits);

  const checks = Object.values(found).filter((matches) => matches !== null);
  const isWanted = (match: BankMatch) =>
    settings.matchMode === 'OR' ||
    checks.every((matches) => matches.some((other) => isSameEntry(other, match)));
  const slot = (matches: BankMatch[] | null): BankSlot | null => {
    if (matches === null) return null;
    const entries = matches.filter(isWanted).slice(0, limit);
    return { has_match: entries.length > 0, entries };
  };
  return {
    bank_name: slot(found.bank_name),
    bank_account: slot(found.bank_account),
    bank_swift: slot(found.bank_swift),
  };
}

/**
 * Returns the parties of the sent BIC. Without one, returns those of the BIC that the IBAN contains, or null
 * if there are none, because a check of a value that wasn't sent must not exclude other matches.
 */
function swiftMatches(
  index: BankIndex,
  { swift, account }: BankParty,
  fits: (match: BankMatch) => boolean,
): BankMatch[] | null {
  const matchesOf = (bic: string) => index.byBic(bic).map(exactly('bank_swift')).filter(fits);
  if (isGiven(swift)) return matchesOf(swift);
  const derived = isGiven(account) ? bicOfIban(account) : null;
  const matches = derived === null ? [] : matchesOf(derived);
  return matches.length > 0 ? matches : null;
}

function isGiven(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}

function nameMatch({ entry, list, score }: ListedParty & { readonly score: number }): BankMatch {
  return { entry, list, matched_field: 'bank_name', match_type: score >= 1 ? 'EXACT' : 'PARTIAL', score };
}

function exactly(field: BankField): (party: ListedParty) => BankMatch {
  return ({ entry, list }) => ({ entry, list, matched_field: field, match_type: 'EXACT', score: 1 });
}

function fitsCountry({ entry }: ListedParty, country: string | null, settings: BankSettings): boolean {
  const countries = [...entry.countries, ...entry.bics.map(bicCountry)];
  if (countries.length === 0) return !settings.filterMissingCountry;
  return !settings.filterMismatchingCountry || country === null || countries.includes(country.toUpperCase());
}
