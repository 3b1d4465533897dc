import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountId } from '@assay/contract';
import type { AuditLogHead } from '@assay/store';
import { writeWholeStream } from '@assay/versioned-files';
import { keyIdOf } from '../../platform/secrets/aes-gcm';
import { deploymentSealing, type Sealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

const KIND = { name: 'audit heads' };
/** Maximum number of heads of one log that were not found in the database yet. More than a minute adds. */
const MAX_HEADS = 256;

/** Heads by account, oldest first. */
type Heads = ReadonlyMap<AccountId, readonly AuditLogHead[]>;

const NOTHING: Heads = new Map();

interface HeadsPorts {
  /** Folder for the files of all processes; null = heads are held in memory only. */
  readonly folder: string | null;
  /** Name of this process in its folder, such as its number in a group. */
  readonly process: string;
  readonly signingSecrets: SigningSecrets;
  readonly bytes: (length: number) => Buffer;
  /** Called when the file of this process can't be written. The next head is written again. */
  readonly onFault: (error: unknown) => void;
}

/** Heads that were read, and the names of files that can't be decrypted. */
interface ReadHeads {
  readonly heads: readonly AuditLogHead[];
  readonly unreadable: readonly string[];
}

const isSame = (one: AuditLogHead, other: AuditLogHead): boolean =>
  one.height === other.height && one.hash.equals(other.hash);

/** Adds heads that are newer than the known ones. */
function withHeads(known: Heads, heads: Iterable<AuditLogHead>): Heads {
  const all = new Map(known);
  for (const head of heads) {
    const others = (all.get(head.account) ?? []).filter((other) => !isSame(head, other));
    all.set(head.account, [...others, head].slice(-MAX_HEADS));
  }
  return all;
}

const listed = (heads: Heads): readonly AuditLogHead[] => [...heads.values()].flat();

const serialized = (heads: Heads): string =>
  JSON.stringify(listed(heads).map(({ account, height, hash }) => [account, height, hash.toString('hex')]));

const parsed = (text: string): Heads =>
  withHeads(
    NOTHING,
    (JSON.parse(text) as readonly [number, number, string][]).map(([account, height, hash]) => ({
      account,
      height,
      hash: Buffer.from(hash, 'hex'),
    })),
  );

/**
 * Stores the newest record of every audit log outside the database, encrypted. Someone who can write only the
 * database can't remove the newest records without detection. Each process has a file in a common folder; the
 * name starts with the id of the deployment, because a folder may have served another database before.
 *
 * A head is forgotten only after it was found in the database below a newer one, which proves it from then on.
 * So records that replace removed ones don't replace their heads.
 */
export class AuditLogHeads {
  private heads: Heads = NOTHING;
  private readonly sealing: Sealing;
  private readonly deployment: string;
  /** Write in progress, and the one that follows it. */
  private writing: Promise<void> | null = null;
  private waiting: Promise<void> | null = null;
  private loaded: Promise<void> | null;

  constructor(private readonly ports: HeadsPorts) {
    this.loaded = ports.folder === null ? Promise.resolve() : null;
    this.sealing = deploymentSealing(ports.signingSecrets, KIND, ports.bytes);
    this.deployment = keyIdOf(ports.signingSecrets.first).toString('hex');
  }

  /** Notes the newest records. They are on disk when the promise resolves, unless the disk refuses them. */
  note(heads: readonly AuditLogHead[]): Promise<void> {
    this.heads = withHeads(this.heads, heads);
    return this.write();
  }

  /**
   * Forgets heads that the database contains and that a newer head proves.
   * @param contains checks if the database contains the record of a head
   */
  async forgetProven(contains: (head: AuditLogHead) => Promise<boolean>): Promise<void> {
    await this.load();
    const proven = new Set<AuditLogHead>();
    for (const heads of this.heads.values())
      for (const head of heads.slice(0, -1)) if (await contains(head)) proven.add(head);
    if (proven.size === 0) return;
    this.heads = new Map(
      [...this.heads].map(([account, heads]) => [account, heads.filter((head) => !proven.has(head))]),
    );
    await this.write();
  }

  /** Returns the heads that this process and the others of the folder have noted. */
  async read(): Promise<ReadHeads> {
    const { folder } = this.ports;
    const heads = [...listed(this.heads)];
    const unreadable: string[] = [];
    for (const name of await this.names()) {
      const found = await this.open(join(folder!, name), name);
      if (found) heads.push(...listed(found));
      else unreadable.push(name);
    }
    const byName = new Map(
      heads.map((head) => [`${head.account}/${head.height}/${head.hash.toString('hex')}`, head]),
    );
    return { heads: [...byName.values()], unreadable };
  }

  private async names(): Promise<readonly string[]> {
    const { folder } = this.ports;
    if (folder === null) return [];
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.startsWith(`${this.deployment}-`) && name.endsWith('.heads'));
  }

  /** Writes the file of this process. Heads that arrive during a write are in the next one. */
  private write(): Promise<void> {
    if (this.ports.folder === null) return Promise.resolve();
    if (this.writing === null) return this.start();
    this.waiting ??= this.writing.then(() => {
      this.waiting = null;
      return this.start();
    });
    return this.waiting;
  }

  private start(): Promise<void> {
    const writing = this.writeNow()
      .catch((error: unknown) => this.ports.onFault(error))
      .then(() => {
        if (this.writing === writing) this.writing = null;
      });
    this.writing = writing;
    return writing;
  }

  private own() {
    const name = `${this.deployment}-${this.ports.process}.heads`;
    return { name, path: join(this.ports.folder ?? '', name) };
  }

  /** Reads what the process of the same name before this one noted. */
  private load(): Promise<void> {
    const { name, path } = this.own();
    this.loaded ??= this.open(path, name).then((before) => {
      this.heads = withHeads(before ?? NOTHING, listed(this.heads));
    });
    return this.loaded;
  }

  private async writeNow(): Promise<void> {
    await this.load();
    const { name, path } = this.own();
    const sealed = this.sealing.seal(serialized(this.heads), name);
    await writeWholeStream(
      path,
      (async function* () {
        yield sealed;
      })(),
      { mode: 0o600, folderMode: 0o700 },
    );
  }

  /** Reads a file; null = it can't be decrypted, empty = it doesn't exist. */
  private async open(path: string, name: string): Promise<Heads | null> {
    try {
      const plain = this.sealing.open(await readFile(path), name);
      return plain && parsed(plain.toString());
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? NOTHING : null;
    }
  }
}
