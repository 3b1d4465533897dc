import { readFileSync } from 'node:fs';
import { MANAGEMENT_PREFIX, MANAGEMENT_ROUTES } from '@assay/management-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type ManagementServer, startManagement } from './testing/management-server';

const page = readFileSync(new URL('../../../../docs/management-api.md', import.meta.url), 'utf8');

/** Path and body of every curl command on the page that sends a body. */
const commands = [
  ...page.matchAll(/curl -s \$ASSAY(\/\S+)[^']*'Content-Type: application\/json'[\s\\]*-d '(\{.*?\})'/gs),
].map(([, path = '', body = '']) => ({ path, body: JSON.parse(body) as unknown }));

let server: ManagementServer;
let client: Client;

beforeAll(async () => {
  server = await startManagement();
  client = server.withKey(server.ownerKey);
});
afterAll(() => server.close());

describe('docs/management-api.md', () => {
  it('mentions every route', () => {
    const paths = new Set(MANAGEMENT_ROUTES.map((route) => route.path.slice(MANAGEMENT_PREFIX.length)));
    expect([...paths].filter((path) => !page.includes(path))).toEqual([]);
  });

  it('contains commands that work in order', async () => {
    expect(commands.length).toBeGreaterThanOrEqual(5);
    for (const { path, body } of commands) {
      const answer = await client('POST', path, { body });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});
