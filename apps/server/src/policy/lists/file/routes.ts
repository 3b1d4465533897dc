import { tmpdir } from 'node:os';
import { ApiError } from '@assay/contract';
import { LIST_FILE_BYTES, LIST_FILE_ROUTES, type ListImportProgress } from '@assay/management-api';
import type { ManagedList } from '@assay/rules';
import { listEntries } from '@assay/store';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../../identity/index';
import {
  type ManagementApi,
  noteRead,
  principalOf,
  register,
  requireItem,
  timestamp,
  timestampOrNull,
} from '../../../management/index';
import { begunStream } from '../../../platform/begun-stream';
import { csvCell } from '../../../platform/csv-cell';
import { asApiError } from '../../../platform/http';
import { bodyTooLarge } from '../../../platform/json-body';
import { SpooledFile } from '../../../platform/secrets/spooled-file';
import { policyOf } from '../../versions/policy-version';
import type { ListPorts } from '../list-value';
import { importList } from './import-list';

const A_PAGE = 1_000;
const CSV_TYPES = /^(text\/csv|text\/plain|application\/csv|application\/vnd\.ms-excel)\b/i;
const HEAD = '\uFEFFvalue,note,author,created_at,expires_at\r\n';

const idOf = (request: FastifyRequest): string => (request.params as { readonly id: string }).id;

async function listNamed(
  { routePorts }: ManagementApi,
  principal: Principal,
  id: string,
): Promise<ManagedList> {
  const { document } = await policyOf(routePorts.database, principal);
  return requireItem(document.lists, id);
}

/**
 * Spools the request body to disk.
 * @throws ApiError 1000 for an empty file, 3000 for one that is too large, 4015 for another type
 */
async function fileOf(
  request: FastifyRequest,
  { runtime }: ManagementApi['routePorts'],
): Promise<SpooledFile> {
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = request.headers;
  if (!CSV_TYPES.test(type) || coding !== 'identity') throw new ApiError('unsupportedMediaType');
  const source = (request.body ?? []) as AsyncIterable<Buffer>;
  const ports = { folder: tmpdir(), bytes: (length: number) => runtime.bytes(length) };
  const file = await SpooledFile.receive(source, ports, { most: LIST_FILE_BYTES, onTooMany: bodyTooLarge });
  if (file.size > 0) return file;
  await file.close();
  throw new ApiError('emptyBody');
}

/** Yields the progress of an import and removes its file at the end. */
async function* closing(
  file: SpooledFile,
  progress: AsyncGenerator<ListImportProgress>,
): AsyncGenerator<ListImportProgress> {
  try {
    yield* progress;
  } finally {
    await file.close();
  }
}

/**
 * Yields each item as a line of JSON. A failure after the first line is reported in the last one, because the
 * status code was already sent.
 * @throws the error of a failure before the first line
 */
async function* linesOf(
  progress: AsyncIterable<ListImportProgress>,
  onFault: (error: unknown) => void,
): AsyncGenerator<string> {
  let last: ListImportProgress | null = null;
  try {
    for await (const standing of progress) {
      last = standing;
      yield `${JSON.stringify(standing)}\n`;
    }
  } catch (thrown) {
    // Nothing was sent yet, so the status code can report the failure.
    if (last === null) throw thrown;
    const failure = asApiError(thrown, onFault);
    const error = { code: failure.entry.code, message: failure.message };
    yield `${JSON.stringify({ ...last, state: 'failed', error } satisfies ListImportProgress)}\n`;
  }
}

async function* csvOf({ routePorts }: ManagementApi, principal: Principal, list: ManagedList) {
  const { id: accountId } = principal.caller.account;
  let head = HEAD;
  for (let after: { readonly createdAt: Date; readonly key: string } | undefined; ; ) {
    const page = await listEntries(routePorts.database, accountId, list.id, {
      limit: A_PAGE,
      ...(after ? { after } : {}),
    });
    // The header follows the first page, so that a failure still changes the status code.
    yield head +
      page
        .map(({ value, note, author, createdAt, expiresAt }) =>
          [value, note, author, timestamp(createdAt), timestampOrNull(expiresAt) ?? '']
            .map(csvCell)
            .join(','),
        )
        .map((line) => `${line}\r\n`)
        .join('');
    head = '';
    const last = page.at(-1);
    if (!last || page.length < A_PAGE) return;
    after = { createdAt: last.createdAt, key: last.key };
  }
}

/** Registers the import and export of lists as CSV files. */
export function listFileRoutes(api: ManagementApi, ports: ListPorts): void {
  register(api, LIST_FILE_ROUTES.exportListFile, async (request, reply) => {
    const principal = principalOf(request);
    if (!principal.role.permissions.includes('personal:see'))
      throw new ApiError('missingScope', 'You need permission to see personal data to export list entries');
    const list = await listNamed(api, principal, idOf(request));
    await noteRead(api.routePorts, LIST_FILE_ROUTES.exportListFile, request, principal);
    const rows = await begunStream(csvOf(api, principal, list));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${list.id}.csv"`)
      .send(rows);
  });
  api.app.register(async (files) => {
    files.removeAllContentTypeParsers();
    // The bytes are written to disk as they arrive, so they aren't buffered in memory.
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const within = { ...api, app: files };
    register(
      within,
      LIST_FILE_ROUTES.importListFile,
      async (request, reply) => {
        const principal = principalOf(request);
        const list = await listNamed(api, principal, idOf(request));
        const file = await fileOf(request, api.routePorts);
        const isOver = () => request.raw.socket.destroyed;
        const progress = importList(api, ports, { principal, listId: list.id, file, isOver });
        const lines = linesOf(closing(file, progress), ports.onFault);
        const answer = await begunStream(lines);
        return reply.type('application/x-ndjson').send(answer);
      },
      LIST_FILE_BYTES,
    );
  });
}
