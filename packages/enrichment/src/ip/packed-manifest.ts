import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { prune, readingBytes, writeWhole } from '@assay/versioned-files';
import type { IpSource } from './ip-packages';

/** Goes up when the packed file's columns or the way they are filled change; an older file is built anew. */
export const PACKED_FORMAT = 3;

const MANIFEST = 'manifest.json';

/** One source inside a packed file. */
export interface PackedSource {
  readonly name: string;
  readonly version: string;
  /** Day of the data, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly licence: string;
  readonly attribution: string;
  /** Networks or ranges read, IPv4 and IPv6 together. */
  readonly rows: number;
  /** Hex SHA-256 of the source's IPv4 file and IPv6 file, in this order; empty for a file that was not read. */
  readonly sha256: readonly [string, string];
}

/** States which packed file is current and what is in it. Written last: a build that stopped half-way left no trace. */
export interface PackedManifest {
  readonly format: number;
  /** ISO 8601 moment of the build. */
  readonly built_at: string;
  readonly geography: 'city' | 'country';
  /** Name of the packed file, beside the manifest. */
  readonly file: string;
  readonly bytes: number;
  /** Hex SHA-256 of the packed file. */
  readonly sha256: string;
  readonly sources: readonly PackedSource[];
}

/** Folder of the packed files. */
export function packedDir(dataDir: string): string {
  return join(dataDir, 'ip');
}

/** The manifest of the current packed file; `null` when there is none that this version can read. */
export function readManifest(dataDir: string): PackedManifest | null {
  const path = join(packedDir(dataDir), MANIFEST);
  if (!existsSync(path)) return null;
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as PackedManifest;
    const packed = join(packedDir(dataDir), manifest.file);
    const usable = manifest.format === PACKED_FORMAT && statSync(packed).size === manifest.bytes;
    return usable ? manifest : null;
  } catch {
    return null;
  }
}

/** So many bytes are digested at a time (well below a millisecond), for calls are answered meanwhile. */
const DIGESTED_AT_ONCE = 1 << 18;

/** Whether the bytes of a packed file are those that were written. */
export async function isWhole({ sha256 }: PackedManifest, bytes: Uint8Array): Promise<boolean> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += DIGESTED_AT_ONCE) {
    hash.update(bytes.subarray(at, at + DIGESTED_AT_ONCE));
    await nextTurn();
  }
  return hash.digest('hex') === sha256;
}

/** The bytes of a manifest's packed file, piece by piece. @throws the file system's error */
export const readingPacked = (
  dataDir: string,
  { file }: PackedManifest,
): Generator<void, Uint8Array<ArrayBuffer>> => readingBytes(join(packedDir(dataDir), file));

/**
 * Makes a packed file current, in one rename.
 * @param before the packed file that was current: it stays for those who have it open, what is older goes
 */
export function writeManifest(dataDir: string, manifest: PackedManifest, before: string | null): void {
  const folder = packedDir(dataDir);
  writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  const kept = [MANIFEST, manifest.file, ...(before === null ? [] : [before])];
  prune(folder, { kept, newest: MANIFEST, dropped: [] });
}

/** Whether a packed file was built from exactly these sources. */
export function isCurrent(manifest: PackedManifest, sources: readonly IpSource[]): boolean {
  const versions = (list: readonly { name: string; version: string }[]) =>
    list.map(({ name, version }) => `${name} ${version}`).join('\n');
  return sources.length > 0 && versions(manifest.sources) === versions(sources);
}
