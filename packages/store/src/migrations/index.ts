import { foundation } from './0001-foundation';
import { webhooks } from './0002-webhooks';
import { devices } from './0006-devices';

/** Every migration in order; a landed one is never edited, the next one changes it. */
export const MIGRATIONS: readonly {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}[] = [
  { version: 1, name: 'foundation', sql: foundation },
  { version: 2, name: 'webhooks', sql: webhooks },
  { version: 6, name: 'devices', sql: devices },
];
