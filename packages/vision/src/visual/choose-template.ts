import { editDistance } from '@assay/text-similarity';
import type { TextLine } from '../ocr/reader';
import type { VisualTemplate } from './data/template';
import { TEMPLATES } from './data/templates';
import { fold } from './find-labels';

/** Minimum length of a mark for which one misread letter is accepted. */
const LONG_MARK = 10;
/** Marks shorter than this must be a whole line. */
const SHORT_MARK = 4;

/** Returns true if a line contains a mark; one letter of a long mark may be misread. */
function hasMark(letters: string, mark: string): boolean {
  if (mark.length < SHORT_MARK) return letters === mark;
  if (letters.includes(mark)) return true;
  if (mark.length < LONG_MARK || letters.length < mark.length - 1) return false;
  for (let from = 0; from + mark.length <= letters.length; from++)
    if (editDistance(letters.slice(from, from + mark.length), mark, 1) <= 1) return true;
  return letters.length === mark.length - 1 && editDistance(letters, mark, 1) <= 1;
}

/** Returns the number of letters of the marks found on a page; 0 if a group of marks is missing. */
function weight({ marks }: VisualTemplate, shows: (mark: string) => boolean): number {
  let sum = 0;
  for (const group of marks) {
    const found = group.filter(shows);
    if (found.length === 0) return 0;
    sum += Math.max(...found.map(({ length }) => length));
  }
  return sum;
}

/**
 * Returns the template whose marks a page contains most. Returns null for a tie, for example between two
 * issuers with the same title whose names weren't read.
 */
export function chooseTemplate(lines: readonly TextLine[]): VisualTemplate | null {
  const letters = lines.map(({ text }) => fold(text).letters).filter((line) => line.length > 1);
  const known = new Map<string, boolean>();
  const shows = (mark: string): boolean => {
    const isThere = known.get(mark) ?? letters.some((line) => hasMark(line, mark));
    known.set(mark, isThere);
    return isThere;
  };
  let [best, highest, isTied]: [VisualTemplate | null, number, boolean] = [null, 0, false];
  for (const template of TEMPLATES) {
    const found = weight(template, shows);
    if (found === 0) continue;
    if (found === highest) isTied = true;
    if (found > highest) [best, highest, isTied] = [template, found, false];
  }
  return isTied ? null : best;
}

/** Titles of document types, for unknown issuers; spaces and accents are ignored. */
const TITLES: readonly (readonly [type: VisualTemplate['type'], ...words: readonly string[]])[] = [
  [
    'DRIVERS_LICENSE',
    'DRIVINGLICENCE',
    'DRIVINGLICENSE',
    'DRIVERLICENSE',
    'DRIVERSLICENSE',
    'DRIVERSLICENCE',
    'DRIVERLICENCE',
    'PERMISDECONDUIRE',
    'FUHRERSCHEIN',
    'LICENCIADECONDUCIR',
    'LICENCIADECONDUCCION',
    'CARTADECONDUCAO',
    'PATENTEDIGUIDA',
    'RIJBEWIJS',
    'Посвідчення водія',
    'Вадзіцельскае пасведчанне',
    'Водительское удостоверение',
    'Свидетелство за управление',
    'Возачка дозвола',
    'Άδεια οδήγησης',
  ],
  [
    'RESIDENT_PERMIT',
    'RESIDENCEPERMIT',
    'TITREDESEJOUR',
    'AUFENTHALTSTITEL',
    'PERMESSODISOGGIORNO',
    'PERMISODERESIDENCIA',
    'RESIDENTCARD',
    'PERMANENTRESIDENT',
    'Посвідка на',
    'Вид на жительство',
    'Разрешение за пребиваване',
    'Άδεια διαμονής',
  ],
  [
    'NATIONAL_ID',
    'IDENTITYCARD',
    'IDENTIFICATIONCARD',
    'CARTEDIDENTITE',
    'PERSONALAUSWEIS',
    'CEDULADEIDENTIDAD',
    'CEDULADECIUDADANIA',
    'DOCUMENTONACIONALDEIDENTIDAD',
    'CARTADIDENTITA',
    'IDENTITEITSKAART',
    'NATIONALID',
    'Паспорт громадянина',
    'Лична карта',
    'Удостоверение личности',
    'Δελτίο ταυτότητας',
  ],
];

/** Returns the document type named by a title; null if there is none. */
export function typeByTitle(lines: readonly TextLine[]): VisualTemplate['type'] | null {
  const letters = lines.map(({ text }) => fold(text).letters);
  return (
    TITLES.find(([, ...words]) =>
      words.some((word) => letters.some((line) => line.includes(fold(word).letters))),
    )?.[0] ?? null
  );
}
