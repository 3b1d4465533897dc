import { ApiError, readDate } from '@assay/contract';
import { classifyName, type PartyType, scorePair } from '@assay/screening';
import type { Command } from 'commander';
import { type LineWork, runJsonLines } from './json-lines';

const TYPES: readonly string[] = ['PERSON', 'ENTITY', 'UNKNOWN'] satisfies PartyType[];

type Line = { readonly [key: string]: unknown };

const refused = (field: string, format: string) =>
  new ApiError('badJson', `Invalid input json: ${field} should be sent as ${format}`);

/**
 * Reads an optional text; null and "" count as absent.
 * @throws ApiError 1006
 */
function optional(line: Line, field: string): string | undefined {
  const value = line[field];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw refused(field, 'string');
  return value;
}

/**
 * Reads a name, which may be empty but must be present.
 * @throws ApiError 1006
 */
function nameOf(line: Line, field: string): string {
  const value = line[field];
  if (typeof value !== 'string') throw refused(field, 'string');
  return value;
}

/**
 * Reads a full date, a month or a year.
 * @throws ApiError 1006
 */
function dateOf(line: Line, field: string): string | undefined {
  const text = optional(line, field);
  if (text === undefined || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text)) return text;
  const date = readDate(text);
  if (date === undefined) throw refused(field, 'date (YYYY-MM-DD)');
  return date;
}

function typeOf(line: Line): PartyType | undefined {
  const type = optional(line, 'type');
  if (type !== undefined && !TYPES.includes(type)) throw refused('type', TYPES.join(', '));
  return type as PartyType | undefined;
}

function candidatesOf(line: Line): string[] {
  const { candidates } = line;
  if (!Array.isArray(candidates) || !candidates.every((name) => typeof name === 'string'))
    throw refused('candidates', 'array of strings');
  return candidates;
}

/**
 * Processes one line of `score-pair`.
 * @throws ApiError 1006
 */
export const scoreLine: LineWork = (line) =>
  scorePair(
    {
      name: nameOf(line, 'query'),
      type: typeOf(line),
      dob: dateOf(line, 'dob'),
      country: optional(line, 'country')?.toUpperCase(),
    },
    {
      names: candidatesOf(line),
      dob: dateOf(line, 'candidate_dob'),
      country: optional(line, 'candidate_country')?.toUpperCase(),
    },
  );

/**
 * Processes one line of `classify-name`.
 * @throws ApiError 1006
 */
export const classifyLine: LineWork = (line) => classifyName(nameOf(line, 'name'));

const COMMANDS = [
  {
    name: 'score-pair',
    about: 'Compare a name with candidate names at the default settings and explain the score',
    example: '{"query":"Yusuf al Hasan","candidates":["HASSAN, Youssef"],"type":"PERSON"}',
    work: scoreLine,
  },
  {
    name: 'classify-name',
    about: 'Classify a name as a person or an organization',
    example: '{"name":"Example Trading GmbH"}',
    work: classifyLine,
  },
];

/**
 * Registers `assay score-pair` and `assay classify-name`: JSON Lines in, JSON Lines out, without lists or a
 * server.
 */
export function registerNameCommands(program: Command): void {
  for (const { name, about, example, work } of COMMANDS) {
    program
      .command(name)
      .description(about)
      .argument('[files...]', 'files of JSON Lines; default: standard input')
      .addHelpText('after', `\nExample:\n  echo '${example}' | assay ${name}\n`)
      .action((files: string[]) =>
        runJsonLines(
          files,
          work,
          { input: process.stdin, output: process.stdout, progress: process.stderr },
          name,
        ),
      );
  }
}
