import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDockerfile } from './dockerfile';

const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';
/** Memory of the container; the chart gives an API pod 3 GiB. */
const MEMORY_BYTES = 3 * 1024 ** 3;
const CGROUP = '/sys/fs/cgroup';
const hasDebootstrap = spawnSync('debootstrap', ['--version']).status === 0;

interface MemoryGroup {
  readonly folder: string;
  /** File that lists the processes of the group. */
  readonly processes: string;
  /** Returns the peak, with the pages of files, in bytes. */
  peak(): number;
}

/** Creates a control group with the memory limit. */
function memoryGroup(): MemoryGroup {
  const isUnified = existsSync(join(CGROUP, 'cgroup.controllers'));
  const folder = join(CGROUP, ...(isUnified ? [] : ['memory']), `assay-image-${process.pid}`);
  mkdirSync(folder);
  appendFileSync(join(folder, isUnified ? 'memory.max' : 'memory.limit_in_bytes'), String(MEMORY_BYTES));
  const peak = join(folder, isUnified ? 'memory.peak' : 'memory.max_usage_in_bytes');
  return {
    folder,
    processes: join(folder, 'cgroup.procs'),
    peak: () => Number(readFileSync(peak, 'utf8')),
  };
}

/**
 * Shell commands that turn a folder into the root of a process: read-only, with the volume and an empty /tmp, in
 * namespaces that have no network.
 */
const ENTER = `
set -e
echo $$ > "$PROCESSES"
ip link set lo up
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount --bind "$ROOT$VOLUME" "$ROOT$VOLUME"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs tmpfs "$ROOT/dev"
for name in null zero urandom random; do touch "$ROOT/dev/$name"; mount --bind "/dev/$name" "$ROOT/dev/$name"; done
mkdir "$ROOT/dev/shm" && mount -t tmpfs tmpfs "$ROOT/dev/shm"
mount -o remount,bind,ro "$ROOT"
exec setpriv --no-new-privs chroot --userspec="$IDENTITY" "$ROOT" "$@"
`;

/**
 * Builds the file system of deploy/Dockerfile without a container engine: Debian packages instead of the base
 * image, the Node.js of this machine, and the same release and commands.
 */
describe.skipIf(process.getuid?.() !== 0 || !hasDebootstrap)('container image', () => {
  const image = readDockerfile('deploy/Dockerfile');
  let folder: string;
  let root: string;
  let group: MemoryGroup | undefined;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-image-'));
    root = join(folder, 'root');
    execFileSync('debootstrap', ['--variant=minbase', image.debian, root, MIRROR], { stdio: 'ignore' });
    copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
    // The base image has this user.
    appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n');
    execFileSync('npm', ['run', 'release', '--', '--folder', join(root, image.app)], { stdio: 'ignore' });
    for (const command of image.commands) execFileSync('chroot', [root, '/bin/sh', '-c', command]);
    group = memoryGroup();
  }, 1_800_000);
  afterAll(() => {
    if (group) rmdirSync(group.folder);
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('starts, scores, restarts and stops as its user: read-only, limited memory, no network', () => {
    const settings = JSON.stringify(image);
    const variables = Object.entries({ ...image.env, PATH: '/usr/local/bin:/usr/bin:/bin' });
    const inside = ['node', '--input-type=module', '-', settings];
    const entered = spawnSync(
      'unshare',
      [
        ...['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'],
        ...['sh', '-c', ENTER, 'sh', 'env', '-i', ...variables.map(([name, value]) => `${name}=${value}`)],
        ...inside,
      ],
      {
        input: readFileSync('e2e/image/inside.mjs'),
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          ROOT: root,
          VOLUME: image.volume,
          IDENTITY: image.user,
          PROCESSES: group?.processes,
        },
      },
    );
    expect(entered.stderr).toBe('');
    expect(JSON.parse(entered.stdout)).toEqual({
      user: '1000:1000',
      capabilities: '0000000000000000',
      root: 'EROFS',
      network: 'ENETUNREACH',
      healthy: 0,
      states: [expect.any(String), expect.any(String)],
      secondKey: null,
      stored: ['first', 'second'],
      exits: [0, 0],
      stopped: 1,
    });
    expect(group?.peak()).toBeGreaterThan(0);
    expect(group?.peak()).toBeLessThan(MEMORY_BYTES);
  }, 900_000);
});
