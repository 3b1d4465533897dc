import { canonicalWallet, readBic } from '../bank/accounts';
import type { BirthDate, EntryName, Identifier, ListEntry, PartyType } from '../model';
import { IDENTIFIER_TYPES } from './data/identifier-types';
import { countryCode, countryOfPlace } from './entry-details';

/** Facts that readers add to the text of a name. */
export type NameFacts = Partial<Omit<EntryName, 'text'>>;

/**
 * Collects an entry while a reader parses it: skips values that are blank, repeated, or not in canonical
 * form.
 */
export class EntryDraft {
  private readonly names = new Map<string, EntryName>();
  // Most entries fill few of these. Creating them on first use saves memory in a large import.
  private births?: Map<string, BirthDate>;
  private birthPlaces?: Set<string>;
  private nationalities?: Set<string>;
  private countries?: Set<string>;
  private addresses?: Set<string>;
  private identifiers?: Map<string, Identifier>;
  private wallets?: Set<string>;
  private bics?: Set<string>;
  private accounts?: Set<string>;
  private programs?: Set<string>;
  private attributes?: Map<string, { key: string; value: string }>;
  private gender: 'M' | 'F' | null = null;
  private motherName: string | null = null;
  private listedOn: string | null = null;

  constructor(
    readonly sourceId: string,
    private readonly type: PartyType,
  ) {}

  /** Adds a name. The first name is the primary one unless a later one states `primary`. */
  addName(text: string, facts: NameFacts = {}): this {
    const plain = tidy(text);
    if (!/[\p{L}\p{N}]/u.test(plain)) return this;
    const { kind = this.names.size === 0 ? 'primary' : 'aka', weak, given, family } = facts;
    const before = this.names.get(plain);
    if (before !== undefined && (before.kind === 'primary' || kind !== 'primary')) return this;
    this.names.set(plain, {
      text: plain,
      kind,
      ...(weak === true || kind === 'low-quality' ? { weak: true } : {}),
      ...(given ? { given: tidy(given) } : {}),
      ...(family ? { family: tidy(family) } : {}),
    });
    return this;
  }

  addBirth(birth: BirthDate | null): this {
    if (birth !== null) this.births = put(this.births, `${birth.from}/${birth.to ?? ''}`, birth);
    return this;
  }

  addBirthPlace(text: string): this {
    const plain = tidy(text);
    if (plain === '') return this;
    this.birthPlaces = added(this.birthPlaces, plain);
    return this.addCountry(countryOfPlace(plain) ?? '');
  }

  addNationality(text: string): this {
    const code = countryCode(text);
    if (code === null) return tidy(text) === '' ? this : this.addAttribute('nationality', text);
    this.nationalities = added(this.nationalities, code);
    this.countries = added(this.countries, code);
    return this;
  }

  addCountry(text: string): this {
    const code = countryCode(text);
    if (code !== null) this.countries = added(this.countries, code);
    return this;
  }

  /** Adds the parts of an address without blank ones; the country is the last part. */
  addAddress(parts: readonly string[], country = ''): this {
    const shown = [...parts, country].map(tidy).filter((part) => part !== '');
    this.addCountry(country);
    if (shown.length > 0) this.addresses = added(this.addresses, [...new Set(shown)].join(', '));
    return this;
  }

  /** @param label the list's label for the number; determines its type */
  addIdentifier(label: string, value: string, country = ''): this {
    const plain = tidy(value);
    if (plain === '') return this;
    if (/swift|\bbic\b/i.test(label)) return this.addBic(plain);
    if (/digital currency|crypto|wallet/i.test(label)) return this.addWallet(plain);
    if (/\biban\b|bank account|account number/i.test(label)) return this.addAccount(plain);
    const type = identifierType(label);
    const code = countryCode(country);
    this.identifiers = put(this.identifiers, `${type}/${plain}/${code ?? ''}`, {
      type,
      value: plain,
      ...(code === null ? {} : { country: code }),
    });
    return this;
  }

  addWallet(address: string): this {
    const canonical = canonicalWallet(address);
    if (canonical !== '') this.wallets = added(this.wallets, canonical);
    return this;
  }

  addBic(text: string): this {
    const bic = readBic(text);
    if (bic !== null) this.bics = added(this.bics, bic);
    return bic === null ? this.addAttribute('SWIFT/BIC', text) : this;
  }

  addAccount(text: string): this {
    const plain = text.replace(/[\s-]+/g, '').toUpperCase();
    if (plain !== '') this.accounts = added(this.accounts, plain);
    return this;
  }

  addProgram(text: string): this {
    const plain = tidy(text);
    if (plain !== '') this.programs = added(this.programs, plain);
    return this;
  }

  addAttribute(key: string, value: string): this {
    const plain = tidy(value);
    if (plain !== '') this.attributes = put(this.attributes, `${key}/${plain}`, { key, value: plain });
    return this;
  }

  setGender(text: string): this {
    const first = text.trim().toUpperCase()[0];
    if (first === 'M' || first === 'F') this.gender ??= first;
    return this;
  }

  setMotherName(text: string): this {
    const plain = tidy(text);
    if (plain !== '') this.motherName ??= plain;
    return this;
  }

  setListedOn(date: string | null): this {
    if (date !== null && date.length === 10) this.listedOn ??= date;
    return this;
  }

  /** Returns the entry; `null` without a name. */
  finish(): ListEntry | null {
    if (this.names.size === 0) return null;
    const names = [...this.names.values()];
    const primary = Math.max(
      names.findIndex(({ kind }) => kind === 'primary'),
      0,
    );
    const { weak: _, ...first } = names[primary]!;
    return {
      sourceId: this.sourceId,
      type: this.type,
      names: [
        { ...first, kind: 'primary' },
        ...names
          .filter((_, at) => at !== primary)
          .map((name) => (name.kind === 'primary' ? { ...name, kind: 'aka' as const } : name)),
      ],
      births: [...(this.births?.values() ?? [])],
      birthPlaces: [...(this.birthPlaces ?? [])],
      nationalities: [...(this.nationalities ?? [])],
      countries: [...(this.countries ?? [])],
      addresses: [...(this.addresses ?? [])],
      identifiers: [...(this.identifiers?.values() ?? [])],
      wallets: [...(this.wallets ?? [])],
      bics: [...(this.bics ?? [])],
      accounts: [...(this.accounts ?? [])],
      ...(this.gender === null ? {} : { gender: this.gender }),
      ...(this.motherName === null ? {} : { motherName: this.motherName }),
      ...this.listing(),
    };
  }

  /** Returns the reason and date of the listing, and other facts to display. */
  listing(): Pick<ListEntry, 'programs' | 'attributes' | 'listedOn'> {
    return {
      programs: [...(this.programs ?? [])],
      attributes: [...(this.attributes?.values() ?? [])],
      ...(this.listedOn === null ? {} : { listedOn: this.listedOn }),
    };
  }
}

/** Returns this project's type for a document or number labeled `label`; `other` for an unknown label. */
/** Types of labels, because a list repeats few of them; cleared when it is full. */
const typesOfLabels = new Map<string, string>();
const MAX_LABELS = 10_000;

function identifierType(label: string): string {
  let type = typesOfLabels.get(label);
  if (type === undefined) {
    type = IDENTIFIER_TYPES.find(({ pattern }) => pattern.test(label))?.type ?? 'other';
    if (typesOfLabels.size >= MAX_LABELS) typesOfLabels.clear();
    // Copied, because a substring would retain the whole document's text in memory.
    typesOfLabels.set(Buffer.from(label).toString(), type);
  }
  return type;
}

function added<Value>(set: Set<Value> | undefined, value: Value): Set<Value> {
  return (set ?? new Set<Value>()).add(value);
}

function put<Value>(map: Map<string, Value> | undefined, key: string, value: Value): Map<string, Value> {
  return (map ?? new Map<string, Value>()).set(key, value);
}

function tidy(text: string): string {
  return /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}
