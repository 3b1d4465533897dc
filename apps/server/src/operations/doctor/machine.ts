import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { mostConnections } from '../../platform/descriptors';
import { foldersOf, isShortOf, mebibytes, roomOf } from '../../platform/disk-feature';
import { isLoopback } from '../../platform/inside';
import { bindFailure } from '../../platform/listen-failure';
import { remedyOf } from '../health/remedies';
import { type DoctorConfig, type Finding, failed, ok, skipped, warning } from './findings';

/** Minimum number of connections: the number measured under load, plus a margin. */
const FEW_CONNECTIONS = 1000;
const ASK_MS = 3000;
/** Maximum memory of an engine process, and the memory of the server, in bytes. */
const ENGINE_BYTES = 1.5 * 2 ** 30;
const SERVER_BYTES = 1.5 * 2 ** 30;
const OLDEST_SUPPORTED_NODE = 22;
const OTHERS_MAY = 0o077;

/** Checks the Node.js version and the user that runs the program. */
export function inspectProgram(
  version = process.versions.node,
  uid = process.getuid?.(),
): readonly Finding[] {
  const major = Number(version.split('.')[0]);
  const node =
    major < OLDEST_SUPPORTED_NODE
      ? warning('node', `Node.js ${version} gets no more security updates.`, 'Install Node.js 22 or 24.')
      : ok('node', `Node.js ${version}.`);
  const user =
    uid === 0
      ? warning(
          'user',
          'The process runs as root, so an attacker who takes it over controls the machine.',
          'Use a separate user (deploy/systemd/assay.service creates one).',
        )
      : ok('user', "The process doesn't run as root.");
  return [node, user];
}

/** Checks the memory for the engines and the file descriptors for connections. */
export function inspectLimits(
  { verification, maxConnections }: Pick<DoctorConfig, 'verification' | 'maxConnections'>,
  memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  most = mostConnections(maxConnections),
): readonly Finding[] {
  const needed = SERVER_BYTES + verification.engines * ENGINE_BYTES;
  const found = `${mebibytes(memory)} MiB of memory for ${verification.engines} engine processes.`;
  const memoryFinding =
    memory < needed
      ? warning(
          'memory',
          found,
          `Provide ${mebibytes(needed)} MiB, or lower ASSAY_VERIFICATION_ENGINES or set it to off.`,
        )
      : ok('memory', found);
  if (most === null) return [memoryFinding, skipped('descriptors', 'The limit of open files is unknown.')];
  const text = `The limit of open files allows ${most} connections.`;
  const descriptors =
    most < FEW_CONNECTIONS
      ? warning(
          'descriptors',
          text,
          'Raise the limit: LimitNOFILE=65536 in a systemd unit, ulimit -n 65536 in a shell.',
        )
      : ok('descriptors', text);
  return [memoryFinding, descriptors];
}

/** Checks the data folder and the free space on its disk. */
export async function inspectFolder(
  { dataDir }: Pick<DoctorConfig, 'dataDir'>,
  room: typeof roomOf = roomOf,
): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) {
    return [skipped('data folder', `${dataDir} doesn't exist yet. The first start creates it.`)];
  }
  const findings: Finding[] = [];
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    findings.push(ok('data folder', `${dataDir} is writable.`));
  } catch {
    findings.push(
      failed(
        'data folder',
        `${dataDir} isn't writable for this user.`,
        'Run chown -R to make this user the owner.',
      ),
    );
  }
  for (const folder of foldersOf(dataDir)) {
    const found = await room(folder);
    if (!found) continue;
    const note = `${mebibytes(found.free)} MiB of ${mebibytes(found.total)} MiB are free on the disk of ${folder}.`;
    findings.push(
      isShortOf(found)
        ? failed(
            'disk',
            note,
            'Free some space or use a larger disk. If the disk is full, every request returns 503.',
          )
        : ok('disk', note),
    );
  }
  return findings;
}

/** Reports a key file that other users of this machine can read. */
export async function inspectKeyFile(path: string): Promise<readonly Finding[]> {
  const { mode } = await stat(path);
  return (mode & OTHERS_MAY) === 0
    ? []
    : [warning('master key', `Other users of this machine can read ${path}.`, `Run chmod 600 ${path}.`)];
}

const hostIn = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Returns the address to test; a wildcard host is tested on loopback. */
const reachable = (host: string) => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host);

const USUAL_REMEDY = 'See docs/operate/runbooks/component-degraded.md.';

interface Readiness {
  readonly ready?: boolean;
  readonly components?: readonly { readonly name: string; readonly state: string; readonly note?: string }[];
}

/** Identifies the program on the port: an Assay server, another program, or none. */
async function asked({
  host,
  port,
}: Pick<DoctorConfig, 'host' | 'port'>): Promise<Readiness | 'other' | null> {
  try {
    const answer = await fetch(`http://${hostIn(reachable(host))}:${port}/readyz`, {
      signal: AbortSignal.timeout(ASK_MS),
    });
    const body = (await answer.json()) as Readiness;
    return typeof body.ready === 'boolean' ? body : 'other';
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
    return cause?.code === 'ECONNREFUSED' ? null : 'other';
  }
}

/** Reports the state of a running server, or if the port is free to listen on. */
export async function inspectPort(
  config: Pick<DoctorConfig, 'host' | 'port' | 'trustProxy'>,
): Promise<readonly Finding[]> {
  const { host, port, trustProxy } = config;
  const place = `${hostIn(host)}:${port}`;
  const findings: Finding[] = [];
  const found = port === 0 ? null : await asked(config);
  if (found !== null && found !== 'other') {
    findings.push(
      found.ready
        ? ok('server', `The server on ${place} is ready.`)
        : failed('server', `The server on ${place} isn't ready.`, 'The following checks show the reason.'),
    );
    for (const { name, state, note } of found.components ?? [])
      if (state !== 'ok')
        findings.push(
          warning(`server: ${name}`, note ?? `The state is ${state}.`, remedyOf(name) ?? USUAL_REMEDY),
        );
  } else {
    const failure = await bindFailure(config);
    findings.push(
      failure === null
        ? ok('port', `${place} is free.`)
        : failed('port', `Can't listen on ${place} (${failure.code}).`, 'Change HOST and PORT.'),
    );
  }
  if (!isLoopback(host) && trustProxy === false) {
    findings.push(
      warning(
        'proxy',
        `Other machines can reach ${place} over unencrypted HTTP.`,
        'Put a TLS proxy in front and set ASSAY_TRUST_PROXY.',
      ),
    );
  }
  return findings;
}
