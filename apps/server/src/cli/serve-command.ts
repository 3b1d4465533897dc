import { type Command, InvalidArgumentError, Option } from 'commander';
import { readConfiguration, type ServerConfig } from '../configuration';
import { StartFailed } from '../operations/processes/group-keeper';
import { addGroup, isMember, joinGroup, leaveGroup } from '../operations/processes/run-group';
import { jsonLog, type Log } from '../platform/log';
import { ROLES, type Role } from '../platform/process-group';
import { serve } from '../serve';
import { type Answering, greeting } from './greeting';
import { stopSignal } from './stop-signal';

const MAX_PROCESSES = 64;

function processCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_PROCESSES) return count;
  throw new InvalidArgumentError(`The number must be a whole number from 1 to ${MAX_PROCESSES}.`);
}

interface ServeFlags {
  readonly dns?: true;
  readonly role: Role;
  readonly processes: number;
}

interface Surroundings {
  readonly config: ServerConfig;
  readonly flags: ServeFlags;
  readonly version: string;
  readonly log: Log;
  readonly say: (text: string) => void;
}

/** Stops the server; exits the process when that takes too long. */
async function stopInTime({ config, log }: Surroundings, stop: () => Promise<void>): Promise<void> {
  const late = setTimeout(() => {
    log.info('stopped-late', { after_ms: config.stopDeadlineMs });
    process.exit(1);
  }, config.stopDeadlineMs);
  await stop();
  clearTimeout(late);
}

const greet = ({ config, flags, say }: Surroundings, server: Answering): void =>
  say(greeting(flags.role, server, config));

async function serveAlone(around: Surroundings): Promise<void> {
  const { flags, say } = around;
  const asked = stopSignal();
  const server = await serve({
    ...around,
    env: process.env,
    role: flags.role,
    ...(flags.dns ? { dns: true } : {}),
  });
  greet(around, server);
  await asked;
  say('Stopping …');
  await stopInTime(around, () => server.stop());
}

/** Runs one process of a group; the GroupKeeper sends its parameters and its stop message. */
async function serveInGroup(around: Surroundings): Promise<void> {
  const { flags, say } = around;
  // A signal for the whole group also reaches this process, but the GroupKeeper handles it. A signal for this
  // process alone replaces it.
  const asked = stopSignal();
  process.on('SIGHUP', () => undefined);
  const member = await joinGroup();
  const { role, leads, speaks, database } = member.beginning;
  const server = await serve({
    ...around,
    env: process.env,
    say: speaks ? say : () => undefined,
    role,
    group: member,
    buildsData: leads,
    store: database,
    ...(flags.dns && leads ? { dns: true } : {}),
  });
  member.ready({ firstKey: server.firstKey, setUpCode: server.setUpCode });
  await Promise.race([member.leaving, asked]);
  await stopInTime(around, () => server.stop());
  leaveGroup();
}

async function serveGroup(around: Surroundings): Promise<void> {
  const { config, flags, log, say, version } = around;
  const asked = stopSignal();
  const { processes: count, role } = flags;
  const dns = flags.dns ? { dns: flags.dns } : {};
  const group = await addGroup({ config, count, role, ...dns, log, say, version }).catch((error: unknown) => {
    // The process that failed to start has logged the reason.
    if (error instanceof StartFailed) return null;
    throw error;
  });
  if (!group) {
    process.exitCode = 1;
    return;
  }
  // A closed terminal also sends SIGHUP, and then the server must stop.
  if (!process.stdin.isTTY)
    process.on('SIGHUP', () => {
      say('Restarting all processes …');
      group.replaceAll().then(
        () => say('All processes were restarted.'),
        (error: unknown) => log.fault('processes-not-replaced', error),
      );
    });
  greet(around, group);
  await asked;
  say('Stopping …');
  await group.stop();
}

export function registerServe(program: Command, version: string): void {
  program
    .command('serve')
    .description('Start the server; environment variables configure it (docs/reference/configuration.md)')
    .addOption(
      new Option('--role <role>', 'api serves requests, worker runs background jobs, all does both')
        .choices([...ROLES])
        .default('all'),
    )
    .addOption(
      new Option(
        '--processes <n>',
        'number of processes that share one port; SIGHUP restarts them one by one',
      )
        .argParser(processCount)
        .default(1),
    )
    .option('--dns', 'also answer DNS queries for ASSAY_DNS_ZONE, to detect the resolvers of browsers')
    .action(async (flags: ServeFlags) => {
      const around: Surroundings = {
        config: readConfiguration(process.env),
        flags,
        version,
        log: jsonLog((line) => process.stderr.write(line), Date.now),
        say: (text) => void process.stdout.write(`${text}\n`),
      };
      if (isMember()) await serveInGroup(around);
      else if (flags.processes > 1) await serveGroup(around);
      else await serveAlone(around);
    });
}
