import { existsSync, readFileSync } from 'node:fs';
import { type AmlConfig, ApiError, readAmlConfig, readDate } from '@assay/contract';
import { ListRefused, type PartyType } from '@assay/screening';
import type { Command } from 'commander';
import {
  bankEntries,
  batchSettings,
  differenceOfLists,
  openFolder,
  partyFrom,
  screenParty,
} from '../screening/batch';
import { readListsFolder } from '../screening/lists-folder';
import type { LoadedLists } from '../screening/loaded-lists';
import { CannotAnswer } from './cannot-answer';
import { type LineWork, runJsonLines } from './json-lines';

const TYPES = ['PERSON', 'ENTITY', 'UNKNOWN'];
const streams = () => ({ input: process.stdin, output: process.stdout, progress: process.stderr });

/**
 * Reads a text of a line; null and "" count as absent.
 * @throws ApiError 1006
 */
function textOf(line: { readonly [key: string]: unknown }, field: string): string | undefined {
  const value = line[field];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string')
    throw new ApiError('badJson', `Invalid input json: ${field} should be sent as string`);
  return value;
}

/** @throws CannotAnswer with the reason when the data isn't a list */
async function orCannotAnswer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ListRefused) throw new CannotAnswer(error.message);
    throw error;
  }
}

function requireThere(path: string): void {
  if (!existsSync(path)) throw new CannotAnswer(`File not found: ${path}.`);
}

async function openListsOf(folder: string): Promise<LoadedLists> {
  requireThere(folder);
  const { loaded, notes } = await orCannotAnswer(() => openFolder(folder));
  for (const note of notes) process.stderr.write(`${note}\n`);
  return loaded;
}

/**
 * Reads settings in the form of `config.aml`.
 * @throws CannotAnswer
 */
function readConfigFile(path: string | undefined): AmlConfig {
  if (path === undefined) return {};
  try {
    return readAmlConfig(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : "it isn't valid JSON";
    throw new CannotAnswer(`${path}: ${reason}.`);
  }
}

function screenLine(lists: LoadedLists, config: AmlConfig): LineWork {
  const settings = batchSettings(config);
  return (line) => {
    const name = textOf(line, 'name');
    if (name === undefined)
      throw new ApiError('badJson', 'Invalid input json: name should be sent as string');
    const type = textOf(line, 'type') ?? config.type ?? 'UNKNOWN';
    if (!TYPES.includes(type))
      throw new ApiError('badJson', `Invalid input json: type should be one of ${TYPES.join(', ')}`);
    const born = textOf(line, 'dob');
    // Batches of older records often contain only the year or the month.
    const dob = born === undefined || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(born) ? born : readDate(born);
    if (born !== undefined && dob === undefined)
      throw new ApiError('badJson', 'Invalid input json: dob should be sent as date (YYYY-MM-DD)');
    const party = partyFrom(name, type as PartyType, { dob, country: textOf(line, 'country') });
    return { matches: screenParty(lists, party, settings) };
  };
}

const bankLine =
  (lists: LoadedLists): LineWork =>
  (line) => {
    const entries = bankEntries(lists, {
      name: textOf(line, 'bank_name') ?? null,
      account: textOf(line, 'bank_account') ?? null,
      swift: textOf(line, 'bank_swift') ?? null,
      country: textOf(line, 'bank_country') ?? null,
    });
    return { has_match: entries.length > 0, entries };
  };

export function registerScreenCommands(program: Command): void {
  program
    .command('screen')
    .description('Screen names against watchlists: reads and writes JSON Lines')
    .argument('[files...]', 'files of JSON Lines; default: standard input')
    .requiredOption('--lists <folder>', 'published list files in any supported format, or a data folder')
    .option('--config <file>', 'JSON file with the settings of config.aml')
    .addHelpText('after', `\nExample:\n  echo '{"name":"Jane Doe"}' | assay screen --lists ./lists\n`)
    .action(async (files: string[], options: { lists: string; config?: string }) => {
      const config = readConfigFile(options.config);
      const lists = await openListsOf(options.lists);
      await runJsonLines(files, screenLine(lists, config), streams(), 'screen');
    });
  program
    .command('check-bank')
    .description(
      'Check bank accounts, wallets, BICs and banks against watchlists: reads and writes JSON Lines',
    )
    .argument('[files...]', 'files of JSON Lines; default: standard input')
    .requiredOption('--lists <folder>', 'published list files in any supported format, or a data folder')
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"bank_swift":"DEUTDEFF"}' | assay check-bank --lists ./lists\n`,
    )
    .action(async (files: string[], options: { lists: string }) => {
      const lists = await openListsOf(options.lists);
      await runJsonLines(files, bankLine(lists), streams(), 'check-bank');
    });
  program
    .command('list-diff')
    .description('Compare two publications of a list by its entry IDs')
    .argument('<old>', 'list file or folder')
    .argument('<new>', 'list file or folder')
    .action(async (old: string, next: string) => {
      for (const path of [old, next]) requireThere(path);
      const [before, after] = await orCannotAnswer(async () => [
        await readListsFolder(old),
        await readListsFolder(next),
      ]);
      process.stdout.write(`${JSON.stringify(differenceOfLists(before!.lists, after!.lists))}\n`);
    });
}
