import type { ListEntry, ListSource, ScreeningList } from '../../model';
import { acronymsOf } from '../acronyms';
import { classifyName } from '../classify-name';
import { skeletonOf } from '../consonants';
import { findLegalForms, type LegalForm } from '../legal-form';
import { Lexeme } from '../lexeme';
import { loanForm, loanSkeleton } from '../loan-words';
import type { ParsedName, Role } from '../parse-name';
import { parseReadings } from '../parse-readings';
import { DeletionHashes, editsSought, SHORTEST_SPELT } from './deletions';
import { GrowingNumbers } from './growing-numbers';
import { gatherLists, type ListsOfNumbers } from './lists-of-numbers';
import { RecentlyAsked } from './recently-asked';
import { addSignature, SIGNATURE_WORDS } from './signature';
import { buildTextTable, powerOfTwo, type TextTable, textAt, textCount, textHash } from './text-table';

/** Everything of some lists' names, in typed arrays; never changed once built. */
export interface Segment {
  readonly sources: readonly ListSource[];
  /** Distinct words, as `Lexeme.key`. */
  readonly lexemes: TextTable;
  readonly foldOfLexeme: Uint32Array;
  /** Distinct romanisation folds; of words without vowels with a leading `~`. */
  readonly folds: TextTable;
  /** Persons' names that hold a word of the fold, and organisations'; a name of unknown kind is in both. */
  readonly personPostings: ListsOfNumbers;
  readonly entityPostings: ListsOfNumbers;
  /** How many names of any kind hold a word of the fold. */
  readonly namesOfFold: Uint32Array;
  /** Folds by the hash of a deletion. */
  readonly deletions: ListsOfNumbers;
  /** Words by the hash of a letter left out of them as they are spelt. */
  readonly misspellings: ListsOfNumbers;
  /** Folds by the hash of their consonants, and of those without vowels alone. */
  readonly skeletons: ListsOfNumbers;
  readonly vowelless: ListsOfNumbers;
  /** Words by the hash of how they sound as loan words, and the loan words alone. */
  readonly sounds: ListsOfNumbers;
  readonly loans: ListsOfNumbers;
  /** Names of organisations by the hash of what they are short as. */
  readonly acronyms: ListsOfNumbers;
  /** Words of each name: lexeme × 4 + role (1 family, 2 given). */
  readonly words: ListsOfNumbers;
  /** Legal forms of each name, as numbers of `formKeys`. */
  readonly forms: ListsOfNumbers;
  readonly formKeys: TextTable;
  readonly signatures: Uint32Array;
  /**
   * The weight of the words of each name as a person's name, without initials and particles, and after all of them the same
   * as an organisation's; `OTHER_KIND` where the name is of the other kind.
   */
  readonly masses: Uint8Array;
  /** `ParsedName.whole` of each name, and the names by it. */
  readonly wholes: Uint32Array;
  readonly byWhole: ListsOfNumbers;
  /** Per name: 1 person, 2 entity, 0 unknown; 4 weak; 8 foreign; 16 a surname beside a function; 32 the sound of Chinese characters. */
  readonly flags: Uint8Array;
  readonly entryOfName: Uint32Array;
  /** Which of its entry's names each is: one that can be read in several ways stands here several times. */
  readonly numberOfName: Uint32Array;
  readonly sourceOfEntry: Uint8Array;
  /** Hash of source and the source's id, to find an entry that changed. */
  readonly entryKeys: Uint32Array;
  /** Each entry as JSON, and where it starts. */
  readonly records: Uint8Array;
  readonly recordStarts: Float64Array;
}

const PERSON = 1;
const ENTITY = 2;
const WEAK = 4;
const FOREIGN = 8;
const TITLED = 16;
const SOUNDED = 32;
/** Of the unit that words are weighed in. */
export const isForeign = (flags: number): boolean => (flags & FOREIGN) !== 0;
export const MASS_UNITS = 20;
export const MOST_MASS = 254;
const OTHER_KIND = 255;
/** What a reader keeps of what it made, so that names which many are like are not made anew by each query. */
const NAMES_REMEMBERED = 65_536;
/** Of each of two generations. */
const ENTRIES_REMEMBERED = 8_192;
const ROLES: readonly Role[] = [null, 'family', 'given'];

const NO_FORMS: readonly LegalForm[] = [];
const rolesOfNone: (readonly Role[])[] = [];

/** The roles of so many words that have none. */
function noRoles(words: number): readonly Role[] {
  rolesOfNone[words] ??= Array.from({ length: words }, () => null);
  return rolesOfNone[words];
}

/** Whether a key or fold is no word as it is spelt: see `Lexeme.key`. */
const isCoded = (key: string): boolean => key.startsWith('~') || key.startsWith('%') || key.startsWith('=');

/** `loanSkeleton` of a word by its key; empty where it has none. */
export function soundOfKey(key: string): string {
  if (key.startsWith('~') || key.startsWith('=')) return '';
  return loanSkeleton(loanForm(key.startsWith('%') ? key.slice(1) : key));
}

/** `skeletonOf` a word by its fold, as `foldKey` writes it. */
export function skeletonOfFold(fold: string): string {
  if (fold.startsWith('%') || fold.startsWith('=')) return '';
  const code = fold.startsWith('~');
  return skeletonOf(code ? fold.slice(1) : fold, code);
}

export const foldKey = (word: Lexeme): string => (word.vowelless ? word.key : word.fold);
export const entryKey = (source: string, sourceId: string): number => textHash(`${source}\n${sourceId}`);

/** The weight of the words of a name, in `MASS_UNITS`, without those that may be missing. */
function massOf(words: readonly Lexeme[], weight: (word: Lexeme) => number): number {
  let sum = 0;
  for (const word of words) if (!word.initial && !word.particle) sum += weight(word);
  return Math.min(MOST_MASS, Math.round(sum * MASS_UNITS));
}

/** Numbers for texts as they come. */
class Numbering {
  readonly texts: string[] = [];
  private readonly ids = new Map<string, number>();

  of(text: string): number {
    let id = this.ids.get(text);
    if (id === undefined) {
      id = this.texts.length;
      this.ids.set(text, id);
      this.texts.push(text);
    }
    return id;
  }
}

function oneAfterTheOther(first: Uint32Array, second: Uint32Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** A source's own mark, or a single common word, or a name that its list calls low quality. */
const isWeak = (name: ListEntry['names'][number]): boolean =>
  name.weak === true || name.kind === 'low-quality';

const buckets = (folds: number, share: number) => powerOfTwo(Math.max(16, folds * share));

export function buildSegment(lists: readonly ScreeningList[]): Segment {
  const lexemes = new Numbering();
  const folds = new Numbering();
  const formKeys = new Numbering();
  const foldOfLexeme = new GrowingNumbers();
  const words = new GrowingNumbers();
  const wordStarts = new GrowingNumbers();
  const forms = new GrowingNumbers();
  const formStarts = new GrowingNumbers();
  const entryOfName = new GrowingNumbers();
  const numberOfName = new GrowingNumbers();
  const shortNames: [number, number][] = [];
  const flags = new GrowingNumbers();
  const sourceOfEntry: number[] = [];
  const entryKeys = new GrowingNumbers();
  const records: Buffer[] = [];
  const recordStarts = [0];
  const signatureParts = new GrowingNumbers();
  const personMasses = new GrowingNumbers();
  const entityMasses = new GrowingNumbers();
  const wholes = new GrowingNumbers();
  const signature = new Uint32Array(SIGNATURE_WORDS);

  const addName = (entry: ListEntry, at: number, number: number) => {
    const name = entry.names[at]!;
    const type = entry.type === 'UNKNOWN' ? classifyName(name.text).type : entry.type;
    for (const parsed of parseReadings(name.text, type, name)) {
      addReading(parsed, isWeak(name), type);
      numberOfName.push(at);
      entryOfName.push(number);
    }
  };
  const addReading = (parsed: ParsedName, weak: boolean, type: ListEntry['type']) => {
    wordStarts.push(words.length);
    formStarts.push(forms.length);
    for (let index = 0; index < parsed.words.length; index++) {
      const word = parsed.words[index]!;
      const known = lexemes.texts.length;
      const id = lexemes.of(word.key);
      if (id === known) foldOfLexeme.push(folds.of(foldKey(word)));
      words.push(id * 4 + ROLES.indexOf(parsed.roles[index] ?? null));
    }
    for (const form of parsed.legalForms) forms.push(formKeys.of(form.spelling));
    signature.fill(0);
    addSignature(
      parsed.words.map((word) => word.fold),
      signature,
      0,
    );
    for (const part of signature) signatureParts.push(part);
    personMasses.push(type === 'ENTITY' ? OTHER_KIND : massOf(parsed.words, (word) => word.personWeight));
    entityMasses.push(type === 'PERSON' ? OTHER_KIND : massOf(parsed.words, (word) => word.entityWeight));
    const kind = type === 'PERSON' ? PERSON : type === 'ENTITY' ? ENTITY : 0;
    const marks = (weak ? WEAK : 0) | (parsed.foreign ? FOREIGN : 0) | (parsed.titled ? TITLED : 0);
    flags.push(kind | marks | (parsed.sounded ? SOUNDED : 0));
    if (type !== 'PERSON')
      for (const acronym of acronymsOf(parsed.words, parsed.legalForms))
        shortNames.push([textHash(acronym), wholes.length]);
    wholes.push(parsed.whole);
  };

  for (const [source, list] of lists.entries()) {
    for (const entry of list.entries) {
      for (let at = 0; at < entry.names.length; at++) addName(entry, at, sourceOfEntry.length);
      sourceOfEntry.push(source);
      entryKeys.push(entryKey(list.source.name, entry.sourceId));
      const record = Buffer.from(JSON.stringify(entry));
      records.push(record);
      recordStarts.push(recordStarts.at(-1)! + record.length);
    }
  }
  wordStarts.push(words.length);
  formStarts.push(forms.length);
  const foldsOf = foldOfLexeme.done();
  const kinds = Uint8Array.from(flags.done());
  const wholesOf = wholes.done();
  const wholeBuckets = buckets(wholesOf.length, 1);
  const wordLists = { starts: wordStarts.done(), items: words.done() };
  return {
    sources: lists.map((list) => list.source),
    lexemes: buildTextTable(lexemes.texts),
    foldOfLexeme: foldsOf,
    folds: buildTextTable(folds.texts),
    ...gatherPostings(folds.texts.length, wordLists, foldsOf, kinds),
    ...gatherBuckets(folds.texts),
    misspellings: gatherMisspellings(lexemes.texts),
    ...gatherSounds(lexemes.texts),
    acronyms: gatherLists(wholeBuckets, (add) => {
      for (const [hash, name] of shortNames) add(hash & (wholeBuckets - 1), name);
    }),
    words: wordLists,
    forms: { starts: formStarts.done(), items: forms.done() },
    formKeys: buildTextTable(formKeys.texts),
    signatures: signatureParts.done(),
    masses: oneAfterTheOther(personMasses.done(), entityMasses.done()),
    wholes: wholesOf,
    byWhole: gatherLists(wholeBuckets, (add) => {
      for (const [name, whole] of wholesOf.entries()) add(whole & (wholeBuckets - 1), name);
    }),
    flags: kinds,
    entryOfName: entryOfName.done(),
    numberOfName: numberOfName.done(),
    sourceOfEntry: Uint8Array.from(sourceOfEntry),
    entryKeys: entryKeys.done(),
    records: Buffer.concat(records),
    recordStarts: Float64Array.from(recordStarts),
  };
}

function gatherPostings(
  folds: number,
  words: ListsOfNumbers,
  foldOfLexeme: Uint32Array,
  flags: Uint8Array,
): Pick<Segment, 'personPostings' | 'entityPostings' | 'namesOfFold'> {
  const namesOfFold = new Uint32Array(folds);
  const each = (other: number, add: (fold: number, name: number) => void) => {
    for (let name = 0; name + 1 < words.starts.length; name++) {
      if (flags[name]! & other) continue;
      const from = words.starts[name]!;
      const to = words.starts[name + 1]!;
      for (let at = from; at < to; at++) {
        const fold = foldOfLexeme[words.items[at]! >>> 2]!;
        let again = from;
        while (again < at && foldOfLexeme[words.items[again]! >>> 2] !== fold) again++;
        if (again === at) add(fold, name);
      }
    }
  };
  each(0, (fold) => {
    namesOfFold[fold]!++;
  });
  return {
    personPostings: gatherLists(folds, (add) => each(ENTITY, add)),
    entityPostings: gatherLists(folds, (add) => each(PERSON, add)),
    namesOfFold,
  };
}

function gatherBuckets(folds: readonly string[]): Pick<Segment, 'deletions' | 'skeletons' | 'vowelless'> {
  const deletionBuckets = buckets(folds.length, 8);
  const skeletonBuckets = buckets(folds.length, 1);
  const hashes = new DeletionHashes();
  const bySkeleton = (wanted: (fold: string) => boolean) =>
    gatherLists(skeletonBuckets, (add) => {
      for (const [id, fold] of folds.entries()) {
        const skeleton = wanted(fold) ? skeletonOfFold(fold) : '';
        if (skeleton !== '') add(textHash(skeleton) & (skeletonBuckets - 1), id);
      }
    });
  return {
    deletions: gatherLists(deletionBuckets, (add) => {
      for (const [id, fold] of folds.entries()) {
        const edits = isCoded(fold) ? 0 : editsSought(fold.length);
        if (edits === 0) continue;
        for (const hash of hashes.of(fold, edits)) add(hash & (deletionBuckets - 1), id);
      }
    }),
    skeletons: bySkeleton(() => true),
    vowelless: bySkeleton((fold) => fold.startsWith('~')),
  };
}

function gatherMisspellings(words: readonly string[]): ListsOfNumbers {
  const spelt = buckets(words.length, 4);
  const hashes = new DeletionHashes();
  return gatherLists(spelt, (add) => {
    for (const [id, word] of words.entries()) {
      if (word.length < SHORTEST_SPELT || isCoded(word)) continue;
      for (const hash of hashes.of(word, 1)) add(hash & (spelt - 1), id);
    }
  });
}

function gatherSounds(words: readonly string[]): Pick<Segment, 'sounds' | 'loans'> {
  const hashed = buckets(words.length, 1);
  const bySound = (wanted: (word: string) => boolean) =>
    gatherLists(hashed, (add) => {
      for (const [id, word] of words.entries()) {
        const sound = wanted(word) ? soundOfKey(word) : '';
        if (sound !== '') add(textHash(sound) & (hashed - 1), id);
      }
    });
  return { sounds: bySound(() => true), loans: bySound((word) => word.startsWith('%')) };
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
      type: flag & PERSON ? 'PERSON' : flag & ENTITY ? 'ENTITY' : 'UNKNOWN',
      // Copies have no room to grow; what is the same in most names is one object, which stays near the processor.
      words: list.slice(),
      roles: roleless ? noRoles(list.length) : roles.slice(),
      legalForms: legalForms.length === 0 ? NO_FORMS : legalForms.slice(),
      letters: list.reduce((sum, word) => sum + word.text.length, 0),
      whole: this.segment.wholes[id]! | 0,
      foreign: (flag & FOREIGN) !== 0,
      titled: (flag & TITLED) !== 0,
      sounded: (flag & SOUNDED) !== 0,
    };
  }

  /** Which of its entry's names it is. */
  numberOf(id: number): number {
    return this.segment.numberOfName[id]!;
  }

  isWeak(id: number): boolean {
    return (this.segment.flags[id]! & WEAK) !== 0;
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
