import type { LimitName } from './walls';

/** Memory that an engine may write to, KiB: twice what one is replaced at. */
const DATA_KIB = 3 * 2 ** 20;
/** Threads of one process: Node.js, V8 and the networks have about twenty. */
const THREADS = 64;

/**
 * A limit in the words of a shell: the letter of `ulimit` and the value in its unit.
 * @see POSIX.1-2024 XCU, ulimit; `-u` and `-p` are bash's and dash's word for processes.
 */
const LIMITS: { readonly [name in LimitName]: (processes: number) => string } = {
  // A dump of memory would hold pictures of persons.
  core: () => 'ulimit -c 0',
  file: () => 'ulimit -f 0',
  files: () => 'ulimit -n 256',
  // Over the whole life of a process; one job is ended by the pool long before.
  cpu: () => 'ulimit -t 3600',
  data: () => `ulimit -d ${DATA_KIB}`,
  processes: (processes) => {
    const most = processes * THREADS;
    return `{ ulimit -u ${most} 2>/dev/null || ulimit -p ${most}; }`;
  },
};

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** The heap of V8, MiB: what it holds beyond is outside of it, and counts for the limit of data. */
export const HEAP_MIB = 1024;

/** A script of `sh` that lowers limits and becomes the program of its arguments. @param processes of the pool at a time */
export const limitScript = (names: readonly LimitName[], processes: number): string =>
  [...names.map((name) => LIMITS[name](processes)), 'exec "$@"'].join(' && ');
