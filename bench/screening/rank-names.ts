import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseReadings } from '../../packages/screening/src/names/parse-readings';
import { WrittenName } from '../../packages/screening/src/names/words';

// Writes packages/screening/src/data/common-names.ts from tables of statistics offices. Run it manually with
// the folder of the tables and commit the result. The folder contains text files `<country>.<kind>.txt`, kind
// `family` or `given…`, one name per line, the most frequent first.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'common-names.ts');
/** Source and license of each country's tables. */
const SOURCES = `
ar Argentina, RENAPER, surnames 2022 and given names 1922-2015 (CC BY 4.0)
be Belgium, Statbel, surnames 2025 and given names of 1995-2024 (CC BY 4.0)
br Brazil, IBGE, census of 2022 (attribution)
cz Czechia, Czech Statistical Office, surnames and given names of 2024 (CC BY 4.0)
dk Denmark, Statistics Denmark, surnames and given names (CC BY 4.0)
es Spain, INE, surnames of 2020 and given names (CC BY 4.0)
fi Finland, Digital and Population Data Services Agency, surnames and given names (CC BY 4.0)
fr France, INSEE, surnames of 1891-2000 and given names of 1900-2022 (Licence Ouverte 2.0)
gb National Records of Scotland, surnames of 2024; Office for National Statistics, given names of 2024 (Open Government Licence 3.0)
ie Ireland, Central Statistics Office, surnames and given names of 2024 (CC BY 4.0)
is Iceland, Statistics Iceland, given names of 2023 (CC BY 4.0)
it Italy, Comune di Reggio Emilia, surnames and given names of 2020 (CC BY 4.0)
kr Korea, Statistics Korea, surnames of 2015; Supreme Court, given names of 2008-2025 (free public works)
lv Latvia, Office of Citizenship and Migration Affairs, surnames and given names (attribution)
mx Mexico, SEP by Datamx.io, surnames and given names of 2012 (CC0 1.0)
no Norway, Statistics Norway, surnames of 2015 and given names of 2024 (NLOD 2.0)
nz New Zealand, Department of Internal Affairs, surnames and given names (CC BY 4.0)
pl Poland, PESEL register by dane.gov.pl, surnames and given names of 2021 (CC0 1.0)
se Sweden, Statistics Sweden, surnames and given names of 2021 (CC BY 4.0)
si Slovenia, Statistical Office of the Republic of Slovenia, surnames and given names (attribution)
tr Turkey, TURKSTAT, surnames and given names (attribution)
tw Taiwan, Ministry of the Interior, name statistics of 2023 (Open Government Data License 1.0)
us United States, Census Bureau, surnames of 2010; Social Security Administration, given names of 1930-2024 (public domain)
`;
/** Upper ranks of the first, second and third class. */
const RANKS = [10, 100, 1000];
const SHORTEST = 2;

/** Returns the folds of a name's words. */
const foldsOf = (name: string): string[] =>
  parseReadings(new WrittenName(name), 'PERSON')
    .slice(0, 1)
    .flatMap(({ words }) => words)
    .filter((word) => word.spelt && !word.particle && word.fold.length >= SHORTEST)
    .map((word) => word.fold);

/** Returns the folds of one culture by the best rank of their names. */
function classesOf(files: readonly string[]): string[][] {
  const best = new Map<string, number>();
  for (const file of files) {
    for (const [rank, name] of readFileSync(file, 'utf8').trim().split('\n').entries()) {
      for (const fold of foldsOf(name))
        best.set(fold, Math.min(best.get(fold) ?? Number.POSITIVE_INFINITY, rank));
    }
  }
  return RANKS.map((limit, at) =>
    [...best]
      .filter(([, rank]) => rank < limit && rank >= (RANKS[at - 1] ?? 0))
      .map(([fold]) => fold)
      .sort(),
  );
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder of the tables');
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const countries = [...new Set(files.map((file) => file.slice(0, 2)))].sort();
const wrapped = (folds: readonly string[]): string =>
  folds
    .join(' ')
    .replace(/(.{1,128})(?: |$)/g, '    $1\n')
    .trimEnd();
const tables = countries
  .map((country) => {
    const own = files.filter((file) => file.startsWith(`${country}.`)).map((file) => resolve(folder, file));
    return `  ${country}: \`
${classesOf(own)
  .filter((folds) => folds.length > 0)
  .map(wrapped)
  .join('\n    /\n')}
  \`,\n`;
  })
  .join('');
writeFileSync(
  OUTPUT,
  `/**
 * Names that many people bear, by country, as \`soundFold\` writes them: three classes parted by \`/\`, of the first ${RANKS[0]} surnames
 * and given names of men and women, of the next up to ${RANKS[1]}, and up to ${RANKS[2]} where a country counts so many. Written by
 * \`bench/screening/rank-names.ts\` from the tables of statistics offices and registers:
 *
${SOURCES.trim()
  .split('\n')
  .map((line) => ` * ${line}`)
  .join('\n')}
 */
export const COMMON_NAMES = {
${tables}};
`,
);
