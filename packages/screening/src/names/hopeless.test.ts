import { expect, test } from 'vitest';
import type { ParsedName } from './parse-name';
import { parseReadings } from './parse-readings';
import { QueryWords } from './query-words';
import { nameSimilarity, scoreNames } from './score-names';
import { DEFAULT_SETTINGS, hopelessBelow } from './settings';
import { WrittenName } from './words';

const NAMES = [
  'John Smith',
  'John Henry Smith',
  'Jon Smyth',
  'Smith Taylor Brown',
  'Mohammed Ahmed Ali',
  'Mohamed bin Ahmad al-Hassan',
  'محمد أحمد علي',
  'Kim Jong Un',
  'Kimjongun',
  'Wei Liu',
  'J. R. Smith',
  'Nordic Oil Trading Company Ltd',
  'Nordic Gas Trading LLC',
  'Bank of Iran',
  'National Iranian Oil Company',
  'NIOC',
  'General Trading LLC',
  'Factory 33',
  'Factory 44',
];
const TOLERATED = 0.3;
const hopeless = hopelessBelow(TOLERATED);
const pairs = (['PERSON', 'ENTITY'] as const).flatMap((type) =>
  NAMES.flatMap((query) =>
    NAMES.flatMap((name) =>
      parseReadings(new WrittenName(query), type).flatMap((asked) =>
        parseReadings(new WrittenName(name), type).map((listed) => ({ asked, listed })),
      ),
    ),
  ),
);

test('nameSimilarity skips only names whose full score is below the threshold; all other scores are equal', () => {
  let givenUp = 0;
  for (const { asked, listed } of pairs) {
    const words = new QueryWords(asked, DEFAULT_SETTINGS);
    const whole = scoreNames(asked, listed, DEFAULT_SETTINGS, false).score;
    const quick = nameSimilarity(asked, listed, DEFAULT_SETTINGS, false, words, hopeless);
    if (quick === whole) continue;
    expect(quick).toBe(0);
    expect(whole).toBeLessThan(TOLERATED);
    givenUp++;
  }
  expect(givenUp).toBeGreaterThan(0);
});

test('nameSimilarity gives the same score regardless of the previous name', () => {
  const [first] = pairs;
  const words = new QueryWords(first!.asked, DEFAULT_SETTINGS);
  const score = (listed: ParsedName, of: QueryWords) =>
    nameSimilarity(first!.asked, listed, DEFAULT_SETTINGS, false, of, hopeless);
  for (const { listed } of pairs)
    expect(score(listed, words)).toBe(score(listed, new QueryWords(first!.asked, DEFAULT_SETTINGS)));
});
