import { createHash } from 'node:crypto';
import { maskCardNumbers } from '@assay/contract';
import type { PartyType } from '../model';
import { USUAL_COLUMNS } from './data/own-table-columns';
import { delimitedRows, tableRows } from './delimited';
import { readBirthDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { headOf, ListRefused, textOf, wholeText } from './list-file';
import { type ColumnMap, EntryCollector, type ListFormat, screeningList } from './list-format';
import { isObject, type JsonObject, jsonLines, textsOf } from './records';

const MAX_CHARACTERS = 256 * 1024 * 1024;
const OWN_LIST: ListFormat['list'] = { name: 'own_list', fullName: 'Custom list', kind: 'watchlist' };

/** Returns the values of a record's field; empty when the field is missing. */
type Fields = (name: string) => readonly string[];

/**
 * An operator's table with headings, separated by comma, semicolon or tab; the column map defines their
 * meaning.
 */
export const ownCsv: ListFormat = {
  format: 'csv',
  title: 'Custom table, with a column map or the usual headings',
  list: OWN_LIST,
  detect: (head) => {
    const line = /^[^\r\n]*/.exec(head)![0];
    return (
      /[,;\t]/.test(line) &&
      hasName(line.split(/[,;\t]/).map((name) => name.replace(/["\ufeff]/g, '').trim()))
    );
  },
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      const head = await headOf(file);
      const separator = separatorOf(head);
      const text = () => textWithLines(textOf(file, options.encoding), head);
      const headings = await headingsOf(text(), separator);
      const columns = { ...usualColumns(headings), ...options.columns };
      checkNamed(columns, headings);
      for await (const group of tableRows(text(), separator, [])) {
        for (const row of group)
          collected.add(readRecord((name) => [row(name)].filter((text) => text !== ''), columns));
      }
    }
    return [screeningList(OWN_LIST, options, null, collected)];
  },
};

/** An operator's objects: one per line, or a JSON list. */
export const ownJson: ListFormat = {
  format: 'json',
  title: 'Custom JSON list or JSON Lines, with a column map or the usual names',
  list: OWN_LIST,
  detect: (head) =>
    /^\s*(?:\[\s*)?\{/.test(head) && USUAL_COLUMNS.name.some((name) => head.includes(`"${name}"`)),
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      const isList = /^\ufeff?\s*\[/.test(await headOf(file));
      const objects = isList ? jsonList(await wholeText(file, MAX_CHARACTERS)) : jsonLines(textOf(file));
      for await (const object of objects) {
        const columns = { ...usualColumns(Object.keys(object)), ...options.columns };
        collected.add(readRecord((name) => textsOf(object[name]), columns));
      }
    }
    return [screeningList(OWN_LIST, options, null, collected)];
  },
};

function* jsonList(text: string): Generator<JsonObject> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ListRefused('cut-off', 'The JSON is invalid or incomplete.');
  }
  if (!Array.isArray(value) || !value.every(isObject)) {
    throw new ListRefused('malformed', "The JSON isn't a list of objects.");
  }
  yield* value;
}

function separatorOf(head: string): ',' | ';' | '\t' {
  const line = /^[^\r\n]*/.exec(head)![0];
  const counts = ([',', ';', '\t'] as const).map((one) => ({ one, count: line.split(one).length }));
  return counts.sort((a, b) => b.count - a.count)[0]!.one;
}

/** Replaces the line ends of a table whose lines end with a carriage return alone. */
async function* textWithLines(text: AsyncIterable<string>, head: string): AsyncGenerator<string> {
  const isReturnAlone = head.includes('\r') && !head.includes('\n');
  for await (const piece of text) yield isReturnAlone ? piece.replaceAll('\r', '\n') : piece;
}

async function headingsOf(text: AsyncIterable<string>, separator: ',' | ';' | '\t'): Promise<string[]> {
  for await (const [first] of delimitedRows(text, separator)) {
    return first!.map((name) => name.replace(/^\ufeff/, '').trim());
  }
  throw new ListRefused('empty', 'The table has no heading.');
}

function hasName(headings: readonly string[]): boolean {
  const columns = usualColumns(headings);
  return columns.name !== undefined || columns.family !== undefined;
}

function usualColumns(headings: readonly string[]): ColumnMap {
  const found: Record<string, string> = {};
  for (const [member, usual] of Object.entries(USUAL_COLUMNS)) {
    const heading = usual
      .map((name) => headings.find((one) => one.toLowerCase().replaceAll(' ', '_') === name))
      .find((one) => one !== undefined);
    if (heading !== undefined) found[member] = heading;
  }
  return found;
}

function checkNamed(columns: ColumnMap, headings: readonly string[]): void {
  const folded = headings.map((name) => name.toLowerCase());
  const { between: _, ...named } = columns;
  const used = Object.values(named)
    .flat()
    .map((name) => ({ name, count: folded.filter((one) => one === name.toLowerCase()).length }));
  const missing = used.filter(({ count }) => count === 0).map(({ name }) => name);
  if (missing.length > 0) throw new ListRefused('columns', `The table has no column ${missing.join(', ')}.`);
  const repeated = used.filter(({ count }) => count > 1).map(({ name }) => name);
  if (repeated.length > 0)
    throw new ListRefused(
      'columns',
      `The table has several columns named ${repeated.join(', ')}. Rename all but one.`,
    );
  if (columns.name === undefined && columns.family === undefined) {
    throw new ListRefused('columns', 'No name column was found in the table. Name it in the column map.');
  }
}

const PARTY_WORDS: readonly (readonly [RegExp, PartyType])[] = [
  [/^(?:person|individual|natural|p|pf)/i, 'PERSON'],
  [/^(?:entity|company|organi[sz]ation|legal|business|vessel|ship|aircraft|e$|c$|pj)/i, 'ENTITY'],
];

function readRecord(reported: Fields, columns: ColumnMap): EntryDraft {
  // An operator's table may contain card numbers, and its values are stored. Requests are masked in the same
  // way, so equal values stay equal.
  const fields: Fields = (name) => reported(name).map(maskCardNumbers);
  const between = columns.between ?? ';';
  const one = (member: keyof Omit<ColumnMap, 'between' | 'name' | 'aliases'>) =>
    columns[member] === undefined ? '' : (fields(columns[member])[0] ?? '');
  const several = (names: string | readonly string[] | undefined) =>
    [names ?? []]
      .flat()
      .flatMap((name) => fields(name))
      .flatMap((text) => text.split(between))
      .map((text) => text.trim())
      .filter((text) => text !== '');
  const [given, family] = [one('given'), one('family')];
  const name =
    [columns.name ?? []]
      .flat()
      .flatMap((column) => fields(column))
      .join(' ') || `${given} ${family}`.trim();
  const id = one('id') || digestOf(name, one('birthDate'), one('country'), one('idNumber'));
  const type =
    PARTY_WORDS.find(([word]) => word.test(one('type')))?.[1] ?? (family === '' ? 'UNKNOWN' : 'PERSON');
  const draft = new EntryDraft(id, type).addName(name, { given, family });
  for (const alias of several(columns.aliases)) draft.addName(alias, { kind: 'aka' });
  for (const date of several(columns.birthDate)) draft.addBirth(readBirthDate(date));
  draft.addBirthPlace(one('birthPlace'));
  for (const country of several(columns.nationality)) draft.addNationality(country);
  for (const country of several(columns.country)) draft.addCountry(country);
  for (const number of several(columns.idNumber))
    draft.addIdentifier(one('idType') || columns.idNumber!, number);
  for (const wallet of several(columns.wallet)) draft.addWallet(wallet);
  for (const bic of several(columns.bic)) draft.addBic(bic);
  for (const account of several(columns.account)) draft.addAccount(account);
  for (const program of several(columns.program)) draft.addProgram(program);
  draft.addAddress([one('address')]).setGender(one('gender'));
  return draft.setListedOn(readDate(one('listedOn')));
}

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
