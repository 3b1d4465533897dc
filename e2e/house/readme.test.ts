import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const request = /-d '(\{"config".*\})'$/m.exec(readme)?.[1] ?? '';
const shown = /```json\n(\{\n {2}"success"[\s\S]*?\n\})\n```/.exec(readme)?.[1] ?? '';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

it('shows a decision as a new installation returns it', async () => {
  const { id: _, ...data } = JSON.parse(shown).data;
  const answer = await server.owner.live.fraud(JSON.parse(request));
  expect(answer.data).toMatchObject(data);
});
