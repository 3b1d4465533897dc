import { foundation } from './0001-foundation';

/** Every migration in order; a landed one is never edited, the next one changes it. */
export const MIGRATIONS: readonly {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}[] = [{ version: 1, name: 'foundation', sql: foundation }];
