import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeStream } from '@assay/versioned-files';
import { GONE, KEYS, MEDIA, MEDIA_NAME, mediaBelow, SEALED } from './places';
import { type Sealing, sealFile } from './sealed-file';

/** How long a captured file may be on its way from its name, which tells when it was begun, to its place. */
const UNDER_WAY_MS = 3_600_000;
const KEY_FILE = /^(?:id|[0-9a-f]{16})$/;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

interface BesideParts {
  readonly archive: string;
  readonly dataDir: string;
  readonly recordKeysDir: string | null;
  /** UNIX milliseconds. */
  readonly now: () => number;
}

/** How every name of a moment begins (RFC 9562, version 7), so that names compare by their time. */
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

/** What a deployment keeps beside its database, and an archive with it: keys of records, captured files. */
export class BesideArchive {
  /** Size and moment of change of each file of keys, as it was taken. */
  private readonly keysSeen = new Map<string, string>();
  /** Captured files that were begun before lie in the archive; 0 = nothing is known. UNIX milliseconds. */
  private mediaUntil = 0;

  constructor(private readonly parts: BesideParts) {}

  /** The keys of records as they are now: a key that was destroyed is in the archive no more. */
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

  /** Captured files that came since the last time. */
  async takeNewMedia(): Promise<void> {
    const begun = this.parts.now();
    const since = nameAt(this.mediaUntil - UNDER_WAY_MS);
    await this.takeMedia((name) => name >= since);
    this.mediaUntil = begun;
  }

  /**
   * Marks captured files that are in use no more, and removes those that no kept moment needs.
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

  /** Files are copied as they lie: they are sealed. */
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
        // Removed since its name was read.
        if (!isMissing(error)) throw error;
      }
    }
  }
}
