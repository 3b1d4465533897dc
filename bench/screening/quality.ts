import {
  buildNameIndex,
  classifyName,
  DEFAULT_SETTINGS,
  type NameIndex,
  type NameMatch,
  type ScreeningList,
  scorePair,
} from '@assay/screening';
import { atLeast, atMost, type Row } from '../row';
import { classSamples } from './class-samples';
import { drawPerson } from './cultures';
import {
  areaUnderCurve,
  bestF1,
  f1At,
  figuresByKind,
  figuresByScript,
  figuresOf,
  type Judged,
  judgeFifth,
  judgeFourth,
  judgeFurther,
  judgeHard,
  judgeSeventh,
  judgeSixth,
  judgeThird,
  recallAt,
} from './hard-pairs';
import { drawNativeName, NATIVE_NAMES } from './native-names';
import { Draw, reorder, respace, typo } from './noise';
import { makePairs, type Pair, placeOf } from './pairs';
import { respeltPairs } from './respelt-pairs';

const THRESHOLD = DEFAULT_SETTINGS.scoreThreshold;
/** A thousand would measure the share only with a precision of 0.2%. */
const TREATED = 20_000;
const STRANGERS = 20_000;
/** Number per script. */
const NATIVE_STRANGERS = 1_000;
const MIN_TREATED_LENGTH = 7;

const judge = (pairs: readonly Pair[]): Judged[] =>
  pairs
    .filter((pair) => pair.test)
    .map(({ query, candidate, type, same }) => ({
      score: scorePair({ name: query, type }, { names: [candidate] }).score,
      same,
    }));

/** Measures the scorer on the test half of the pairs. */
function pairRows(sanctions: readonly ScreeningList[], un: readonly ScreeningList[]): Row[] {
  const { labelled, hardest, highest, scripts } = makePairs(sanctions, un);
  const judged = judge(hardest);
  const best = bestF1(judged);
  const respelt = judge(respeltPairs(sanctions.flatMap((list) => list.entries)));
  const arabic = judge(scripts.filter(({ kind }) => kind.startsWith('Arabic')));
  return [
    {
      figure: `pairs of names, F1 at ${THRESHOLD}, test half with ${judged.length}`,
      value: f1At(judged, THRESHOLD).f1,
      unit: '',
      bar: atLeast(0.8),
      reference: `best F1 at any threshold ${best.f1.toFixed(3)} at ${best.threshold.toFixed(3)}`,
    },
    { figure: 'pairs of names, AUC', value: areaUnderCurve(judged), unit: '', bar: atLeast(0.87) },
    {
      figure: `listed persons in other spellings, orders and lengths, F1 at ${THRESHOLD}, test half with ${respelt.length}`,
      value: f1At(respelt, THRESHOLD).f1,
      unit: '',
      bar: atLeast(0.87),
    },
    {
      figure: 'listed persons in other spellings, orders and lengths, AUC',
      value: areaUnderCurve(respelt),
      unit: '',
      bar: atLeast(0.91),
    },
    {
      figure: 'pairs of names, AUC, highest-scoring strangers of the index',
      value: areaUnderCurve(judge(highest)),
      unit: '',
    },
    {
      figure: 'pairs of names, AUC, strangers chosen independently of the index',
      value: areaUnderCurve(judge(labelled)),
      unit: '',
    },
    {
      figure: 'Arabic script, recall at 1% false positives',
      value: recallAt(arabic, 0.01),
      unit: '',
      bar: atLeast(0.95),
    },
  ];
}

/** Measures F1 and AUC of the half of pairs that is only counted. */
function countedRows(list: string, judged: ReturnType<typeof judgeHard>): Row[] {
  const { pairs, f1, recall, precision, auc } = figuresOf(
    list,
    judged.filter(({ pair }) => pair.test),
  );
  return [
    {
      figure: `${list}, F1 at ${THRESHOLD}, held-out half with ${pairs}`,
      value: f1,
      unit: '',
      bar: atLeast(0.87),
      reference: `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
    },
    { figure: `${list}, AUC, held-out half`, value: auc, unit: '', bar: atLeast(0.91) },
  ];
}

/** Measures the curated pairs: the half that influenced no choice, and each kind. */
function hardRows(): Row[] {
  const judged = judgeHard();
  const half = figuresOf(
    'held-out half',
    judged.filter(({ pair }) => pair.test),
  );
  const further = figuresOf(
    'held-out half',
    judgeFurther().filter(({ pair }) => pair.test),
  );
  return [
    ...countedRows('seventh list of curated pairs', judgeSeventh()),
    ...countedRows('sixth list of curated pairs', judgeSixth()),
    ...countedRows('fifth list of curated pairs', judgeFifth()),
    ...countedRows('fourth list of curated pairs', judgeFourth()),
    ...countedRows('third list of curated pairs', judgeThird()),
    {
      figure: `further curated pairs, F1 at ${THRESHOLD}, held-out half with ${further.pairs}`,
      value: further.f1,
      unit: '',
      bar: atLeast(0.87),
    },
    { figure: 'further curated pairs, AUC, held-out half', value: further.auc, unit: '', bar: atLeast(0.91) },
    {
      figure: `curated pairs, F1 at ${THRESHOLD}, held-out half with ${half.pairs}`,
      value: half.f1,
      unit: '',
      bar: atLeast(0.92),
    },
    { figure: 'curated pairs, AUC, held-out half', value: half.auc, unit: '' },
    ...figuresByScript().map(({ script, pairs, recall }) => ({
      figure: `${script}, recall at 1% false positives, ${pairs} curated pairs`,
      value: recall,
      unit: '',
      bar: atLeast(0.95),
    })),
    ...figuresByKind(judged).map(({ kind, pairs, f1, recall, precision }) => ({
      figure: `curated pairs, ${kind}, F1, ${pairs} pairs`,
      value: f1,
      unit: '',
      reference: `recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`,
    })),
  ];
}

const percent = (count: number, of: number) => (100 * count) / of;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const drawBirth = (draw: Draw): string =>
  `${1945 + draw.below(60)}-${twoDigits(1 + draw.below(12))}-${twoDigits(1 + draw.below(28))}`;

/** Minimum similarity of words that count as one in two spellings. */
const SAME_WORD = 0.93;

/**
 * Checks whether a listed name has every word of the query in some spelling. Only more data about the person
 * can distinguish such a namesake.
 */
const isNamesake = ({ entry, explanation: { pairs, unmatched_query } }: NameMatch): boolean =>
  entry.type === 'PERSON' &&
  unmatched_query.length === 0 &&
  pairs.every(({ similarity, likeness }) => similarity >= SAME_WORD && likeness !== 'edit');

/** Measures unlisted persons in their native script, by script, with an unknown party type. */
function nativeRows(index: NameIndex): Row[] {
  return NATIVE_NAMES.map((names) => {
    const draw = new Draw(11);
    let alerts = 0;
    let asPersons = 0;
    let namesakes = 0;
    let withDob = 0;
    for (let number = 0; number < NATIVE_STRANGERS; number++) {
      const name = drawNativeName(names, 'counted', draw);
      const { matches } = index.screen({ name }, DEFAULT_SETTINGS);
      if (matches.length > 0) alerts++;
      if (matches.some(isNamesake)) namesakes++;
      if (index.screen({ name, type: 'PERSON' }, DEFAULT_SETTINGS).matches.length > 0) asPersons++;
      if (index.screen({ name, dob: drawBirth(draw) }, DEFAULT_SETTINGS).matches.length > 0) withDob++;
    }
    return {
      figure: `alerts on unlisted persons, ${names.script}, unknown party type`,
      value: percent(alerts, NATIVE_STRANGERS),
      unit: '%',
      bar: atMost(2),
      reference: `with party type PERSON: ${percent(asPersons, NATIVE_STRANGERS).toFixed(1)} %; for a namesake ${percent(namesakes, NATIVE_STRANGERS).toFixed(1)} %; with a date of birth ${percent(withDob, NATIVE_STRANGERS).toFixed(1)} %`,
    };
  });
}

/** Searches the whole index for list names with an error, and for names of unlisted persons. */
function retrievalRows(lists: readonly ScreeningList[]): Row[] {
  const index = buildNameIndex(lists);
  const draw = new Draw(4);
  const entries = lists.flatMap((list) => list.entries).filter((entry) => placeOf(entry.sourceId) % 2 === 0);
  let asked = 0;
  let found = 0;
  while (asked < TREATED) {
    const entry = draw.of(entries);
    const name = entry.names[0]!.text;
    if (name.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_TREATED_LENGTH) continue;
    asked++;
    const treated = draw.of([typo, reorder, respace])(name, draw);
    const { matches } = index.screen({ name: treated, type: entry.type }, DEFAULT_SETTINGS);
    if (matches.some((match) => match.entry.sourceId === entry.sourceId)) found++;
  }
  let alerts = 0;
  let alertsWithDob = 0;
  let alertsUnknown = 0;
  for (let number = 0; number < STRANGERS; number++) {
    const query = { name: drawPerson(draw), type: 'PERSON' } as const;
    const dob = drawBirth(draw);
    if (index.screen(query, DEFAULT_SETTINGS).matches.length > 0) alerts++;
    if (index.screen({ ...query, dob }, DEFAULT_SETTINGS).matches.length > 0) alertsWithDob++;
    if (index.screen({ name: query.name }, DEFAULT_SETTINGS).matches.length > 0) alertsUnknown++;
  }
  return [
    {
      figure: 'found list names with a typing error, another order or other spaces',
      value: percent(found, TREATED),
      unit: '%',
      bar: atLeast(99.8),
    },
    {
      figure: 'alerts on unlisted names',
      value: percent(alerts, STRANGERS),
      unit: '%',
      bar: atMost(2),
    },
    {
      figure: 'alerts on unlisted names with a date of birth',
      value: percent(alertsWithDob, STRANGERS),
      unit: '%',
      bar: atMost(0.1),
    },
    {
      figure: 'alerts on unlisted names, unknown party type',
      value: percent(alertsUnknown, STRANGERS),
      unit: '%',
      bar: atMost(2),
    },
    ...nativeRows(index),
  ];
}

/** Measures the classifier on entries excluded from its training. */
async function classRows(): Promise<Row[]> {
  const samples = (await classSamples()).filter((sample) => sample.test);
  const right = samples.filter(
    ({ name, entity }) => classifyName(name).type === (entity ? 'ENTITY' : 'PERSON'),
  );
  return [
    {
      figure: `PERSON or ENTITY, ${samples.length} names of entries outside of the training data`,
      value: (100 * right.length) / samples.length,
      unit: '%',
      bar: atLeast(97),
    },
  ];
}

export async function qualityRows(lists: {
  readonly all: readonly ScreeningList[];
  readonly sanctions: readonly ScreeningList[];
  readonly un: readonly ScreeningList[];
}): Promise<Row[]> {
  return [
    ...pairRows(lists.sanctions, lists.un),
    ...hardRows(),
    ...retrievalRows(lists.all),
    ...(await classRows()),
  ];
}
