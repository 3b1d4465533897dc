import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MIGRATIONS = 'packages/store/src/migrations';

it('docs/security/stored-data.md names every table of the schema, and no other', () => {
  const schema = readdirSync(MIGRATIONS)
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .map((name) => readFileSync(`${MIGRATIONS}/${name}`, 'utf8'))
    .join('\n');
  const made = [
    ...schema.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)\b(?! PARTITION OF)/g),
  ].map(([, name]) => name);
  const dropped = new Set([...schema.matchAll(/DROP TABLE (?:IF EXISTS )?(\w+)/g)].map(([, name]) => name));
  const tables = [...new Set(made.filter((name) => !dropped.has(name)))].sort();
  // The migrations create this table before the first of them.
  tables.push('schema_migration');
  const page = readFileSync('docs/security/stored-data.md', 'utf8');
  const named = [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(tables.sort());
});
