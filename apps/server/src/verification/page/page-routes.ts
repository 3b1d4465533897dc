import { join } from 'node:path';
import { ApiError, type WorkflowDefinition } from '@assay/contract';
import { type Database, executionSettings, readLogo } from '@assay/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Directory } from '../../identity/index';
import { isUuid } from '../../management/index';
import { sendFailure } from '../../platform/http';
import { readStaticFile, sendStaticFile, staticFiles } from '../../platform/static-files';

type Settings = NonNullable<WorkflowDefinition['settings']>;

/** Scheme, host and port, without characters that could end a directive or start another. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

function originOf(address: string): string | null {
  try {
    const { origin } = new URL(address);
    return ORIGIN.test(origin) ? origin : null;
  } catch {
    return null;
  }
}

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    addresses
      .map((address) => (address === undefined ? null : originOf(address)))
      .filter((origin) => origin !== null),
  ),
];

/** Returns the allowed frame ancestors: the workflow's origins, or any; none for an unknown execution. */
function ancestors(settings: Settings | null): string {
  if (!settings) return "'none'";
  const listed = settings.allowed_origins ?? [];
  // If all listed origins are invalid, none is allowed, instead of all.
  return listed.length === 0 ? 'http: https:' : originsOf(listed).join(' ') || "'none'";
}

/** Returns the origins of the workflow's logos and font, and of its pages, which may also provide a logo. */
function lenders({ branding = {}, allowed_origins: own = [] }: Settings): string {
  const { light, dark, fontUrl } = branding;
  return originsOf([light?.logoUrl, dark?.logoUrl, fontUrl, ...own])
    .map((origin) => ` ${origin}`)
    .join('');
}

/**
 * Returns the Content-Security-Policy of the page (CSP Level 3): content from this server, and pictures and
 * fonts also from the workflow's origins. The engines need `wasm-unsafe-eval` and workers from `blob:`.
 *
 * @param settings settings of the execution's workflow; null = no such execution
 */
export function contentPolicy(settings: Settings | null): string {
  const lent = settings ? lenders(settings) : '';
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    `img-src 'self' blob: data:${lent}`,
    `font-src 'self'${lent}`,
    "connect-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors(settings)}`,
  ].join('; ');
}

/** The page sends no referrer, because its URL may contain a token. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Permissions of the page; a frame must also allow them (Permissions Policy). */
const PERMISSIONS = 'camera=(self), microphone=(self), geolocation=(self), fullscreen=(self)';

/** Names with a content hash added by the build; their content never changes. */
const HASHED_NAME = /^[\w.-]+-[\w-]{8,}\.[a-z0-9]+$/;
/** `<digest of the content>.<type>`, as stored in the account settings. */
const LOGO_NAME = /^[0-9a-f]{32}\.(png|jpg|webp)$/;
const CACHED_POLICIES = 10_000;

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Assay</title><p>The hosted flow isn\'t built. Run npm run build.</p></html>';

interface PagePorts {
  readonly database: Database;
  readonly directory: Directory;
  /** Output folder of the `apps/flow` build. */
  readonly folder: string;
}

/**
 * Returns a function for the content policy of an execution's page. The policy is cached, because an
 * execution never changes its workflow version.
 */
function policies({ database, directory }: PagePorts): (id: string) => Promise<string> {
  const known = new LRUCache<string, string>({ max: CACHED_POLICIES });
  return async (id) => {
    if (!isUuid(id)) return contentPolicy(null);
    const executionId = id.toLowerCase();
    const remembered = known.get(executionId);
    if (remembered) return remembered;
    const spaces = [...directory.accounts()].flatMap((account) => [account.id, account.testEnvironmentId]);
    const settings = await executionSettings<NonNullable<WorkflowDefinition['settings']>>(
      database,
      spaces,
      executionId,
    );
    const policy = contentPolicy(settings);
    // An unknown execution isn't cached, because it may be started later.
    if (settings) known.set(executionId, policy);
    return policy;
  };
}

/** Serves account logos to any client that knows the name. */
function logoRoute(app: FastifyInstance, { database, directory }: PagePorts): void {
  app.get<{ Params: { readonly name: string } }>('/flow/logos/:name', async (request, reply) => {
    const { name } = request.params;
    const account = LOGO_NAME.test(name)
      ? [...directory.accounts()].find(({ settings }) => settings.logo?.name === name)
      : undefined;
    const bytes = account && (await readLogo(database, account.id, name));
    if (!bytes) return sendFailure(reply, new ApiError('notFound'));
    return reply
      .headers({
        ...SECURITY_HEADERS,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .type(account.settings.logo?.media_type ?? 'application/octet-stream')
      .send(bytes);
  });
}

/**
 * Serves the hosted flow at `/flow/<executionId>`, identical for every execution except its frame ancestors,
 * and its assets under `/flow/assets/`. The page doesn't reveal if the execution exists.
 */
export function pageRoutes(app: FastifyInstance, ports: PagePorts): void {
  const asset = staticFiles(join(ports.folder, 'assets'));
  const policyOf = policies(ports);

  async function page(request: FastifyRequest<{ Params: { readonly id: string } }>, reply: FastifyReply) {
    const headers = {
      ...SECURITY_HEADERS,
      'content-security-policy': await policyOf(request.params.id),
      'permissions-policy': PERMISSIONS,
      'cache-control': 'no-cache',
    };
    const index = await readStaticFile(join(ports.folder, 'index.html'));
    if (index) return sendStaticFile(request, reply, index, headers);
    return reply
      .code(503)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(NOT_BUILT);
  }
  app.get<{ Params: { readonly id: string } }>('/flow/:id', page);
  logoRoute(app, ports);

  app.get<{ Params: { readonly name: string } }>('/flow/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const file = HASHED_NAME.test(name) ? await asset(name) : null;
    if (!file) return sendFailure(reply, new ApiError('notFound'));
    const caching = { 'cache-control': 'public, max-age=31536000, immutable' };
    return sendStaticFile(request, reply, file, { ...SECURITY_HEADERS, ...caching });
  });
}
