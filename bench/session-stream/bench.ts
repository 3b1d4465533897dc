import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, type Row } from '../row';
import { benchClosedTabs } from './closed-tabs';
import { benchIngest } from './ingest';
import { benchRemoteControl } from './remote-control';

/** Number of sessions of each kind, through a viewer and on a local machine. */
const REMOTE_RUNS = 5;

/** Measures the session stream: its size in the page, its ingest, and the events that survive a closed tab. */
export async function benchSessionStream(): Promise<Row[]> {
  const script = readFileSync(resolve('dist', 'sdk', 'stream.esm.js'));
  const size: Row = {
    figure: 'stream package, gzip',
    value: gzipSync(script, { level: 9 }).length / 1024,
    unit: 'KiB',
    bar: atMost(12),
  };
  return [
    size,
    ...(await benchIngest()),
    ...(await benchClosedTabs()),
    ...(await benchRemoteControl(REMOTE_RUNS)),
  ];
}
