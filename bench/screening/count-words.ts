import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ListEntry } from '@assay/screening';
import { parseName } from '../../packages/screening/src/names/parse-name';
import { readFiles } from './cultures';
import { asSpoken, inTest } from './pairs';

// Writes packages/screening/src/data/word-frequencies.ts from public lists. Run it manually and commit the
// result.
/** A word in fewer entries than this has the maximum weight. */
const RARE = 6;
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'word-frequencies.ts');

/** Counts in how many entries of the development half a fold occurs, rounded down to a power of two. */
function classesOf(entries: readonly ListEntry[], type: 'PERSON' | 'ENTITY'): Map<number, string[]> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (entry.type !== type || inTest(entry.sourceId)) continue;
    const words = entry.names.flatMap(({ text }) => parseName(asSpoken(text), type).words);
    const folds = words.filter((word) => !word.numeric && !word.initial && !word.particle && !word.vowelless);
    for (const fold of new Set(folds.map((word) => word.fold))) counts.set(fold, (counts.get(fold) ?? 0) + 1);
  }
  const classes = new Map<number, string[]>();
  for (const [fold, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < RARE) continue;
    const power = Math.floor(Math.log2(count / RARE));
    classes.set(power, [...(classes.get(power) ?? []), fold]);
  }
  return classes;
}

const written = (classes: ReadonlyMap<number, readonly string[]>): string =>
  [...classes]
    .sort(([a], [b]) => a - b)
    .map(
      ([, folds]) =>
        `${folds
          .join(' ')
          .replace(/(.{1,108})(?: |$)/g, '  $1\n')
          .trimEnd()}`,
    )
    .join('\n  /\n');

const lists = [
  ...(await readFiles(['ofac/sdn_2024-05-03.csv', 'ofac/alt_2025-02.csv'])),
  ...(await readFiles(['ofac/cons_prim.csv', 'ofac/cons_alt.csv'])),
  ...(await readFiles(['us/legislators-current.yaml'])),
];
const entries = lists.flatMap((list) => list.entries);
writeFileSync(
  OUTPUT,
  `/**
 * Number of public list entries that contain a word, in the spelling of \`soundFold\`. Classes are separated by
 * \`/\`: the first for words in ${RARE} to ${RARE * 2 - 1} entries, each further one for twice as many. Counted by
 * \`bench/screening/count-words.ts\` on the development half of public sanctions lists and legislators (United
 * States government works and CC0).
 */
export const PERSON_WORD_CLASSES = \`
${written(classesOf(entries, 'PERSON'))}
\`;

export const ENTITY_WORD_CLASSES = \`
${written(classesOf(entries, 'ENTITY'))}
\`;
`,
);
