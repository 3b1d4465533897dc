import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../scripts/fault-tests.mjs';

describe('npm run fault', () => {
  it.each(Object.entries(FAULTS))('%s has its tests, and its line in docs/trust.md', (name, { tests }) => {
    for (const path of tests) expect(existsSync(path), path).toBe(true);
    expect(readFileSync('docs/trust.md', 'utf8')).toContain(`npm run fault -- ${name}`);
  });
});
