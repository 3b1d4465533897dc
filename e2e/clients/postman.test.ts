import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
// @ts-expect-error a script without declarations
import { postmanCollection } from '../../docs/site/postman.mjs';

interface Collection {
  readonly item: readonly { readonly name: string; readonly item: readonly Folder[] }[];
}
interface Folder {
  readonly name: string;
  readonly item: readonly {
    readonly name: string;
    readonly request: { readonly method: string; readonly url: { readonly variable: readonly object[] } };
  }[];
}
interface Execution {
  readonly item: { readonly name: string };
  readonly request: { readonly method: string; readonly url: { toString(): string } };
  readonly requestError?: Error;
  readonly response?: { readonly code: number; text(): string };
}
interface Newman {
  run(
    options: object,
    done: (
      error: Error | null,
      summary: { readonly run: { readonly executions: readonly Execution[] } },
    ) => void,
  ): void;
}
// The package has no types.
const newman: Newman = createRequire(import.meta.url)('newman');

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const collection: Collection = postmanCollection(document);
const folders = collection.item.flatMap(({ item }) => item);

let server: AssayServer;
let variables: readonly { readonly key: string; readonly value: string }[];
beforeAll(async () => {
  server = await startAssay();
  const shop = await server.newAccount('Shop');
  variables = [
    { key: 'baseUrl', value: `http://127.0.0.1:${await server.listen()}` },
    { key: 'apiKey', value: shop.liveKey },
  ];
});
afterAll(() => server.close());

/** Runs some requests of the collection; returns one line for each, with the status. */
async function run(isWanted: (folder: Folder, item: Folder['item'][number]) => boolean) {
  const item = folders.map((folder) => ({
    ...folder,
    item: folder.item.filter((request) => isWanted(folder, request)),
  }));
  const executions = await new Promise<readonly Execution[]>((resolve, reject) => {
    const options = { collection: { ...collection, item }, envVar: variables, timeoutRequest: 20_000 };
    newman.run(options, (error, summary) => (error ? reject(error) : resolve(summary.run.executions)));
  });
  return executions.map(({ item: { name }, requestError, response }) => ({
    name,
    status: response?.code ?? requestError?.message,
    text: response?.text() ?? '',
  }));
}

describe('Postman collection', () => {
  it('contains every operation once', () => {
    const operations = Object.values(document.paths as Record<string, object>).flatMap(Object.keys);
    expect(folders.flatMap(({ item }) => item)).toHaveLength(operations.length);
    expect(operations.length).toBeGreaterThan(200);
  });

  it('scores a transaction with its example', async () => {
    const [scored] = await run(
      (folder, { name }) => folder.name === 'Fraud' && name === 'Score a transaction',
    );
    expect(scored).toMatchObject({ status: 200 });
    expect(JSON.parse(scored?.text ?? '')).toMatchObject({ success: true, data: { id: 'order-1001' } });
  });

  it('reads every list and setting of the management API', async () => {
    const reads = await run(
      (folder, { request }) =>
        request.method === 'GET' &&
        request.url.variable.length === 0 &&
        !['Session', 'Dashboards', 'Payment events', 'Operation', 'Verification'].includes(folder.name),
    );
    expect(reads.length).toBeGreaterThan(40);
    // They need a flow token, a query, and a key of the owner's account.
    const others = reads
      .filter(({ status }) => status !== 200)
      .map(({ name, status }) => `${name}: ${status}`);
    expect(others).toEqual([
      'Export screenings as a signed file: 400',
      'Get the state of a flow: 401',
      'List linked identifiers: 400',
      'List accounts: 403',
    ]);
  });

  it('sends every body example in the form that the server accepts', async () => {
    const created = await run(
      (folder, { request }) =>
        request.method === 'POST' &&
        request.url.variable.length === 0 &&
        ['Lists', 'Rules', 'Keys', 'Lookups', 'Screening'].includes(folder.name),
    );
    expect(created.length).toBeGreaterThan(8);
    expect(created.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
