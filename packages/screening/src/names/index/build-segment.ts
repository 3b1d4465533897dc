import type { ListEntry, ScreeningList } from '../../model';
import { acronymsOf } from '../acronyms';
import { classifyWritten } from '../classify-name';
import type { Lexeme } from '../lexeme';
import type { ParsedName } from '../parse-name';
import { parseReadings } from '../parse-readings';
import { WrittenName } from '../words';
import { DeletionHashes, editsSought, MIN_SPELLED_LENGTH } from './deletions';
import {
  entryKey,
  FLAGS,
  foldKey,
  isCoded,
  MASS_UNITS,
  MAX_MASS,
  ROLES,
  type Segment,
  skeletonOfFold,
  soundOfKey,
} from './segment';
import { addSignature, SIGNATURE_WORDS } from './signature';
import {
  buildTextTable,
  GrowingNumbers,
  gatherLists,
  type ListsOfNumbers,
  powerOfTwo,
  textHash,
} from './tables';

/** Mass of a name of the other kind. */
const OTHER_KIND = 255;

/** Returns the weight of the words of a name, in `MASS_UNITS`, without optional words. */
function massOf(words: readonly Lexeme[], weight: (word: Lexeme) => number): number {
  let sum = 0;
  for (const word of words) if (!word.initial && !word.particle) sum += weight(word);
  return Math.min(MAX_MASS, Math.round(sum * MASS_UNITS));
}

/** Assigns numbers to strings in order of occurrence. */
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

/** Checks for a weak name: marked by its source, a single common word, or rated low quality by its list. */
const isWeak = (name: ListEntry['names'][number]): boolean =>
  name.weak === true || name.kind === 'low-quality';

const buckets = (folds: number, share: number) => powerOfTwo(Math.max(16, folds * share));

/** Parses the names of lists, one entry after the other. */
class SegmentBuilder {
  private readonly lexemes = new Numbering();
  private readonly folds = new Numbering();
  private readonly formKeys = new Numbering();
  private readonly foldOfLexeme = new GrowingNumbers();
  private readonly words = new GrowingNumbers();
  private readonly wordStarts = new GrowingNumbers();
  private readonly forms = new GrowingNumbers();
  private readonly formStarts = new GrowingNumbers();
  private readonly entryOfName = new GrowingNumbers();
  private readonly numberOfName = new GrowingNumbers();
  private readonly shortNames: [number, number][] = [];
  private readonly flags = new GrowingNumbers();
  private readonly sourceOfEntry: number[] = [];
  private readonly entryKeys = new GrowingNumbers();
  private readonly records: Buffer[] = [];
  private readonly recordStarts = [0];
  private readonly signatureParts = new GrowingNumbers();
  private readonly personMasses = new GrowingNumbers();
  private readonly entityMasses = new GrowingNumbers();
  private readonly wholes = new GrowingNumbers();
  private readonly signature = new Uint32Array(SIGNATURE_WORDS);

  /** @param source index of the entry's list */
  addEntry(entry: ListEntry, source: number, sourceName: string): void {
    for (let at = 0; at < entry.names.length; at++) this.addName(entry, at, this.sourceOfEntry.length);
    this.sourceOfEntry.push(source);
    this.entryKeys.push(entryKey(sourceName, entry.sourceId));
    const record = Buffer.from(JSON.stringify(entry));
    this.records.push(record);
    this.recordStarts.push(this.recordStarts.at(-1)! + record.length);
  }

  private addName(entry: ListEntry, at: number, number: number): void {
    const name = entry.names[at]!;
    const written = new WrittenName(name.text);
    const type = entry.type === 'UNKNOWN' ? classifyWritten(written).type : entry.type;
    for (const parsed of parseReadings(written, type, name)) {
      this.addReading(parsed, isWeak(name), type);
      this.numberOfName.push(at);
      this.entryOfName.push(number);
    }
  }

  private addReading(parsed: ParsedName, weak: boolean, type: ListEntry['type']): void {
    this.wordStarts.push(this.words.length);
    this.formStarts.push(this.forms.length);
    for (let index = 0; index < parsed.words.length; index++) {
      const word = parsed.words[index]!;
      const known = this.lexemes.texts.length;
      const id = this.lexemes.of(word.key);
      if (id === known) this.foldOfLexeme.push(this.folds.of(foldKey(word)));
      this.words.push(id * 4 + ROLES.indexOf(parsed.roles[index] ?? null));
    }
    for (const form of parsed.legalForms) this.forms.push(this.formKeys.of(form.spelling));
    this.signature.fill(0);
    addSignature(
      parsed.words.map((word) => word.fold),
      this.signature,
      0,
    );
    for (const part of this.signature) this.signatureParts.push(part);
    this.personMasses.push(
      type === 'ENTITY' ? OTHER_KIND : massOf(parsed.words, (word) => word.personWeight),
    );
    this.entityMasses.push(
      type === 'PERSON' ? OTHER_KIND : massOf(parsed.words, (word) => word.entityWeight),
    );
    const kind = type === 'PERSON' ? FLAGS.person : type === 'ENTITY' ? FLAGS.entity : 0;
    const marks =
      (weak ? FLAGS.weak : 0) | (parsed.foreign ? FLAGS.foreign : 0) | (parsed.titled ? FLAGS.titled : 0);
    this.flags.push(kind | marks | (parsed.sounded ? FLAGS.sounded : 0));
    if (type !== 'PERSON')
      for (const acronym of acronymsOf(parsed.words, parsed.legalForms))
        this.shortNames.push([textHash(acronym), this.wholes.length]);
    this.wholes.push(parsed.whole);
  }

  /** Builds the segment. Nothing can be added afterwards. */
  done(sources: Segment['sources']): Segment {
    const { lexemes, folds } = this;
    this.wordStarts.push(this.words.length);
    this.formStarts.push(this.forms.length);
    const foldOfLexeme = this.foldOfLexeme.done();
    const flags = Uint8Array.from(this.flags.done());
    const wholes = this.wholes.done();
    const wholeBuckets = buckets(wholes.length, 1);
    const words = { starts: this.wordStarts.done(), items: this.words.done() };
    return {
      sources,
      lexemes: buildTextTable(lexemes.texts),
      foldOfLexeme,
      folds: buildTextTable(folds.texts),
      ...gatherPostings(folds.texts.length, words, foldOfLexeme, flags),
      ...gatherBuckets(folds.texts),
      misspellings: gatherMisspellings(lexemes.texts),
      ...gatherSounds(lexemes.texts),
      acronyms: gatherLists(wholeBuckets, (add) => {
        for (const [hash, name] of this.shortNames) add(hash & (wholeBuckets - 1), name);
      }),
      words,
      forms: { starts: this.formStarts.done(), items: this.forms.done() },
      formKeys: buildTextTable(this.formKeys.texts),
      signatures: this.signatureParts.done(),
      masses: oneAfterTheOther(this.personMasses.done(), this.entityMasses.done()),
      wholes,
      byWhole: gatherLists(wholeBuckets, (add) => {
        for (const [name, whole] of wholes.entries()) add(whole & (wholeBuckets - 1), name);
      }),
      flags,
      entryOfName: this.entryOfName.done(),
      numberOfName: this.numberOfName.done(),
      sourceOfEntry: Uint8Array.from(this.sourceOfEntry),
      entryKeys: this.entryKeys.done(),
      records: Buffer.concat(this.records),
      recordStarts: Float64Array.from(this.recordStarts),
    };
  }
}

/** Builds a segment from the names of lists. */
export function buildSegment(lists: readonly ScreeningList[]): Segment {
  const builder = new SegmentBuilder();
  for (const [source, list] of lists.entries())
    for (const entry of list.entries) builder.addEntry(entry, source, list.source.name);
  return builder.done(lists.map((list) => list.source));
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
    personPostings: gatherLists(folds, (add) => each(FLAGS.entity, add)),
    entityPostings: gatherLists(folds, (add) => each(FLAGS.person, add)),
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
      if (word.length < MIN_SPELLED_LENGTH || isCoded(word)) continue;
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
