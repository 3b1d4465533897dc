import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';

const MAX_LINES = 150;
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const request = /-d '(\{"config".*\})'$/m.exec(readme)?.[1] ?? '';
const shown = /```json\n(\{\n {2}"success"[\s\S]*?\n\})\n```/.exec(readme)?.[1] ?? '';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

describe('README.md', () => {
  it('shows a decision as a new installation returns it', async () => {
    const { success, data } = JSON.parse(shown);
    const response = await server.owner.live.fraud(JSON.parse(request));
    expect(success).toBe(true);
    expect(response.data).toMatchObject(data);
  });

  it(`has at most ${MAX_LINES} lines`, () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });
});
