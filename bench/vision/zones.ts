import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument, decodePicture, installedOcrModels, type Mrz, openReader } from '@assay/vision';
import { random } from '../../packages/vision/src/testing/index';
import { atLeast, atMost, type Bar, median, type Row } from '../row';
import { SPECIMEN_ZONES } from './data/specimen-zones';
import { contents, NOW, pageOf, REAL_ISSUERS } from './pages';

const MEBIBYTE = 2 ** 20;
/** Number of documents between two memory measurements. */
const STRETCH = 25;

/** Returns the first 64 bits of a SHA-256: anyone with the picture can compute it, but it reveals no name. */
const digestOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Returns one digest of a zone's number, dates and sex. */
const keyDigest = ({ documentNumber, birthDate, expiryDate, sex }: Mrz): string =>
  digestOf([documentNumber, birthDate, expiryDate, sex].join('|'));

/** Returns one digest of a whole zone. */
const wholeDigest = ({ lines }: Mrz): string => digestOf(lines.join('|'));

const work = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Check = (picture: Awaited<ReturnType<typeof decodePicture>>) => ReturnType<typeof checkDocument>;

/** Cost of one page in milliseconds: CPU time and elapsed time. */
interface Cost {
  readonly processor: number;
  readonly clock: number;
}

interface Counts {
  known: number;
  valid: number;
  keys: number;
  whole: number;
  wrong: number;
  readonly withZone: Cost[];
  readonly without: Cost[];
}

/** Reads every picture of a folder, and compares those with a known zone. */
async function readSpecimens(folder: string, check: Check): Promise<Counts> {
  const counts: Counts = { known: 0, valid: 0, keys: 0, whole: 0, wrong: 0, withZone: [], without: [] };
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(jpe?g|png|webp)$/i.test(name)) continue;
    const file = readFileSync(join(folder, name));
    const [began, since] = [work(), performance.now()];
    const { zone } = await check(await decodePicture(file));
    const isValid = zone?.mrz.isValid === true;
    const cost = { processor: work() - began, clock: performance.now() - since };
    (isValid ? counts.withZone : counts.without).push(cost);
    const truth = SPECIMEN_ZONES[digestOf(file)];
    if (!truth) continue;
    const [key, whole] = truth;
    counts.known++;
    if (!zone || !isValid) continue;
    counts.valid++;
    if (keyDigest(zone.mrz) === key) counts.keys++;
    else counts.wrong++;
    if (wholeDigest(zone.mrz) === whole) counts.whole++;
  }
  return counts;
}

/**
 * Measures the process's memory over this number of drawn documents, in stretches. Each stretch is printed
 * when it ends, because all of them take an hour.
 */
async function memoryOver(documents: number, check: Check): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const look = (read: number, bar?: Bar) => {
    const value = process.memoryUsage.rss() / MEBIBYTE;
    console.error(`${read} documents: ${value.toFixed(0)} MiB, ${(work() / 1000).toFixed(0)} s of CPU time`);
    const figure = `process memory after ${read} drawn documents`;
    rows.push({ figure, value, unit: 'MiB', ...(bar && { bar }) });
  };
  for (const [at, content] of contents(documents, random(41), ['TD3', 'TD1'], REAL_ISSUERS).entries()) {
    if (at % STRETCH === 0) look(at);
    await check(await pageOf(content, 'clean', at));
  }
  look(documents, atMost(2048));
  return rows;
}

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

/**
 * Measures published specimens: how many of thirty readable zones are read, the cost of a page, and memory
 * over many documents. `--specimens` names a folder of pictures (those of github.com/konstantint/PassportEye
 * are recognized by their bytes); `--documents` sets the number of drawn ones for the memory.
 */
export async function benchZones(): Promise<readonly Row[]> {
  const folder = option('specimens');
  const documents = Number(option('documents') ?? 0);
  const reader = await openReader(installedOcrModels(), 2);
  const check: Check = (picture) =>
    checkDocument({
      sides: [picture],
      acceptedDocuments: [],
      acceptedCountries: [],
      minimumAge: null,
      fullName: null,
      birthDate: null,
      allowsSpecimens: true,
      now: NOW,
      reader,
      signal: new AbortController().signal,
      isOver: () => false,
      work,
    });
  try {
    // The first page allocates the nets' memory.
    for (const content of contents(1, random(5), ['TD3'], REAL_ISSUERS))
      await check(await pageOf(content, 'clean', 1));
    const counts = folder === null ? null : await readSpecimens(folder, check);
    const read = counts ? specimenRows(counts) : [];
    return [...read, ...(documents > 0 ? await memoryOver(documents, check) : [])];
  } finally {
    await reader.close();
  }
}

function specimenRows({ known, valid, keys, whole, wrong, withZone, without }: Counts): readonly Row[] {
  const all = [...withZone, ...without];
  const seconds = (costs: readonly Cost[], of: keyof Cost) => median(costs.map((cost) => cost[of])) / 1000;
  const longest = (of: keyof Cost) => Math.max(...all.map((cost) => cost[of])) / 1000;
  const mean = all.reduce((sum, { processor }) => sum + processor, 0) / all.length / 1000;
  return [
    {
      figure: `zones of ${known} published specimens: every check digit correct`,
      value: valid,
      unit: '',
      bar: atLeast(29),
    },
    { figure: '… number, dates and sex as printed', value: keys, unit: '', bar: atLeast(29) },
    { figure: '… every character as printed', value: whole, unit: '', bar: atLeast(27) },
    { figure: '… valid with a wrong number, date or sex', value: wrong, unit: '', bar: atMost(0) },
    {
      figure: `all ${all.length} pictures: elapsed time, median`,
      value: seconds(all, 'clock'),
      unit: 's',
      bar: atMost(1.2),
    },
    { figure: '… elapsed time, maximum', value: longest('clock'), unit: 's' },
    {
      figure: '… CPU time, median',
      value: seconds(all, 'processor'),
      unit: 's',
      bar: atMost(1.2),
    },
    { figure: '… CPU time, mean', value: mean, unit: 's' },
    { figure: '… CPU time, maximum', value: longest('processor'), unit: 's' },
    {
      figure: `… CPU time, median of the ${withZone.length} with a valid zone`,
      value: seconds(withZone, 'processor'),
      unit: 's',
    },
  ];
}
