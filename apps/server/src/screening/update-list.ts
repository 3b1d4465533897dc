import type { GuardedFetch } from '@assay/providers';
import { type ListAddress, type ListFile, ListRefused, memoryFile } from '@assay/screening';
import { confirmLists, importLists } from './import-lists';
import { type PublicationManifest, readManifests } from './list-store';

interface ListUpdateOptions {
  /** Addresses of the operator's copy, of any size, used instead of the publisher's. */
  readonly addresses?: readonly string[];
  /** Accepts an unusually small list. */
  readonly force?: boolean;
}

interface ListUpdatePorts {
  readonly dataDir: string;
  /** Operator's token for lists that require one. */
  readonly token: string | undefined;
  readonly fetch: GuardedFetch;
  now(): Date;
}

/** Result of a list update. Unless it is accepted, the stored entries stay in use. */
export type ListUpdate =
  | { readonly kind: 'accepted'; readonly manifest: PublicationManifest }
  /** The content of the lists hasn't changed. */
  | { readonly kind: 'unchanged'; readonly manifest: PublicationManifest }
  /** The document failed a check. */
  | { readonly kind: 'refused'; readonly reason: ListUpdateReason }
  /** The document couldn't be fetched or stored. */
  | { readonly kind: 'failed'; readonly reason: ListUpdateReason };

interface ListUpdateReason {
  readonly code: 'LIST_REFUSED' | 'LIST_UNREACHABLE' | 'NO_TOKEN';
  /** One sentence; never quotes the document. */
  readonly message: string;
}

type Fetched =
  | { readonly files: readonly ListFile[]; readonly bytes: number; readonly etag: string | null }
  | { readonly status: number };

const TIMEOUT_MS = 300_000;
const REDIRECTS = 5;
const MAX_BYTES = 512 * 1024 * 1024;
const NOT_MODIFIED = 304;

/** Fetches a list from its publisher and stores it if it passes every check. Never throws. */
export async function updateList(
  list: ListAddress,
  options: ListUpdateOptions,
  ports: ListUpdatePorts,
): Promise<ListUpdate> {
  const { addresses, force = false } = options;
  if (addresses === undefined && list.token !== null && !ports.token) {
    const message = `${list.title} needs a token in ASSAY_EU_LIST_TOKEN. ${list.token}`;
    return { kind: 'failed', reason: { code: 'NO_TOKEN', message } };
  }
  try {
    return await fetchAndAccept(list, { addresses, force }, ports);
  } catch (error) {
    if (error instanceof ListRefused)
      return { kind: 'refused', reason: { code: 'LIST_REFUSED', message: error.message } };
    const message =
      error instanceof Error
        ? `The address is unavailable: ${error.message.replace(/\.$/, '')}.`
        : 'The address is unavailable.';
    return { kind: 'failed', reason: { code: 'LIST_UNREACHABLE', message } };
  }
}

/** @throws ListRefused, and errors of the fetch and the file system */
async function fetchAndAccept(
  list: ListAddress,
  { addresses, force }: { readonly addresses: readonly string[] | undefined; readonly force: boolean },
  { dataDir, token, fetch, now }: ListUpdatePorts,
): Promise<ListUpdate> {
  const urls = addresses ?? list.urls.map((url) => url.replace('{token}', encodeURIComponent(token ?? '')));
  const address = urls[0] ?? '';
  const stored = readManifests(dataDir).find(({ name }) => name === list.list)?.current;
  const etag = stored?.origin?.address === address ? stored.origin.etag : null;
  let fetched = await fetchFiles(urls, etag, fetch);
  if (stored && 'status' in fetched && fetched.status === NOT_MODIFIED) {
    const manifest = await confirmLists(dataDir, { name: list.list, file: stored.file, now: now() });
    if (manifest !== null) return { kind: 'unchanged', manifest };
    fetched = await fetchFiles(urls, null, fetch);
  }
  if ('status' in fetched) {
    const message = `The address returned status ${fetched.status}.`;
    return { kind: 'failed', reason: { code: 'LIST_REFUSED', message } };
  }
  if (addresses === undefined && !force && fetched.bytes < list.least.bytes)
    throw new ListRefused(
      'shrunk',
      `The document has only ${fetched.bytes} bytes, so it isn't the complete list.`,
    );
  const { manifest, unchanged } = await importLists({
    dataDir,
    files: fetched.files,
    format: list.format,
    options: { name: list.list, fullName: list.title },
    now: now(),
    // The token must not be stored.
    origin: {
      address: list.token === null || addresses !== undefined ? address : list.urls[0]!,
      etag: fetched.etag,
    },
    force,
  });
  return { kind: unchanged ? 'unchanged' : 'accepted', manifest };
}

/** Returns the documents of a list, or the first unsuccessful status. */
async function fetchFiles(
  urls: readonly string[],
  etag: string | null,
  fetch: GuardedFetch,
): Promise<Fetched> {
  const files: ListFile[] = [];
  let bytes = 0;
  let tag: string | null = null;
  for (const url of urls) {
    const response = await fetch(url, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      maxRedirects: REDIRECTS,
      // With several documents, any one may have changed, so all are fetched.
      ...(etag && urls.length === 1 ? { headers: { 'if-none-match': etag } } : {}),
    });
    if (response.status !== 200) return { status: response.status };
    bytes += response.body.byteLength;
    tag = response.headers.etag ?? null;
    const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
    files.push(memoryFile(name, response.body));
  }
  return { files, bytes, etag: urls.length === 1 ? tag : null };
}
