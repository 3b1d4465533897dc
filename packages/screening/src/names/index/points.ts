import { isForeign } from './segment';
import type { SegmentReader } from './segment-reader';
import { SIGNATURE_WORDS } from './signature';
import { textCount } from './tables';
import type { WordGroup } from './word-groups';

/** Maximum number of names touched per query. */
const MAX_NAMES_VISITED = 60_000;
/** A group with more names than this is checked only in the names found so far, if allowed. */
const FREQUENT = 2_000;
/** Number of postings between two reads of the clock. */
const CHECK_EVERY = 8_192;
/** Cost of looking up the words of one name, in postings. */
const POSTINGS_A_NAME = 8;

/** Points of a word of full weight in a cell. */
export const POINTS_A_WORD = 1 << 14;
/**
 * The first number of a cell contains the last group that added points in its low bits, and the points above
 * them.
 */
export const GROUP_BITS = 8;
const GROUP = (1 << GROUP_BITS) - 1;

/** Returns the words found, from the first number of a cell. */
export const matchedIn = (cell: number): number => (cell >>> GROUP_BITS) / POINTS_A_WORD;

/**
 * Numbers per cell: the points, the two numbers of the signature, and the weight of the name's words, as a
 * person in the lowest byte and as an organization in the next. They are stored together because a query
 * reads them for thousands of names all over the list, and separate memory accesses would be slow. See the
 * diagram in README.md of this folder.
 */
export const CELL_NUMBERS = 4;
/** Flag in the last number of a cell: the name isn't in Latin script. */
export const FOREIGN_NAME = 1 << 16;

function cellsOf({ segment, nameCount }: SegmentReader): Int32Array {
  const { signatures, masses } = segment;
  const cells = new Int32Array(nameCount * CELL_NUMBERS);
  for (let name = 0; name < nameCount; name++) {
    const at = name * CELL_NUMBERS;
    cells[at + 1] = signatures[name * SIGNATURE_WORDS]!;
    cells[at + 2] = signatures[name * SIGNATURE_WORDS + 1]!;
    cells[at + 3] =
      masses[name]! | (masses[nameCount + name]! << 8) | (isForeign(segment.flags[name]!) ? FOREIGN_NAME : 0);
  }
  return cells;
}

/** Points of names for the words that they share with a query; created once per index and reused. */
export class NamePoints {
  /** `CELL_NUMBERS` per name; the points of a name without any match are 0. */
  readonly cells: Int32Array;
  /** The names with points, in order of discovery. */
  readonly touched: Uint32Array;
  count = 0;
  /** False if the deadline was reached. */
  complete = true;
  private groups = 0;
  private person = false;
  private readonly similarity: Float32Array;

  constructor(private readonly reader: SegmentReader) {
    this.cells = cellsOf(reader);
    this.touched = new Uint32Array(Math.min(reader.nameCount, MAX_NAMES_VISITED * 2));
    this.similarity = new Float32Array(textCount(reader.segment.folds));
  }

  /**
   * Starts a query for persons or for organizations. The reader of the previous query's points has reset them
   * to 0.
   */
  start(person: boolean): void {
    this.person = person;
    this.count = 0;
    this.complete = true;
    this.groups = 0;
  }

  /**
   * Adds points to every name that contains a word of the group.
   * @param needed true if the group must find names; otherwise a frequent group adds points only to the names
   *   found so far
   */
  add(group: WordGroup, needed: boolean, late: () => boolean): void {
    if (late()) this.complete = false;
    if (!this.complete) return;
    const many = group.touches > FREQUENT || this.count + group.touches > MAX_NAMES_VISITED;
    if (needed || !many) this.touch(group, false, late);
    else if (this.count * POSTINGS_A_NAME > group.touches) this.touch(group, true, late);
    else this.refine(group);
  }

  /** @param known true to add only to names that have points already */
  private touch(group: WordGroup, known: boolean, late: () => boolean): void {
    const { personPostings, entityPostings } = this.reader.segment;
    const { starts, items } = this.person ? personPostings : entityPostings;
    const { cells, touched } = this;
    const number = ++this.groups;
    let unchecked = 0;
    for (let of = 0; of < group.folds.length; of++) {
      const fold = group.folds[of]!;
      const gain = Math.round(group.weight * group.similarity[of]! * POINTS_A_WORD) << GROUP_BITS;
      const end = starts[fold + 1]!;
      unchecked += end - starts[fold]!;
      if (unchecked > CHECK_EVERY) {
        unchecked = 0;
        if (late()) {
          this.complete = false;
          return;
        }
      }
      for (let at = starts[fold]!; at < end; at++) {
        const name = items[at]!;
        const cell = cells[name * CELL_NUMBERS]!;
        if ((cell & GROUP) === number) continue;
        if (cell === 0) {
          if (known) continue;
          if (this.count === touched.length) return;
          touched[this.count++] = name;
        }
        cells[name * CELL_NUMBERS] = ((cell & ~GROUP) + gain) | number;
      }
    }
  }

  /**
   * Does the same as `touch` for the names found so far, by their words; used for a word with far more names
   * than those.
   */
  private refine(group: WordGroup): void {
    const { words, foldOfLexeme } = this.reader.segment;
    const similarity = this.similarity;
    const { cells, touched } = this;
    for (let at = 0; at < group.folds.length; at++) similarity[group.folds[at]!] = group.similarity[at]!;
    for (let index = 0; index < this.count; index++) {
      const name = touched[index]!;
      let best = 0;
      for (let at = words.starts[name]!; at < words.starts[name + 1]!; at++) {
        const like = similarity[foldOfLexeme[words.items[at]! >>> 2]!]!;
        if (like > best) best = like;
      }
      cells[name * CELL_NUMBERS]! += Math.round(group.weight * best * POINTS_A_WORD) << GROUP_BITS;
    }
    for (const fold of group.folds) similarity[fold] = 0;
  }
}
