import { MONTHS } from './data/labels';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Both centuries of a year of two digits. */
const years = (text: string): readonly number[] =>
  text.length === 4 ? [Number(text)] : [2000 + Number(text), 1900 + Number(text)];

function namedMonth(text: string): number {
  return MONTHS.findIndex((names) => names.some((name) => text.includes(name))) + 1;
}

/**
 * Every date that a printed text may mean: `14.05.1990`, `14 05 90`, `14MAY/MAI 90`, `1990-05-14`, `05/14/1990`; the
 * spaces may have been lost. @returns `YYYY-MM-DD`, several where day and month or the century cannot be determined
 * apart: the day first, and this century.
 */
export function printedDates(text: string): readonly string[] {
  const folded = fold(text);
  const found = new Set<string>();
  const add = (yearText: string, month: number, day: number) => {
    for (const year of years(yearText)) {
      const date = isoDate(year, month, day);
      if (date) found.add(date);
    }
  };
  for (const [, day = '', month = '', year = ''] of folded.matchAll(
    /(?<!\d)(\d{2})[ ./-]?(\d{2})[ ./-]?(\d{4}|\d{2})(?!\d)/g,
  )) {
    add(year, Number(month), Number(day));
    add(year, Number(day), Number(month));
  }
  for (const [, year = '', month = '', day = ''] of folded.matchAll(
    /(?<!\d)(\d{4})[ ./-]?(\d{2})[ ./-]?(\d{2})(?!\d)/g,
  )) {
    add(year, Number(month), Number(day));
  }
  for (const [, day = '', month = '', year = ''] of folded.matchAll(
    /(?<!\d)(\d{1,2})[ ./-]*([A-Z][A-Z ./]{2,14})[ ./-]*(\d{4}|\d{2})(?!\d)/g,
  )) {
    add(year, namedMonth(month), Number(day));
  }
  return [...found];
}
