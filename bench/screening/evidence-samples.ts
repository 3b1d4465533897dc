import { buildNameIndex, DEFAULT_SETTINGS, type ScreeningList } from '@assay/screening';
import { gatherEvidence } from '../../packages/screening/src/names/gather-evidence';
import type { ParsedName } from '../../packages/screening/src/names/parse-name';
import { parseReadings } from '../../packages/screening/src/names/parse-readings';
import { sumOfEvidence } from '../../packages/screening/src/names/weigh-evidence';
import { drawPerson } from './cultures';
import { Draw } from './draw';
import { judgeFourth, judgeFurther, judgeHard, judgeThird } from './hard-pairs';
import { readFiles } from './lists';
import { asSpoken, inTest, makePairs, type Pair } from './pairs';

const STRANGERS = 4_000;
const STRANGERS_SEED = 31;
const NEIGHBOURS = 3;

/** The readings of both names that are most alike by the sum of their evidence; undefined where there is nothing to compare. */
export function bestReadings({
  query,
  candidate,
  type,
}: Pair): readonly [ParsedName, ParsedName] | undefined {
  const listed = parseReadings(candidate, type);
  return parseReadings(query, type)
    .flatMap((asked) => listed.map((name): readonly [ParsedName, ParsedName] => [asked, name]))
    .filter(([a, b]) => a.words.length > 0 && b.words.length > 0 && !(a.sounded && b.sounded))
    .map((pair) => {
      const { evidence, person } = gatherEvidence(...pair, DEFAULT_SETTINGS);
      return {
        pair,
        sum: evidence.matched === 0 ? Number.NEGATIVE_INFINITY : sumOfEvidence(evidence, person),
      };
    })
    .sort((a, b) => b.sum - a.sum)[0]?.pair;
}

/** Persons on no list against the names that are most like theirs: what a false alarm looks like. */
function strangers(sanctions: readonly ScreeningList[]): Pair[] {
  const index = buildNameIndex(sanctions);
  const settings = { ...DEFAULT_SETTINGS, scoreThreshold: 0.3, resultLimit: NEIGHBOURS };
  const draw = new Draw(STRANGERS_SEED);
  return Array.from({ length: STRANGERS }, () => drawPerson(draw)).flatMap((query) =>
    index
      .screen({ name: query, type: 'PERSON' }, settings)
      .matches.filter(({ entry }) => !inTest(entry.sourceId))
      .map(
        ({ name }): Pair => ({
          kind: 'stranger',
          type: 'PERSON',
          query,
          candidate: asSpoken(name.text),
          same: false,
          test: false,
        }),
      ),
  );
}

interface DevelopmentPairs {
  /** Made from real lists, of the entries that no figure is counted on. */
  readonly pairs: readonly Pair[];
  /** Different entries that are near each other by their letters, whatever our own index makes of them. */
  readonly plain: readonly Pair[];
  readonly unlisted: readonly Pair[];
  /** The halves of the curated lists whose failures may be read. */
  readonly curated: { readonly [list in 'hard' | 'further' | 'third' | 'fourth']: readonly Pair[] };
}

/** Everything that the scorer may be made with. */
export async function developmentPairs(): Promise<DevelopmentPairs> {
  const sanctions = await readFiles([
    'ofac/sdn_2024-05-03.csv',
    'ofac/alt_2025-02.csv',
    'ofac/sdn_comments_2025-02.csv',
  ]);
  const { hardest, labelled, scripts } = makePairs(
    sanctions,
    await readFiles(['un/consolidated_2026-02-27.xml']),
  );
  const read = (judged: ReturnType<typeof judgeHard>): Pair[] =>
    judged.map(({ pair }) => pair).filter((pair) => !pair.test);
  return {
    pairs: [...hardest, ...scripts].filter((pair) => !pair.test),
    plain: labelled.filter(({ kind, test }) => kind === 'neighbour' && !test),
    unlisted: strangers(sanctions),
    curated: {
      hard: read(judgeHard()),
      further: read(judgeFurther()),
      third: read(judgeThird()),
      fourth: read(judgeFourth()),
    },
  };
}
