import { expect, test } from 'vitest';
import { ENTITY_FOREST, PERSON_FOREST } from '../data/evidence-forest';
import { NAMES_ALONE } from '../model';
import { noEvidence } from './evidence';
import { buildNameIndex } from './name-index';
import { FACTS, noFacts } from './pair-facts';
import { scorePair } from './score-pair';
import { DEFAULT_SETTINGS } from './settings';
import {
  askForest,
  evidenceRow,
  LEARNED_KINDS,
  MAX_TREE_CORRECTION,
  parseForest,
  sumOfEvidence,
  weighEvidence,
} from './weigh-evidence';

/** Generates pseudorandom numbers, the same in every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Features whose increase may raise the probability of a match, or that have no meaning alone. */
const NOT_AGAINST = new Set([
  'matched',
  'leastAlike',
  'words',
  'letters',
  'vowelsAlone',
  'shortestUnequal',
  'commonestUnequal',
  'heaviestFound',
]);
const FEATURES = [...LEARNED_KINDS, ...FACTS];

test.each([
  ['persons', PERSON_FOREST],
  ['organizations', ENTITY_FOREST],
])('more evidence against a match never raises the probability: %s', (_, table) => {
  const forest = parseForest(table);
  const draw = drawing(7);
  for (let round = 0; round < 300; round++) {
    const row = Float64Array.from(FEATURES, () => draw() * 3);
    const before = askForest(forest, row);
    for (const [at, feature] of FEATURES.entries()) {
      if (NOT_AGAINST.has(feature)) continue;
      const more = row.slice();
      more[at]! += draw() * 2;
      expect(askForest(forest, more), feature).toBeLessThanOrEqual(before + 1e-9);
    }
  }
});

test('the trees deviate from the sum of the evidence by at most MAX_TREE_CORRECTION', () => {
  const draw = drawing(11);
  const row = evidenceRow();
  for (let round = 0; round < 300; round++) {
    const found = noEvidence();
    for (const kind of LEARNED_KINDS) found[kind] = draw() < 0.4 ? draw() * 2 : 0;
    const facts = noFacts();
    for (let at = 0; at < FACTS.length; at++) facts[at] = draw() * 3;
    for (const person of [true, false])
      expect(
        Math.abs(weighEvidence(found, facts, person, row) - sumOfEvidence(found, person)),
      ).toBeLessThanOrEqual(MAX_TREE_CORRECTION + 1e-9);
  }
});

const scored = (name: string, candidate: string) =>
  scorePair({ name, type: 'PERSON' }, { names: [candidate] });

test('a common name scores lower than a rare one, with an explanation', () => {
  const common = scored('Maria Garcia', 'Maria Garcia');
  expect(common.score).toBeGreaterThanOrEqual(0.95);
  expect(common.score).toBeLessThan(1);
  expect(common.explanation?.penalties).toEqual([{ reason: 'common name', factor: 0.95 }]);
  expect(scored('Ignatz Xylander', 'Ignatz Xylander')).toMatchObject({
    score: 1,
    explanation: { penalties: [] },
  });
  // The whole name is as common as its rarest word.
  expect(scored('Maria Xylander', 'Maria Xylander').score).toBe(1);
});

test('another spelling of a common name never scores above the name itself', () => {
  const respelt = scored('Mohammed Hassan', 'Mohamed Hasan').score;
  expect(respelt).toBeGreaterThan(0.9);
  expect(respelt).toBeLessThanOrEqual(scored('Mohammed Hassan', 'Mohammed Hassan').score);
});

test('an additional word lowers the score more when the other words are common', () => {
  expect(scored('Maria Garcia', 'Maria Elena Garcia').score).toBeLessThan(
    scored('Ignatz Xylander', 'Ignatz Elena Xylander').score,
  );
});

test('a typing error scores at least the sum of the evidence', () => {
  const found = noEvidence();
  found.matched = 2;
  found.fair = 1;
  const facts = noFacts();
  facts[FACTS.indexOf('edits')] = 1;
  expect(weighEvidence(found, facts, true, evidenceRow())).toBeGreaterThanOrEqual(sumOfEvidence(found, true));
});

test('a common name in equal spelling is found as exact', () => {
  const index = buildNameIndex([
    {
      source: { name: 'invented', fullName: 'Invented list', version: '1', kind: 'sanctionlist' },
      entries: [
        {
          ...NAMES_ALONE,
          sourceId: '1',
          type: 'PERSON',
          names: [{ text: 'Maria Garcia', kind: 'primary' }],
        },
      ],
      counts: { read: 1, kept: 1, names: 1, skipped: {} },
    },
  ]);
  const [match] = index.screen({ name: 'Maria Garcia' }, DEFAULT_SETTINGS).matches;
  expect(match).toMatchObject({ found: 'exact', score: 0.9502 });
});
