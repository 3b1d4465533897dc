import type { ListEntry, ListSource } from '../../model';
import { RecentlyAsked } from '../known-word';
import { findLegalForms, type LegalForm } from '../legal-form';
import { Lexeme } from '../lexeme';
import { type ParsedName, parsedName, type Role } from '../parse-name';
import { FLAGS, isCoded, ROLES, type Segment } from './segment';
import { textAt, textCount } from './tables';

/** Size of the reader's caches, so that names similar to many queries aren't created again for each. */
const NAMES_REMEMBERED = 65_536;
/** Size of each of two generations. */
const ENTRIES_REMEMBERED = 8_192;

const NO_FORMS: readonly LegalForm[] = [];
const rolesOfNone: (readonly Role[])[] = [];

/** Returns the roles of words without roles. */
function noRoles(words: number): readonly Role[] {
  rolesOfNone[words] ??= Array.from({ length: words }, () => null);
  return rolesOfNone[words];
}

/** A segment with its reading state: words and entries are created from their bytes on first use. */
export class SegmentReader {
  private readonly lexemes: (Lexeme | undefined)[] = [];
  private readonly formCache: (LegalForm | undefined)[] = [];
  private readonly names: (ParsedName | undefined)[];
  private namesHeld = 0;
  private readonly entries = new RecentlyAsked<ListEntry, number>(ENTRIES_REMEMBERED);
  readonly nameCount: number;
  readonly entryCount: number;

  constructor(readonly segment: Segment) {
    this.nameCount = segment.entryOfName.length;
    this.entryCount = segment.sourceOfEntry.length;
    this.lexemes.length = textCount(segment.lexemes);
    this.names = new Array<ParsedName | undefined>(this.nameCount).fill(undefined);
  }

  lexeme(id: number): Lexeme {
    let found = this.lexemes[id];
    if (found === undefined) {
      const { lexemes, folds, foldOfLexeme } = this.segment;
      const key = textAt(lexemes, id);
      found = new Lexeme(key, isCoded(key) ? undefined : textAt(folds, foldOfLexeme[id]!));
      this.lexemes[id] = found;
    }
    return found;
  }

  private form(id: number): LegalForm {
    let found = this.formCache[id];
    if (found === undefined) {
      const words = textAt(this.segment.formKeys, id).split(' ');
      found = findLegalForms(['a', ...words]).forms[0] ?? {
        kind: 'CO',
        spelling: words.join(' '),
        countries: [],
      };
      this.formCache[id] = found;
    }
    return found;
  }

  /** Returns a parsed name as from `parseReadings`, cached if used recently. */
  name(id: number): ParsedName {
    let found = this.names[id];
    if (found === undefined) {
      if (this.namesHeld++ >= NAMES_REMEMBERED) {
        this.names.fill(undefined);
        this.namesHeld = 1;
      }
      found = this.readName(id);
      this.names[id] = found;
    }
    return found;
  }

  private readName(id: number): ParsedName {
    const { words, forms, flags } = this.segment;
    const list: Lexeme[] = [];
    const roles: Role[] = [];
    let roleless = true;
    for (let at = words.starts[id]!; at < words.starts[id + 1]!; at++) {
      const item = words.items[at]!;
      list.push(this.lexeme(item >>> 2));
      roles.push(ROLES[item & 3] ?? null);
      if ((item & 3) !== 0) roleless = false;
    }
    const legalForms: LegalForm[] = [];
    for (let at = forms.starts[id]!; at < forms.starts[id + 1]!; at++)
      legalForms.push(this.form(forms.items[at]!));
    const flag = flags[id]!;
    return parsedName({
      type: flag & FLAGS.person ? 'PERSON' : flag & FLAGS.entity ? 'ENTITY' : 'UNKNOWN',
      // Copies have no spare capacity; values shared by most names are one object, which stays in the
      // processor cache.
      words: list.slice(),
      roles: roleless ? noRoles(list.length) : roles.slice(),
      legalForms: legalForms.length === 0 ? NO_FORMS : legalForms.slice(),
      letters: list.reduce((sum, word) => sum + word.text.length, 0),
      whole: this.segment.wholes[id]! | 0,
      foreign: (flag & FLAGS.foreign) !== 0,
      titled: (flag & FLAGS.titled) !== 0,
      sounded: (flag & FLAGS.sounded) !== 0,
      syllabic: false,
    });
  }

  /** Returns the index of the name within its entry. */
  numberOf(id: number): number {
    return this.segment.numberOfName[id]!;
  }

  isWeak(id: number): boolean {
    return (this.segment.flags[id]! & FLAGS.weak) !== 0;
  }

  /** Returns an entry, cached if used recently; must not be changed. */
  entry(id: number): ListEntry {
    let found = this.entries.get(id);
    if (found === undefined) {
      found = this.readEntry(id);
      this.entries.set(id, found);
    }
    return found;
  }

  private readEntry(id: number): ListEntry {
    const { records, recordStarts } = this.segment;
    const from = recordStarts[id]!;
    return JSON.parse(
      Buffer.from(records.buffer, records.byteOffset + from, recordStarts[id + 1]! - from).toString('utf8'),
    ) as ListEntry;
  }

  source(entry: number): ListSource {
    return this.segment.sources[this.segment.sourceOfEntry[entry]!]!;
  }
}
