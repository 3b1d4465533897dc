import { DEFAULT_SETTINGS, scorePair } from '@assay/screening';
import { FURTHER_ORGANISATIONS } from './data/further-organisations';
import { FURTHER_PERSONS } from './data/further-persons';
import { FURTHER_SCRIPTS } from './data/further-scripts';
import { ORGANISATIONS } from './data/organisations';
import { PERSONS_LATIN } from './data/persons-latin';
import { PERSONS_SCRIPTS } from './data/persons-scripts';
import { areaUnderCurve, f1At, type Judged } from './measures';
import { type Pair, placeOf } from './pairs';

/** One pair in this many is looked at while the scorer is made; the others only counted. */
const HALVES = 2;

/** Pairs of a table: lines `: kind`, then `= query | candidate` for the same and `# query | candidate` for others. */
function pairsOf(table: string, type: Pair['type']): Pair[] {
  const pairs: Pair[] = [];
  let kind = '';
  for (const line of table.trim().split('\n')) {
    const mark = line[0];
    const text = line.slice(2);
    if (mark === ':') kind = text;
    else {
      const [query = '', candidate = ''] = text.split(' | ');
      const test = placeOf(text) % HALVES === 0;
      pairs.push({ kind, type, query, candidate, same: mark === '=', test });
    }
  }
  return pairs;
}

/** Curated pairs of the kinds that screening gets wrong, with the half that nothing was chosen on marked `test`. */
const hardPairs = (): Pair[] => [
  ...pairsOf(PERSONS_LATIN, 'PERSON'),
  ...pairsOf(PERSONS_SCRIPTS, 'PERSON'),
  ...pairsOf(ORGANISATIONS, 'ENTITY'),
];

/** Further pairs of the same kinds, which the tables were made without: of their half marked `test` nobody read the failures. */
const furtherPairs = (): Pair[] => [
  ...pairsOf(FURTHER_PERSONS, 'PERSON'),
  ...pairsOf(FURTHER_SCRIPTS, 'PERSON'),
  ...pairsOf(FURTHER_ORGANISATIONS, 'ENTITY'),
];

/** A pair with the score that it has today. */
interface JudgedPair extends Judged {
  readonly pair: Pair;
}

const judgedPair = (pair: Pair): JudgedPair => ({
  pair,
  same: pair.same,
  score: scorePair({ name: pair.query, type: pair.type }, { names: [pair.candidate] }).score,
});

export const judgeHard = (): JudgedPair[] => hardPairs().map(judgedPair);
export const judgeFurther = (): JudgedPair[] => furtherPairs().map(judgedPair);

/** What one kind of pairs reaches. */
interface KindFigures {
  readonly kind: string;
  readonly pairs: number;
  readonly f1: number;
  readonly recall: number;
  readonly precision: number;
  readonly auc: number;
}

export function figuresOf(kind: string, judged: readonly Judged[]): KindFigures {
  return {
    kind,
    pairs: judged.length,
    ...f1At(judged, DEFAULT_SETTINGS.scoreThreshold),
    auc: areaUnderCurve(judged),
  };
}

/** The figures of every kind, over both halves. */
export function figuresByKind(judged: readonly JudgedPair[]): KindFigures[] {
  const kinds = [...new Set(judged.map(({ pair }) => pair.kind))];
  return kinds.map((kind) =>
    figuresOf(
      kind,
      judged.filter(({ pair }) => pair.kind === kind),
    ),
  );
}
