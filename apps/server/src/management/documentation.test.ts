import { readdirSync, readFileSync } from 'node:fs';
import { MANAGEMENT_PREFIX, MANAGEMENT_ROUTES } from '@assay/management-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type ManagementServer, startManagement } from './testing/management-server';

const REFERENCE = new URL('../../../../docs/reference/', import.meta.url);
const subjects = readdirSync(new URL('management/', REFERENCE))
  .sort()
  .map((name) => `management/${name}`);
const text = ['management-api.md', ...subjects]
  .map((name) => readFileSync(new URL(name, REFERENCE), 'utf8'))
  .join('\n');

/** Path and body of every curl command of the pages that sends one. */
const commands = [
  ...text.matchAll(
    /curl -s \$ASSAY_URL\/management-api\/v1(\/\S+) [^']*'Content-Type: application\/json'[\s\\]*-d '(\{.*?\})'/gs,
  ),
].map(([, path = '', body = '']) => ({ path, body: JSON.parse(body) as unknown }));

let server: ManagementServer;
let client: Client;

beforeAll(async () => {
  server = await startManagement();
  client = server.withKey(server.ownerKey);
});
afterAll(() => server.close());

describe('the management API reference', () => {
  it('documents every path', () => {
    const paths = new Set(MANAGEMENT_ROUTES.map((route) => route.path.slice(MANAGEMENT_PREFIX.length)));
    expect([...paths].filter((path) => !text.includes(path))).toEqual([]);
  });

  it('shows commands that succeed in the order of the pages', async () => {
    expect(commands.length).toBeGreaterThanOrEqual(5);
    for (const { path, body } of commands) {
      const answer = await client('POST', path, { body });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});
