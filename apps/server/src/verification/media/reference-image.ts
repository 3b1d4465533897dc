import { getServers } from 'node:dns';
import { badInputOf, type EnvironmentId, MEDIA_LIMITS } from '@assay/contract';
import {
  createAddressPolicy,
  createDnsClient,
  createGuardedFetch,
  dnsHostResolver,
  type GuardedFetch,
} from '@assay/providers';
import { type Database, sessionMedia } from '@assay/store';
import type { MediaStore, ReceivedMedia } from './media-store';

const FETCH_MS = 8000;
const MAX_REDIRECTS = 3;
/** Media slots of an earlier session used as a reference. */
const PICTURES = ['selfieImage', 'documentFront'];

/** Returns a fetch for URLs from callers, which blocks internal addresses, also after redirects. */
export const referenceFetch = (): GuardedFetch =>
  createGuardedFetch({
    policy: createAddressPolicy([]),
    resolve: dnsHostResolver(createDnsClient({ servers: getServers() })),
  });

const refused = (expected: string) => badInputOf('inputs.reference_image', expected);

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function fetched(fetch: GuardedFetch, url: string): Promise<Buffer> {
  try {
    const answer = await fetch(url, {
      timeoutMs: FETCH_MS,
      maxBytes: MEDIA_LIMITS.image,
      maxRedirects: MAX_REDIRECTS,
    });
    if (answer.status === 200) return Buffer.from(answer.body);
  } catch {
    // The reason is withheld because it would reveal details of the internal network.
  }
  throw refused('the address of an image on the public internet');
}

async function sessionPicture(
  parts: { readonly database: Database; readonly store: MediaStore },
  environmentId: EnvironmentId,
  sessionId: string,
): Promise<Buffer> {
  const media = await sessionMedia(parts.database, environmentId, sessionId, PICTURES);
  if (!media) throw refused('the id of an earlier session that has an image');
  const chunks: Buffer[] = [];
  for await (const chunk of parts.store.read(media, 0, media.size)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Stores the picture of `reference_image`: from the internet, from the value itself, or from an earlier
 * session.
 * @throws ApiError INVALID_INPUT_FORMAT; then nothing is stored
 */
export async function takeReference(
  parts: { readonly database: Database; readonly store: MediaStore; readonly fetch: GuardedFetch },
  environmentId: EnvironmentId,
  value: string,
): Promise<ReceivedMedia> {
  const bytes = value.startsWith('data:')
    ? Buffer.from(value.slice(value.indexOf(',') + 1), 'base64')
    : /^https?:/.test(value)
      ? await fetched(parts.fetch, value)
      : await sessionPicture(parts, environmentId, value);
  try {
    return await parts.store.receive(environmentId, one(bytes), { kind: 'image', limit: MEDIA_LIMITS.image });
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') throw refused('an image (JPEG, PNG or WebP)');
    throw error;
  }
}
