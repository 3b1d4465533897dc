import { setTimeout as wait } from 'node:timers/promises';
import { encodeJpeg, type Raster } from '@assay/vision';
import { renderHead } from '../../packages/vision/src/face/testing/render-head';
import {
  BY_HAND,
  drawDocument,
  noise,
  photograph,
  printedDocument,
  random,
  TRAVELLER,
} from '../../packages/vision/src/testing/index';
import { freshDatabase, type Server } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { optionOf } from '../option';
import { cpuOf, familyOf } from '../process-cpu';
import { atMost, median, type Row } from '../row';

const DEFINITION = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
const HOLDER = 3;
/** Interval at which the page polls the result of a step, in milliseconds. */
const ASKED_MS = 25;

type Json = { readonly [name: string]: unknown };

async function ask(
  server: Server,
  method: string,
  path: string,
  headers: Json,
  body?: object | Uint8Array,
): Promise<Json> {
  const isFile = body instanceof Uint8Array;
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(headers as { readonly [name: string]: string }),
      ...(body ? { 'content-type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
    },
    ...(body ? { body: isFile ? Buffer.from(body) : JSON.stringify(body) } : {}),
  });
  const { data } = (await response.json()) as { readonly data: Json };
  if (response.status !== 200) throw new Error(`${method} ${path} returned ${response.status}`);
  return data;
}

const byKey = { 'x-api-key': KEY };

interface Pictures {
  readonly document: Uint8Array;
  readonly selfie: Uint8Array;
}

async function drawn(turn: number): Promise<Pictures> {
  const head = (width: number, height: number, scale: number): Raster =>
    renderHead({ identity: HOLDER, width, height, scale, grain: turn });
  const page = drawDocument({ ...printedDocument(TRAVELLER), portrait: head(270, 345, 0.72) });
  const taken = noise(photograph(page, 1500, 1100, BY_HAND), 5, random(turn));
  return { document: await encodeJpeg(taken), selfie: await encodeJpeg(head(960, 720, 0.6)) };
}

interface Times {
  readonly document: number;
  readonly selfie: number;
  /** Time from the document's first byte to the status, and CPU time of all processes in between. */
  readonly whole: number;
  readonly cpu: number;
  readonly status: string;
}

/** Runs one end user: a document, then a selfie, as the page sends them. */
async function once(server: Server, workflowId: string, { document, selfie }: Pictures): Promise<Times> {
  const inputs = { user_id: 'user-1', user_fullname: 'Camille Durand Moreau' };
  const begun = await ask(server, 'POST', '/orchestration-api/v1/init-workflow', byKey, {
    workflowId,
    inputs,
  });
  const bearer = { authorization: `Bearer ${String(begun.token)}` };
  const family = () => familyOf(server.process.pid ?? 0);
  const looked = async () => {
    while ((await ask(server, 'GET', '/flow-api/v1/session', bearer)).state === 'waiting')
      await wait(ASKED_MS);
  };
  const before = cpuOf(family());
  const start = performance.now();
  await ask(server, 'PUT', '/flow-api/v1/media/documentFront', bearer, document);
  await ask(server, 'POST', '/flow-api/v1/submit', bearer, { step: 'document' });
  await looked();
  const middle = performance.now();
  await ask(server, 'PUT', '/flow-api/v1/media/selfieImage', bearer, selfie);
  await ask(server, 'POST', '/flow-api/v1/submit', bearer, { step: 'selfie' });
  const path = `/orchestration-api/v1/workflow-execution/${String(begun.executionId)}`;
  let status = 'PENDING';
  while (status === 'PENDING') {
    await wait(ASKED_MS);
    status = String((await ask(server, 'GET', path, byKey)).status);
  }
  const end = performance.now();
  return {
    document: middle - start,
    selfie: end - middle,
    whole: end - start,
    cpu: cpuOf(family()) - before,
    status,
  };
}

/**
 * Sends a drawn passport and a drawn selfie through the API of a complete server with its engines, and
 * measures the time from upload to status. The first end user, who waits for the nets to open, is reported
 * separately. `--people N` sets the number.
 */
export async function benchWhole(): Promise<readonly Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  try {
    const made = await ask(server, 'POST', '/management-api/v1/workflows', byKey, {
      name: 'Bench',
      definition: DEFINITION,
    });
    const workflowId = String((made.workflow as Json).id);
    await ask(server, 'POST', `/management-api/v1/workflows/${workflowId}/activate`, byKey);
    const first = await once(server, workflowId, await drawn(1));
    const times: Times[] = [];
    for (let turn = 0; turn < optionOf('people', 5); turn++)
      times.push(await once(server, workflowId, await drawn(turn + 2)));
    const middle = (of: (one: Times) => number) => median(times.map(of)) / 1000;
    const statuses = [...new Set(times.map(({ status }) => status))].join(', ');
    return [
      {
        figure: `document and selfie, from upload to status (${statuses})`,
        value: middle(({ whole }) => whole),
        unit: 's',
        bar: atMost(4),
      },
      { figure: '… slowest', value: Math.max(...times.map(({ whole }) => whole)) / 1000, unit: 's' },
      { figure: '… first, including opening the nets', value: first.whole / 1000, unit: 's' },
      { figure: 'document only', value: middle(({ document }) => document), unit: 's' },
      { figure: 'selfie only', value: middle(({ selfie }) => selfie), unit: 's' },
      {
        figure: 'CPU time of server and engines, document and selfie',
        value: middle(({ cpu }) => cpu),
        unit: 's',
      },
    ];
  } finally {
    await server.stop();
    await database.drop();
    folder.remove();
  }
}
