import { BadConfiguration } from '../../platform/environment';
import {
  lookAtCheckServices,
  lookAtData,
  lookAtEngines,
  lookAtLists,
  lookAtMedia,
  lookAtModels,
  lookAtProviders,
  lookAtSignIn,
} from './data';
import { lookAtDatabase } from './database';
import { type DoctorConfig, type Finding, failed, looked, ok, warning } from './findings';
import { lookAtLogArchive } from './log-archive';
import { lookAtFolder, lookAtLimits, lookAtPort, lookAtProgram } from './machine';

type Environment = { readonly [name: string]: string | undefined };
type ReadConfiguration = (env: Environment) => DoctorConfig;

/** Read by other parts of the program. */
const READ_ELSEWHERE = /^ASSAY_TEST_/;

/** Reads the configuration, and names variables of ours that nothing read: they are spelt wrongly, or need others beside them. */
export function lookAtConfiguration(
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
      findings: [failed('configuration', error.message, 'See docs/configuration.md.')],
    };
  }
  const unread = Object.keys(env).filter(
    (name) =>
      name.startsWith('ASSAY_') && !readNames.has(name) && !READ_ELSEWHERE.test(name) && env[name] !== '',
  );
  const findings = unread.map((name) =>
    warning(
      'configuration',
      `${name} is set, and nothing reads it.`,
      'Check its spelling, and whether it needs others beside it: docs/configuration.md.',
    ),
  );
  return { config, findings: findings.length > 0 ? findings : [ok('configuration', 'It reads.')] };
}

/**
 * Looks at an installation from where it runs, changing nothing: whatever is found, in the order of what stands on what.
 * @param read throws BadConfiguration
 * @param now UNIX milliseconds, of this machine's clock
 */
export async function examine(
  env: Environment,
  read: ReadConfiguration,
  now: () => number,
): Promise<readonly Finding[]> {
  const { config, findings } = lookAtConfiguration(env, read);
  const first = [...lookAtProgram(), ...findings];
  if (config === null) return first;
  const looks: readonly (readonly [string, () => Promise<readonly Finding[]>])[] = [
    ['limits', async () => lookAtLimits(config)],
    ['data folder', () => lookAtFolder(config)],
    ['port', () => lookAtPort(config)],
    ['database', () => lookAtDatabase(config, now)],
    ['log archive', () => lookAtLogArchive(config, now())],
    ['data', () => lookAtData(config, now())],
    ['lists', () => lookAtLists(config, now())],
    ['providers', () => lookAtProviders(config, env)],
    ['check services', () => lookAtCheckServices(config, env)],
    ['sign-in', () => lookAtSignIn(config, env)],
    ['media', () => lookAtMedia(config)],
    ['engines', () => lookAtEngines(config)],
    ['models', () => lookAtModels(config)],
  ];
  const rest: Finding[] = [];
  for (const [check, look] of looks) rest.push(...(await looked(check, look)));
  return [...first, ...rest];
}
