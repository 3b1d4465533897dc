import { checkDocument, type DocumentAnswer, type TextReader } from '@assay/vision';
import { type MrzContent, plainTask, random } from '../../packages/vision/src/testing/index';
import { atLeast, atMost, type Row } from '../row';
import { CONDITIONS, contents, NOW, pageOf, REAL_ISSUERS } from './pages';

const FORMATS = ['TD3', 'TD3', 'TD3', 'TD2', 'TD1'] as const;

interface Tally {
  pages: number;
  valid: number;
  keys: number;
  names: number;
  wrong: number;
  retries: number;
  passes: number;
}

function count(tally: Tally, made: MrzContent, { findings, extracted, retry }: DocumentAnswer): void {
  const result = (name: string) => findings.find(({ subCheck }) => subCheck === name)?.result;
  const isValid = result('mrzCheckResult') === 'PASS';
  const { documentNumber, birthDate, documentExpirationDate, gender, lastName, firstName } = extracted;
  const isKeyed =
    documentNumber === made.documentNumber &&
    birthDate === made.birthDate &&
    documentExpirationDate === made.expiryDate &&
    gender === made.sex;
  tally.pages++;
  if (isValid) tally.valid++;
  if (isValid && isKeyed) tally.keys++;
  if (isValid && !isKeyed) tally.wrong++;
  if (isValid && lastName === made.surname && firstName === made.givenNames) tally.names++;
  if (retry !== null) tally.retries++;
  if (retry === null && result('matchCheckResult') === 'PASS') tally.passes++;
}

const EMPTY: Tally = { pages: 0, valid: 0, keys: 0, names: 0, wrong: 0, retries: 0, passes: 0 };
const percent = (part: number, { pages }: Tally) => (100 * part) / pages;

function sum(tallies: readonly Tally[]): Tally {
  const total = { ...EMPTY };
  for (const tally of tallies)
    for (const key of Object.keys(total) as (keyof Tally)[]) total[key] += tally[key];
  return total;
}

/**
 * Reads generated pages: drawn documents under each condition, identical in every run.
 * @param each pages per condition
 */
export async function benchReading(reader: TextReader, each: number): Promise<readonly Row[]> {
  const tallies = new Map<string, Tally>();
  let seconds = 0;
  for (const [index, condition] of Object.keys(CONDITIONS).entries()) {
    const tally = { ...EMPTY };
    tallies.set(condition, tally);
    for (const [page, content] of contents(each, random(100 + index), FORMATS, REAL_ISSUERS).entries()) {
      const picture = await pageOf(content, condition, 1000 * index + page);
      const began = process.cpuUsage();
      const answer = await checkDocument(plainTask({ sides: [picture], now: NOW, reader }));
      const used = process.cpuUsage(began);
      seconds += (used.user + used.system) / 1e6;
      count(tally, content, answer);
    }
  }
  const readable = sum(
    [...tallies].filter(([name]) => CONDITIONS[name]!.isReadable).map(([, tally]) => tally),
  );
  const unreadable = sum(
    [...tallies].filter(([name]) => !CONDITIONS[name]!.isReadable).map(([, tally]) => tally),
  );
  const all = sum([readable, unreadable]);
  return [
    ...[...tallies].map(
      ([name, tally]): Row =>
        CONDITIONS[name]!.isReadable
          ? {
              figure: `${name}: all check digits correct (${tally.pages})`,
              value: percent(tally.valid, tally),
              unit: '%',
            }
          : {
              figure: `${name}: retry requested (${tally.pages})`,
              value: percent(tally.retries, tally),
              unit: '%',
              bar: atLeast(100),
            },
    ),
    {
      figure: `readable pages: all check digits correct (${readable.pages})`,
      value: percent(readable.valid, readable),
      unit: '%',
      bar: atLeast(93),
    },
    {
      figure: 'readable pages: number, dates and sex exact',
      value: percent(readable.keys, readable),
      unit: '%',
      bar: atLeast(97),
    },
    {
      figure: 'readable pages: both names exact',
      value: percent(readable.names, readable),
      unit: '%',
      bar: atLeast(90),
    },
    {
      figure: 'readable pages: visual zone agrees, without a retry',
      value: percent(readable.passes, readable),
      unit: '%',
    },
    { figure: 'all pages: valid with a wrong field', value: all.wrong, unit: 'pages', bar: atMost(0) },
    { figure: 'page, CPU time of all threads', value: seconds / all.pages, unit: 's' },
  ];
}
