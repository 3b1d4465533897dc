import type { ListEntry, ScreeningList } from '../../model';
import { acronymsOf } from '../acronyms';
import { classifyName } from '../classify-name';
import type { Lexeme } from '../lexeme';
import type { ParsedName } from '../parse-name';
import { parseReadings } from '../parse-readings';
import { DeletionHashes, editsSought, SHORTEST_SPELT } from './deletions';
import { GrowingNumbers } from './growing-numbers';
import { gatherLists, type ListsOfNumbers } from './lists-of-numbers';
import {
  entryKey,
  FLAGS,
  foldKey,
  isCoded,
  MASS_UNITS,
  MOST_MASS,
  ROLES,
  type Segment,
  skeletonOfFold,
  soundOfKey,
} from './segment';
import { addSignature, SIGNATURE_WORDS } from './signature';
import { buildTextTable, powerOfTwo, textHash } from './text-table';

/** The mass of a name that is of the other kind. */
const OTHER_KIND = 255;

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

/** Everything of some lists' names, taken apart and gathered. */
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
    const kind = type === 'PERSON' ? FLAGS.person : type === 'ENTITY' ? FLAGS.entity : 0;
    const marks =
      (weak ? FLAGS.weak : 0) | (parsed.foreign ? FLAGS.foreign : 0) | (parsed.titled ? FLAGS.titled : 0);
    flags.push(kind | marks | (parsed.sounded ? FLAGS.sounded : 0));
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
