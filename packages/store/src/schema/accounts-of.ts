/**
 * Which accounts a statement is about, told to the database with it: the wall (`raise-wall.ts`) lets it see no others.
 */
import type { Statement } from '../connection/statement';
import { ACCOUNT_TABLES, SHARED_TABLES } from './account-tables';

/** What the setting `assay.accounts` holds for work over all accounts. */
const EVERY = '*';

/** What a text tells of its accounts: the parameters that name them, and whether it reads a table of accounts at all. */
interface Reading {
  readonly parameters: readonly number[];
  readonly isWalled: boolean;
}

const WALLED = new RegExp(`\\b(?:${[...ACCOUNT_TABLES, ...SHARED_TABLES].join('|')})\\b`);
const NAMED = /\baccount_id = (?:ANY ?\()?\$(\d+)/g;
const INSERTED = /\bINSERT INTO \w+(?: AS \w+)? \(account_id\b[^)]*\)\s*(?:VALUES \(|SELECT )\$(\d+)/g;

/** Texts are few: most are constants, the others differ by the filters that are asked for. */
const MOST_READINGS = 5000;
const readings = new Map<string, Reading>();

const parametersIn = (text: string, pattern: RegExp): readonly number[] =>
  Array.from(text.matchAll(pattern), ([, parameter]) => Number(parameter) - 1);

function readingOf(text: string): Reading {
  const known = readings.get(text);
  if (known) return known;
  if (readings.size >= MOST_READINGS) readings.clear();
  const parameters = [...new Set([...parametersIn(text, NAMED), ...parametersIn(text, INSERTED)])];
  const reading = { parameters, isWalled: WALLED.test(text) };
  readings.set(text, reading);
  return reading;
}

const listed = (accounts: readonly unknown[]): string =>
  accounts.length < 2 ? `{${accounts.join()}}` : `{${[...new Set(accounts)].sort().join()}}`;

/**
 * What `assay.accounts` is to be for a statement: an array of account numbers as PostgreSQL writes it, `*` for every
 * account; null = it reads no table of accounts.
 * @param onNone called with the text of a statement that reads one and names no account: it sees nothing
 */
export function accountsOf(
  { text, values = [], accounts }: Statement,
  onNone: ((text: string) => void) | undefined,
): string | null {
  if (accounts !== undefined) return accounts === 'every' ? EVERY : listed(accounts);
  const { parameters, isWalled } = readingOf(text);
  if (!isWalled) return null;
  if (parameters.length === 0) onNone?.(text);
  return listed(parameters.flatMap((parameter) => values[parameter]));
}
