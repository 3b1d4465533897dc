import type { ListEntry, ListSource } from '../../model';
import { RecentlyAsked } from '../known-word';
import { findLegalForms, type LegalForm } from '../legal-form';
import { Lexeme } from '../lexeme';
import type { ParsedName, Role } from '../parse-name';
import { FLAGS, isCoded, ROLES, type Segment } from './segment';
import { textAt, textCount } from './tables';

/** What a reader keeps of what it made, so that names which many are like are not made anew by each query. */
const NAMES_REMEMBERED = 65_536;
/** Of each of two generations. */
const ENTRIES_REMEMBERED = 8_192;

const NO_FORMS: readonly LegalForm[] = [];
const rolesOfNone: (readonly Role[])[] = [];

/** The roles of so many words that have none. */
function noRoles(words: number): readonly Role[] {
  rolesOfNone[words] ??= Array.from({ length: words }, () => null);
  return rolesOfNone[words];
}

/** A segment with what reading it needs: words and entries made from their bytes when they are asked for. */
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

  /** A name taken apart, as `parseReadings` would; from memory when it was asked for lately. */
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
    return {
      type: flag & FLAGS.person ? 'PERSON' : flag & FLAGS.entity ? 'ENTITY' : 'UNKNOWN',
      // Copies have no room to grow; what is the same in most names is one object, which stays near the processor.
      words: list.slice(),
      roles: roleless ? noRoles(list.length) : roles.slice(),
      legalForms: legalForms.length === 0 ? NO_FORMS : legalForms.slice(),
      letters: list.reduce((sum, word) => sum + word.text.length, 0),
      whole: this.segment.wholes[id]! | 0,
      foreign: (flag & FLAGS.foreign) !== 0,
      titled: (flag & FLAGS.titled) !== 0,
      sounded: (flag & FLAGS.sounded) !== 0,
      syllabic: false,
    };
  }

  /** Which of its entry's names it is. */
  numberOf(id: number): number {
    return this.segment.numberOfName[id]!;
  }

  isWeak(id: number): boolean {
    return (this.segment.flags[id]! & FLAGS.weak) !== 0;
  }

  /** An entry, from memory when it was asked for lately; not to be changed. */
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
