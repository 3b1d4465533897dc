import { access, constants, stat } from 'node:fs/promises';
import type { PlatformConfig } from '../../platform/config';
import { BadConfiguration } from '../../platform/environment';
import { copiesIn } from '../backup/log/places';
import {
  inspectCheckServices,
  inspectData,
  inspectEngines,
  inspectLists,
  inspectMedia,
  inspectModels,
  inspectProviders,
  inspectSignIn,
} from './data';
import { inspectDatabase } from './database';
import { type DoctorConfig, type Finding, failed, looked, ok, warning } from './findings';
import { inspectFolder, inspectLimits, inspectPort, inspectProgram } from './machine';

/** Age of the newest copy from which it is late, in milliseconds; a copy is made every day. */
const LATE_COPY_MS = 2 * 86_400_000;

const CHECK = 'log archive';

/**
 * Checks the log archive: write access, a separate disk, and the age of its newest copy.
 * @param now UNIX milliseconds
 */
export async function inspectLogArchive(
  { logArchive, databaseUrl, dataDir }: Pick<PlatformConfig, 'logArchive' | 'databaseUrl' | 'dataDir'>,
  now: number,
): Promise<readonly Finding[]> {
  if (databaseUrl !== undefined) return [];
  if (logArchive === null)
    return [
      ok(
        CHECK,
        "The database log isn't archived. Backups restore only the state at the time of the backup (ASSAY_LOG_ARCHIVE_DIR).",
      ),
    ];
  const { folder } = logArchive;
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return [
      failed(
        CHECK,
        `${folder} isn't writable.`,
        'Create it, mount it or make it writable for this user. Until then the log stays in the data folder.',
      ),
    ];
  }
  const [archive, data] = await Promise.all([stat(folder), stat(dataDir).catch(() => null)]);
  const findings: Finding[] = [];
  if (archive.dev === data?.dev)
    findings.push(
      warning(
        CHECK,
        `${folder} is on the same disk as the data, so both can be lost together.`,
        'Use a folder on another disk.',
      ),
    );
  const newest = (await copiesIn(folder)).at(-1);
  if (newest === undefined || now - newest.usableFrom > LATE_COPY_MS)
    findings.push(
      warning(
        CHECK,
        newest === undefined ? 'The archive contains no copy yet.' : 'The newest copy is older than 2 days.',
        'Start the server and search its log for log-archive.',
      ),
    );
  return findings.length > 0
    ? findings
    : [
        ok(
          CHECK,
          `The log is archived in ${folder}. The newest copy is from ${new Date(newest!.usableFrom).toISOString()}.`,
        ),
      ];
}

type Environment = { readonly [name: string]: string | undefined };
type ReadConfiguration = (env: Environment) => DoctorConfig;

/** Variables read by other parts of the program. */
const READ_ELSEWHERE = /^ASSAY_TEST_/;

/**
 * Reads the configuration and reports ASSAY_ variables that nothing reads, because they are misspelled or
 * need other variables.
 */
export function inspectConfiguration(
  env: Environment,
  read: ReadConfiguration,
): {
  readonly config: DoctorConfig | null;
  readonly findings: readonly Finding[];
} {
  const readNames = new Set<string>();
  const watched = new Proxy(env, {
    get(target, name) {
      if (typeof name === 'string') readNames.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  let config: DoctorConfig;
  try {
    config = read(watched);
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return {
      config: null,
      findings: [failed('configuration', error.message, 'See docs/reference/configuration.md.')],
    };
  }
  const unread = Object.keys(env).filter(
    (name) =>
      name.startsWith('ASSAY_') && !readNames.has(name) && !READ_ELSEWHERE.test(name) && env[name] !== '',
  );
  const findings = unread.map((name) =>
    warning(
      'configuration',
      `${name} is set, but Assay doesn't use it.`,
      'Check its spelling and the variables it depends on: docs/reference/configuration.md.',
    ),
  );
  return {
    config,
    findings: findings.length > 0 ? findings : [ok('configuration', 'The configuration is valid.')],
  };
}

/**
 * Removes findings of the running server that a check of this machine reports as well. The notes of the server
 * can be longer.
 */
export const withoutRepeated = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    (one) =>
      !one.check.startsWith('server: ') ||
      !findings.some((other) => other !== one && one.note.startsWith(other.note)),
  );

/**
 * Checks an installation without changing anything; findings are ordered by dependency.
 * @param read throws BadConfiguration
 * @param now returns UNIX milliseconds of this machine's clock
 */
export async function examine(
  env: Environment,
  read: ReadConfiguration,
  now: () => number,
): Promise<readonly Finding[]> {
  const { config, findings } = inspectConfiguration(env, read);
  const first = [...inspectProgram(), ...findings];
  if (config === null) return first;
  const looks: readonly (readonly [string, () => Promise<readonly Finding[]>])[] = [
    ['limits', async () => inspectLimits(config)],
    ['data folder', () => inspectFolder(config)],
    ['port', () => inspectPort(config)],
    ['database', () => inspectDatabase(config, now)],
    ['log archive', () => inspectLogArchive(config, now())],
    ['data', () => inspectData(config, now())],
    ['lists', () => inspectLists(config, now())],
    ['providers', () => inspectProviders(config, env)],
    ['check services', () => inspectCheckServices(config, env)],
    ['sign-in', () => inspectSignIn(config, env)],
    ['media', () => inspectMedia(config)],
    ['engines', () => inspectEngines(config)],
    ['models', () => inspectModels(config)],
  ];
  const rest: Finding[] = [];
  for (const [check, look] of looks) rest.push(...(await looked(check, look)));
  return withoutRepeated([...first, ...rest]);
}
