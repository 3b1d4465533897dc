import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { behindWalls, type Launchers, type SystemWalls, type WalledProgram } from './launch';
import { LIMIT_NAMES } from './limits';
import type { EngineUser, LimitName, Walls } from './walls';

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/** A trial takes some milliseconds; a machine that is busy must not have fewer walls for it. */
const LONGEST_TRIAL_MS = 20_000;

/** Where a program of the operating system lies; never by PATH, which is whoever's started the server. */
const placeOf = (name: string): string | null =>
  FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;

/** The launchers of this machine. */
export const launchersHere = (): Launchers =>
  process.platform === 'win32'
    ? { sh: null, unshare: null, setpriv: null, perl: null }
    : {
        sh: placeOf('sh'),
        unshare: placeOf('unshare'),
        setpriv: placeOf('setpriv'),
        perl: process.platform === 'linux' ? placeOf('perl') : null,
      };

/** The numbers that systemd gives to users of a service's lifetime (DynamicUser): nobody's files belong to them. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

/** A number between them that no user of this machine has; another one for every server. */
function freeUser(pid: number): EngineUser {
  const named = new Set(
    existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').match(/(?<=:)\d+(?=:)/g) : [],
  );
  let uid = FIRST_UID + (pid % (LAST_UID - FIRST_UID));
  while (named.has(String(uid))) uid = uid === LAST_UID ? FIRST_UID : uid + 1;
  return { uid, gid: uid };
}

const READS_ALL = 'for (const path of process.argv.slice(1)) fs.accessSync(path, fs.constants.R_OK)';

/** Whether Node.js starts behind walls and whoever it is there can read what an engine loads. */
function holds(walls: SystemWalls, launchers: Launchers, target: WalledProgram): Promise<boolean> {
  if (!launchers.sh) return Promise.resolve(false);
  const { node, program, preload, packages } = target;
  const trial = [node, '-e', READS_ALL, '--', program, preload, packages];
  const { command, args } = behindWalls(trial, walls, launchers, target);
  return new Promise((resolve) => {
    execFile(command, args, { env: {}, timeout: LONGEST_TRIAL_MS }, (error) => resolve(error === null));
  });
}

const NONE = { limits: [], network: null, user: null, noNewPrivileges: false, landlock: false } as const;

/** Every wall that a machine may offer. */
function everyWall(launchers: Launchers, server: { readonly pid: number; readonly isRoot: boolean }) {
  const network = server.isRoot ? 'namespace' : 'user-namespace';
  return {
    network: launchers.unshare ? network : null,
    user: server.isRoot && launchers.setpriv ? freeUser(server.pid) : null,
    noNewPrivileges: launchers.setpriv !== null,
    landlock: launchers.setpriv !== null && launchers.perl !== null,
    // Processes are counted by user: with the server's own they would be the server's.
    limits: LIMIT_NAMES.filter((name) => name !== 'processes' || server.isRoot),
  } as const;
}

/**
 * Finds what this machine offers, by trying: everything together, and each wall by itself where that does not hold. One
 * after the other, since starting a program holds up the process that does.
 * @param server its process and user: root gives engines a user of their own.
 */
export async function offeredWalls(
  target: WalledProgram,
  launchers: Launchers,
  server: { readonly pid: number; readonly isRoot: boolean },
): Promise<Walls> {
  const stands = (walls: Partial<typeof NONE | Walls>) => holds({ ...NONE, ...walls }, launchers, target);
  const has = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  const own = {
    permission: has('--permission') ? '--permission' : '--experimental-permission',
    refusesNetwork: has('--allow-net'),
  } as const;
  const every = everyWall(launchers, server);
  if (await stands(every)) return { ...own, ...every };
  const { network, user } = every;
  const noNewPrivileges = every.noNewPrivileges && (await stands({ noNewPrivileges: true }));
  const ownUser = user && (await stands({ user, noNewPrivileges: true })) ? user : null;
  const limits: LimitName[] = [];
  for (const name of every.limits) {
    if ((name !== 'processes' || ownUser !== null) && (await stands({ limits: [name] }))) limits.push(name);
  }
  const walls: Walls = {
    ...own,
    network: network && (await stands({ network })) ? network : null,
    user: ownUser,
    noNewPrivileges,
    limits,
    landlock: noNewPrivileges && every.landlock && (await stands({ noNewPrivileges, landlock: true })),
  };
  // Each holds by itself; together they have to as well.
  return (await stands(walls)) ? walls : { ...walls, ...NONE };
}
