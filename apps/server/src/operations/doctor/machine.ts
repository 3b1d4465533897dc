import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { mostConnections } from '../../platform/descriptors';
import { foldersOf, isShortOf, mebibytes, roomOf } from '../../platform/disk-feature';
import { isLoopback } from '../../platform/inside';
import { bindFailure } from '../../platform/listen-failure';
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
export function lookAtProgram(version = process.versions.node, uid = process.getuid?.()): readonly Finding[] {
  const major = Number(version.split('.')[0]);
  const node =
    major < OLDEST_SUPPORTED_NODE
      ? warning(
          'node',
          `Node.js ${version} gets no more security fixes.`,
          'Install Node.js 24 or 22 and start with it.',
        )
      : ok('node', `Node.js ${version}.`);
  const user =
    uid === 0
      ? warning(
          'user',
          'This is root: whoever takes the server over has the machine.',
          'Start it as a user of its own (deploy/systemd/assay.service makes one).',
        )
      : ok('user', 'This is not root.');
  return [node, user];
}

/** Checks the memory for the engines and the file descriptors for connections. */
export function lookAtLimits(
  { verification, maxConnections }: Pick<DoctorConfig, 'verification' | 'maxConnections'>,
  memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  most = mostConnections(maxConnections),
): readonly Finding[] {
  const needed = SERVER_BYTES + verification.engines * ENGINE_BYTES;
  const found = `${mebibytes(memory)} MiB of memory, ${verification.engines} processes for engines.`;
  const memoryFinding =
    memory < needed
      ? warning(
          'memory',
          found,
          `Give it ${mebibytes(needed)} MiB, or set ASSAY_VERIFICATION_ENGINES to fewer, or to off.`,
        )
      : ok('memory', found);
  if (most === null)
    return [memoryFinding, skipped('descriptors', 'The limit of descriptors is not known here.')];
  const text = `${most} connections fit under the limit of open files.`;
  const descriptors =
    most < FEW_CONNECTIONS
      ? warning('descriptors', text, 'Raise it: LimitNOFILE=65536 of a unit, ulimit -n 65536 of a shell.')
      : ok('descriptors', text);
  return [memoryFinding, descriptors];
}

/** Checks the data folder and the free space on its disk. */
export async function lookAtFolder(
  { dataDir }: Pick<DoctorConfig, 'dataDir'>,
  room: typeof roomOf = roomOf,
): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) {
    return [skipped('data folder', `There is no folder ${dataDir} yet: the first start makes it.`)];
  }
  const findings: Finding[] = [];
  try {
    await access(dataDir, constants.W_OK | constants.X_OK);
    findings.push(ok('data folder', `${dataDir} can be written.`));
  } catch {
    findings.push(
      failed('data folder', `${dataDir} cannot be written by this user.`, `Give it to this user: chown -R.`),
    );
  }
  for (const folder of foldersOf(dataDir)) {
    const found = await room(folder);
    if (!found) continue;
    const note = `${mebibytes(found.free)} MiB of ${mebibytes(found.total)} are free where ${folder} lies.`;
    findings.push(
      isShortOf(found)
        ? failed('disk', note, 'Make room or a larger disk: a full one answers every call with 503.')
        : ok('disk', note),
    );
  }
  return findings;
}

/** Reports a key file that other users of this machine can read. */
export async function lookAtKeyFile(path: string): Promise<readonly Finding[]> {
  const { mode } = await stat(path);
  return (mode & OTHERS_MAY) === 0
    ? []
    : [warning('master key', `Others on this machine may read ${path}.`, `chmod 600 ${path}`)];
}

const hostIn = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Returns the address to test; a wildcard host is tested on loopback. */
const reachable = (host: string) => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host);

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
export async function lookAtPort(
  config: Pick<DoctorConfig, 'host' | 'port' | 'trustProxy'>,
): Promise<readonly Finding[]> {
  const { host, port, trustProxy } = config;
  const place = `${hostIn(host)}:${port}`;
  const findings: Finding[] = [];
  const found = port === 0 ? null : await asked(config);
  if (found !== null && found !== 'other') {
    findings.push(
      found.ready
        ? ok('server', `A server answers on ${place} and is ready.`)
        : failed('server', `A server answers on ${place} and is not ready.`, 'What is below says why.'),
    );
    for (const { name, state, note } of found.components ?? [])
      if (state !== 'ok')
        findings.push(warning(`server: ${name}`, note ?? `It is ${state}.`, 'See docs/operations.md.'));
  } else {
    const failure = await bindFailure(config);
    findings.push(
      failure === null
        ? ok('port', `${place} is free.`)
        : failed('port', `${place} cannot be listened on (${failure.code}).`, 'Set HOST and PORT to others.'),
    );
  }
  if (!isLoopback(host) && trustProxy === false) {
    findings.push(
      warning(
        'proxy',
        `Other machines reach ${place}, over HTTP without encryption.`,
        'Put a proxy with TLS in front and set ASSAY_TRUST_PROXY; behind none, all callers of a network are known by their own addresses.',
      ),
    );
  }
  return findings;
}
