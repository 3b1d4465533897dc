import {
  createAddressPolicy,
  createGuardedFetch,
  type GuardedFetch,
  systemHostResolver,
} from '@assay/providers';
import { LIST_ADDRESSES, type ListAddress, type ListFile, ListRefused, memoryFile } from '@assay/screening';
import { readConfiguration } from '../platform/config';
import { importLists, readManifests } from '../screening/index';
import { CannotAnswer } from './cannot-answer';
import { importedLine, indexLists } from './imported-lists';
import { progressOn } from './progress';

export interface UpdateListsOptions {
  readonly address?: readonly string[];
  readonly allowNetwork?: readonly string[];
  readonly force?: true;
}

const TIMEOUT_MS = 300_000;
const REDIRECTS = 5;
const MOST_BYTES = 512 * 1024 * 1024;

/** Lists to update: the named ones, or all that are open to everybody. */
function chosenLists(names: readonly string[], options: UpdateListsOptions): readonly ListAddress[] {
  if (options.address && names.length !== 1) throw new CannotAnswer('--address goes with exactly one list.');
  if (names.length === 0) return LIST_ADDRESSES.filter(({ token }) => token === null);
  return names.map((name) => {
    const address = LIST_ADDRESSES.find(({ list }) => list === name);
    if (address) return address;
    const known = LIST_ADDRESSES.map(({ list }) => list).join(', ');
    throw new CannotAnswer(`There is no list ${name}; choose from ${known}.`);
  });
}

const refused = (code: string, message: string) => ({ ok: false, error: { code, message } });

/** Addresses with the operator's token in its place. @throws CannotAnswer when there is none. */
function addressesOf(list: ListAddress, token: string | undefined): readonly string[] {
  if (list.token !== null && !token)
    throw new CannotAnswer(`${list.title} needs a token in ASSAY_EU_LIST_TOKEN. ${list.token}`);
  return list.urls.map((url) => url.replace('{token}', encodeURIComponent(token ?? '')));
}

async function fetchFiles(
  urls: readonly string[],
  etag: string | null,
  fetchFile: GuardedFetch,
): Promise<
  { readonly files: readonly ListFile[]; readonly bytes: number; readonly etag: string | null } | 'same'
> {
  const files: ListFile[] = [];
  let bytes = 0;
  let tag: string | null = null;
  for (const url of urls) {
    const response = await fetchFile(url, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
      maxRedirects: REDIRECTS,
      // Of several documents any may have changed: they are fetched together.
      ...(etag && urls.length === 1 ? { headers: { 'if-none-match': etag } } : {}),
    });
    if (response.status === 304) return 'same';
    if (response.status !== 200)
      throw new ListRefused('missing-file', `The address answered ${response.status}.`);
    bytes += response.body.byteLength;
    tag = response.headers.etag ?? null;
    const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
    files.push(memoryFile(name, response.body));
  }
  return { files, bytes, etag: urls.length === 1 ? tag : null };
}

async function updateList(
  list: ListAddress,
  options: UpdateListsOptions,
  config: ReturnType<typeof readConfiguration>,
  fetchFile: GuardedFetch,
) {
  const { dataDir } = config;
  try {
    const urls = options.address ?? addressesOf(list, config.euListToken);
    const address = urls[0] ?? '';
    const stored = readManifests(dataDir).find(({ name }) => name === list.list)?.current;
    const known = stored?.origin?.address === address ? stored.origin.etag : null;
    const fetched = await fetchFiles(urls, known, fetchFile);
    if (fetched === 'same') return { ok: true, unchanged: true };
    // Another address is the operator's own copy, of whatever size.
    if (!options.address && !options.force && fetched.bytes < list.least.bytes)
      throw new ListRefused('shrunk', `The document has ${fetched.bytes} bytes, too few for the whole list.`);
    const imported = await importLists({
      dataDir,
      files: fetched.files,
      format: list.format,
      options: { name: list.list, fullName: list.title },
      now: new Date(),
      // The token stays out of what is stored.
      origin: {
        address: list.token === null || options.address ? address : list.urls[0]!,
        etag: fetched.etag,
      },
      force: options.force === true,
    });
    return { ok: true, ...importedLine(imported) };
  } catch (error) {
    if (error instanceof ListRefused) return refused('LIST_REFUSED', error.message);
    if (error instanceof CannotAnswer) return refused('NO_TOKEN', error.message);
    return refused(
      'LIST_UNREACHABLE',
      error instanceof Error ? `The address cannot be reached: ${error.message}.` : 'It cannot be reached.',
    );
  }
}

/**
 * Fetches lists from where they are published and takes over what passes every check; one that fails keeps its stored
 * state. Private addresses are refused unless allowed, also after redirects.
 * @returns whether every list was taken over or had not changed.
 */
export async function updateLists(names: readonly string[], options: UpdateListsOptions): Promise<boolean> {
  const config = readConfiguration(process.env);
  const chosen = chosenLists(names, options);
  const fetchFile = createGuardedFetch({
    policy: createAddressPolicy(options.allowNetwork),
    resolve: systemHostResolver,
  });
  const progress = progressOn(process.stderr, 'lists update', chosen.length);
  let complete = true;
  for (const [done, list] of chosen.entries()) {
    const result = await updateList(list, options, config, fetchFile);
    complete &&= result.ok;
    process.stdout.write(`${JSON.stringify({ list: list.list, ...result })}\n`);
    progress.update(done + 1);
  }
  progress.stop();
  await indexLists(config.dataDir);
  return complete;
}
