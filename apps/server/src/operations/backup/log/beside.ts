import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeStream } from '@assay/versioned-files';
import { GONE, KEYS, MEDIA, MEDIA_NAME, mediaBelow, SEALED } from './places';
import { type Sealing, sealFile } from './sealed-file';

/**
 * Maximum time between the start of a captured file, which its name contains, and its final move, in
 * milliseconds.
 */
const UNDER_WAY_MS = 3_600_000;
const KEY_FILE = /^(?:id|[0-9a-f]{16})$/;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

interface BesideParts {
  readonly archive: string;
  readonly dataDir: string;
  readonly recordKeysDir: string | null;
  /** Returns the current time in UNIX milliseconds. */
  readonly now: () => number;
}

/** Returns the prefix that UUIDv7 names of this time start with (RFC 9562), so that names compare by time. */
function nameAt(at: number): string {
  const hex = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Archives data stored outside the database: record keys and captured files. */
export class BesideArchive {
  /** Size and modification time of each archived key file. */
  private readonly keysSeen = new Map<string, string>();
  /** Captured files started before this time are archived, in UNIX milliseconds; 0 = unknown. */
  private mediaUntil = 0;

  constructor(private readonly parts: BesideParts) {}

  /** Archives the current record keys; destroyed keys are removed from the archive. */
  async takeKeys(sealing: Sealing): Promise<void> {
    const { archive, recordKeysDir } = this.parts;
    if (recordKeysDir === null) return;
    for (const name of await readdir(recordKeysDir)) {
      if (!KEY_FILE.test(name)) continue;
      const source = join(recordKeysDir, name);
      const { size, mtimeMs } = await stat(source);
      const seen = `${size} ${mtimeMs}`;
      if (this.keysSeen.get(name) === seen) continue;
      await sealFile(
        join(archive, KEYS, `${name}${SEALED}`),
        { kind: 'record-key-file', name },
        source,
        sealing,
      );
      this.keysSeen.set(name, seen);
    }
  }

  /** Archives captured files added since the last run. */
  async takeNewMedia(): Promise<void> {
    const begun = this.parts.now();
    const since = nameAt(this.mediaUntil - UNDER_WAY_MS);
    await this.takeMedia((name) => name >= since);
    this.mediaUntil = begun;
  }

  /**
   * Marks captured files that are no longer used, and removes those that no retained point in time needs.
   * @param oldest UNIX milliseconds
   */
  async compareMedia(oldest: number): Promise<void> {
    const { archive, dataDir, now } = this.parts;
    const kept = join(archive, MEDIA);
    for await (const name of mediaBelow(kept, () => true)) {
      const path = join(kept, name);
      if (name.endsWith(GONE)) {
        if ((await stat(path)).mtimeMs < oldest) await rm(path);
      } else if (
        MEDIA_NAME.test(name.slice(name.indexOf('/') + 1)) &&
        !(await isThere(join(dataDir, 'media', name)))
      ) {
        const at = new Date(now());
        await utimes(path, at, at);
        await rename(path, `${path}${GONE}`);
      }
    }
  }

  /** Copies captured files unchanged, because they are already encrypted. */
  private async takeMedia(isWanted: (name: string) => boolean): Promise<void> {
    const { archive, dataDir } = this.parts;
    const source = join(dataDir, 'media');
    for await (const name of mediaBelow(source, (file) => MEDIA_NAME.test(file) && isWanted(file))) {
      const target = join(archive, MEDIA, name);
      if (await isThere(target)) continue;
      try {
        const bytes = createReadStream(join(source, name));
        await writeWholeStream(target, bytes, { mode: OWNER_ONLY, folderMode: OWNER_ONLY_FOLDER });
      } catch (error) {
        // The file was removed after its name was read.
        if (!isMissing(error)) throw error;
      }
    }
  }
}
