import { parse } from 'mrz';
import {
  generateMrz,
  type MrzContent,
  parseMrz,
  random,
  readMrzRows,
} from '../../packages/vision/src/testing/index';
import { cpuMicroseconds } from '../process-cpu';
import { atLeast, atMost, type Bar, type Row } from '../row';
import { contents, NOW } from './pages';

const SETS = 1200;

type Fields = Pick<
  MrzContent,
  'documentNumber' | 'birthDate' | 'expiryDate' | 'surname' | 'givenNames' | 'issuer'
>;
/** A reader's result: whether the zone is valid, and its fields; null if it threw. */
type Reading = { readonly isValid: boolean; readonly fields: Partial<Fields> } | null;

const ours = (lines: readonly string[]): Reading => {
  const mrz = parseMrz(lines, NOW);
  return mrz && { isValid: mrz.isValid, fields: mrz as unknown as Fields };
};

const century = (text: string | null | undefined): string | undefined =>
  text?.length === 6 ? `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}` : undefined;

/** The package `mrz`; its dates lack a century and are compared as they are. */
const theirs = (lines: readonly string[], autocorrect = false): Reading => {
  try {
    const { valid, fields, documentNumber } = parse(lines, { autocorrect });
    return {
      isValid: valid,
      fields: {
        documentNumber: documentNumber ?? '',
        birthDate: century(fields.birthDate) ?? '',
        expiryDate: century(fields.expirationDate) ?? '',
        surname: fields.lastName ?? '',
        givenNames: fields.firstName ?? '',
        issuer: fields.issuingState ?? '',
      },
    };
  } catch {
    return null;
  }
};

function isSame(fields: Partial<Fields>, made: MrzContent): boolean {
  const day = (date: string | undefined, wanted: string) =>
    date !== undefined && date !== '' && wanted.endsWith(date);
  return (
    fields.documentNumber === made.documentNumber &&
    day(fields.birthDate, made.birthDate) &&
    day(fields.expiryDate, made.expiryDate) &&
    fields.surname === made.surname &&
    fields.givenNames === made.givenNames
  );
}

const share = (count: number, of: number) => (100 * count) / of;

function row(figure: string, own: number, other: number, of: number, bar?: Bar): Row {
  return {
    figure,
    value: share(own, of),
    unit: '%',
    reference: `mrz 5.0.2: ${share(other, of).toFixed(1)} %`,
    ...(bar ? { bar } : {}),
  };
}

/** Replaces one character of a checked field with a wrong digit. */
function spoilt(made: MrzContent, draw: () => number): readonly string[] {
  const lines = [...generateMrz(made)];
  const [line, from] = made.format === 'TD1' ? [1, 0] : [1, 13];
  const at = from + Math.floor(draw() * 6);
  const text = lines[line]!;
  const other = String((Number(text[at]) + 1 + Math.floor(draw() * 9)) % 10);
  lines[line] = text.slice(0, at) + other + text.slice(at + 1);
  return lines;
}

const LOOK_ALIKES: { readonly [character: string]: string } = {
  0: 'O',
  O: '0',
  1: 'I',
  I: '1',
  2: 'Z',
  Z: '2',
  5: 'S',
  S: '5',
  8: 'B',
  B: '8',
};

/**
 * Returns rows as optical readers produce them: look-alike characters in dates and number, and wrong filler
 * counts.
 */
function misread(made: MrzContent, draw: () => number): readonly string[] {
  return generateMrz(made).map((line, index) => {
    const isNames = made.format === 'TD1' ? index === 2 : index === 0;
    if (isNames) {
      const miscounted = Math.floor(draw() * 5) - 2;
      return line.replace(/<+$/, (run) => '<'.repeat(Math.max(1, run.length + miscounted)));
    }
    const at = Math.floor(draw() * 20);
    return line.slice(0, at) + (LOOK_ALIKES[line[at]!] ?? line[at]!) + line.slice(at + 1);
  });
}

type Reader = (rows: readonly string[]) => Reading;

/** Reads with this project's repair of optical errors. */
function repaired(rows: readonly string[]): Reading {
  const mrz = readMrzRows(rows, NOW)?.mrz;
  return mrz ? { isValid: mrz.isValid, fields: mrz as unknown as Fields } : null;
}

const corrected: Reader = (rows) => theirs(rows, true);

/** Counts the zones that are read as valid with every field correct. */
const right = (read: Reader, made: readonly MrzContent[], zones: readonly (readonly string[])[]): number =>
  zones.filter((text, index) => {
    const reading = read(text);
    return reading?.isValid === true && isSame(reading.fields, made[index]!);
  }).length;

/** Counts the zones that are read as valid with a wrong number or date. */
const falselyValid = (
  read: Reader,
  made: readonly MrzContent[],
  zones: readonly (readonly string[])[],
): number =>
  zones.filter((text, index) => {
    const reading = read(text);
    if (!reading?.isValid) return false;
    const { documentNumber, birthDate = '', expiryDate = '' } = reading.fields;
    const one = made[index]!;
    return (
      documentNumber !== one.documentNumber ||
      !one.birthDate.endsWith(birthDate) ||
      !one.expiryDate.endsWith(expiryDate)
    );
  }).length;

/** Compares this project's parser with the package `mrz`, over zones written by this project's generator. */
export async function benchParse(): Promise<readonly Row[]> {
  const draw = random(20_260_115);
  const all = contents(SETS, draw, ['TD1', 'TD2', 'TD3']);
  const lines = all.map(generateMrz);
  const visas = contents(SETS / 4, draw, ['MRV_A', 'MRV_B']);
  const wrong = all.map((made) => spoilt(made, draw));
  const damaged = all.map((made) => misread(made, draw));
  const refused = (read: Reader) => wrong.filter((text) => !read(text)?.isValid).length;
  const visaLines = visas.map(generateMrz);
  const [own, other] = [
    await cpuMicroseconds(SETS, 5, (index) => parseMrz(lines[index]!, NOW)),
    await cpuMicroseconds(SETS, 5, (index) => theirs(lines[index]!)),
  ];
  return [
    row(
      `TD1, TD2, TD3 of listed and special issuers: valid with every field correct (${SETS})`,
      right(ours, all, lines),
      right(theirs, all, lines),
      SETS,
      atLeast(100),
    ),
    row(
      `visas: valid with every field correct (${visas.length})`,
      right(ours, visas, visaLines),
      right(theirs, visas, visaLines),
      visas.length,
      atLeast(100),
    ),
    row(
      `reported wrong digit in the date of birth (${SETS})`,
      refused(ours),
      refused(theirs),
      SETS,
      atLeast(100),
    ),
    row(
      'rows with confusable characters and miscounted fillers: valid with every field correct',
      right(repaired, all, damaged),
      right(corrected, all, damaged),
      SETS,
    ),
    row(
      '… valid with a wrong number or date',
      falselyValid(repaired, all, damaged),
      falselyValid(corrected, all, damaged),
      SETS,
      atMost(0),
    ),
    {
      figure: 'reading a zone, CPU time',
      value: own,
      unit: 'µs',
      reference: `mrz 5.0.2: ${other.toFixed(1)} µs`,
      ratio: own / other,
    },
  ];
}
