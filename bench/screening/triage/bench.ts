import { CLEAR_BELOW, TRIAGE_MODEL } from '../../../packages/screening/src/data/triage-weights';
import { triageProbability } from '../../../packages/screening/src/triage/model';
import { atLeast, atMost, type Row } from '../../row';
import { hasRealLists } from '../cultures';
import { countedLists } from './counted-lists';
import { COUNTED_POPULATIONS } from './data/counted-names';
import { balanced } from './fit';
import { areaUnder, calibrationError, sharesBelow } from './measure';
import { drawSamples, type Sample } from './samples';
import { trainTriage } from './train';

const SEED = 7_301_129;
const COUNTS = { perEntry: 12, unlisted: 200_000 };
/** Customers of list entries with three times the errors in dates and countries. */
const HARSH = { perEntry: 6, unlisted: 0, errors: 3 };
const PERCENT = 100;

const probabilities = (samples: readonly Sample[]) =>
  samples.map((sample) => ({
    value: triageProbability(sample.facts),
    score: sample.score,
    isTrue: sample.isTrue,
  }));

/** Returns predictions for a share of true matches: the samples are weighted to it. */
function predictedAt(samples: readonly Sample[], prior: number) {
  const weightOf = balanced(samples);
  return samples.map((sample) => ({
    probability: triageProbability(sample.facts, TRIAGE_MODEL, prior),
    isTrue: sample.isTrue,
    weight: weightOf(sample) * 2 * (sample.isTrue ? prior : 1 - prior),
  }));
}

const shareOf = (samples: readonly Sample[], isTrue: boolean, holds: (sample: Sample) => boolean): number => {
  const of = samples.filter((sample) => sample.isTrue === isTrue);
  return (PERCENT * of.filter(holds).length) / (of.length || 1);
};

function calibrationRows(samples: readonly Sample[]): Row[] {
  const { prior } = TRIAGE_MODEL;
  return [
    {
      figure: `calibration error in 10 bins, ${prior * PERCENT}% true matches, counted lists`,
      value: calibrationError(predictedAt(samples, prior)),
      unit: '',
      bar: atMost(0.03),
    },
    {
      figure: 'the same, 50% true matches',
      value: calibrationError(predictedAt(samples, 0.5)),
      unit: '',
      bar: atMost(0.03),
    },
  ];
}

function clearedRows(title: string, samples: readonly Sample[], isMeasured: boolean): Row[] {
  const { cleared, missed } = sharesBelow(probabilities(samples), CLEAR_BELOW);
  const trues = samples.filter(({ isTrue }) => isTrue).length;
  const falses = samples.length - trues;
  const filtered = shareOf(samples, false, (sample) => sample.filtered);
  const lost = shareOf(samples, true, (sample) => sample.filtered);
  return [
    {
      figure: `false matches cleared below ${CLEAR_BELOW}, ${title}, ${falses}`,
      value: PERCENT * cleared,
      unit: '%',
      ...(isMeasured ? { bar: atLeast(50) } : {}),
      reference: `filter by date of birth ${filtered.toFixed(1)} %`,
    },
    {
      figure: `true matches missed, ${title}, ${trues}`,
      value: PERCENT * missed,
      unit: '%',
      ...(isMeasured ? { bar: atMost(0.1) } : {}),
      reference: `filter by date of birth ${lost.toFixed(2)} %`,
    },
  ];
}

/** Measures customers without a case: all matches of the customer are cleared. */
function alertRows(samples: readonly Sample[]): Row[] {
  const open = new Map<number, boolean>();
  const openByFilter = new Map<number, boolean>();
  for (const { customer, facts, filtered } of samples.filter(({ isTrue }) => !isTrue)) {
    open.set(customer, (open.get(customer) ?? false) || triageProbability(facts) >= CLEAR_BELOW);
    openByFilter.set(customer, (openByFilter.get(customer) ?? false) || !filtered);
  }
  const share = (of: ReadonlyMap<number, boolean>) =>
    (PERCENT * [...of.values()].filter((isOpen) => !isOpen).length) / of.size;
  return [
    {
      figure: `unlisted customers with matches, all of them cleared, ${open.size}`,
      value: share(open),
      unit: '%',
      reference: `filter by date of birth ${share(openByFilter).toFixed(1)} %`,
    },
  ];
}

function rankingRows(samples: readonly Sample[]): Row[] {
  const equal = samples.filter(({ facts }) => facts.nameScore >= 0.9999);
  const valued = (of: readonly Sample[], value: (sample: Sample) => number) =>
    areaUnder(of.map((sample) => ({ value: value(sample), isTrue: sample.isTrue })));
  const falses = equal.filter(({ isTrue }) => !isTrue).length;
  const row = (figure: string, of: readonly Sample[]): Row => ({
    figure,
    value: valued(of, ({ facts }) => triageProbability(facts)),
    unit: '',
    reference: `score with dates and countries ${valued(of, ({ score }) => score).toFixed(3)}, name alone ${valued(of, ({ facts }) => facts.nameScore).toFixed(3)}`,
  });
  return [
    row(`AUC of matches with a name score of 1.0 (${falses} false)`, equal),
    row('AUC of all matches', samples),
  ];
}

/**
 * Measures the triage of matches on lists and populations that no parameter was chosen on. With `--train`, trains the
 * model instead.
 */
export async function benchTriage(): Promise<Row[]> {
  if (!hasRealLists()) return [];
  if (process.argv.includes('--train')) {
    await trainTriage();
    return [];
  }
  const lists = await countedLists();
  const { samples, listed, found } = drawSamples(lists, COUNTED_POPULATIONS, COUNTS, SEED);
  const harsh = drawSamples(lists, COUNTED_POPULATIONS, HARSH, SEED).samples;
  const persons = samples.filter(({ facts }) => facts.person);
  const without = samples.filter(({ filtered }) => !filtered);
  return [
    {
      figure: `customers of list entries that the search finds, ${listed}`,
      value: (PERCENT * found) / listed,
      unit: '%',
    },
    ...calibrationRows(samples),
    ...clearedRows('all matches', samples, true),
    ...clearedRows('matches of persons', persons, false),
    ...clearedRows('matches left by the filter of dates', without, false),
    ...alertRows(samples),
    {
      figure: `true matches missed with three times the errors in dates and countries, ${harsh.length}`,
      value: PERCENT * sharesBelow(probabilities(harsh), CLEAR_BELOW).missed,
      unit: '%',
      reference: `filter by date of birth ${shareOf(harsh, true, (sample) => sample.filtered).toFixed(2)} %`,
    },
    ...rankingRows(samples),
  ];
}
