import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const server = `${root}apps/server/src/`;
const MAX_FOLDERS = 15;
/** Folders of the server that are not domains. */
const NOT_DOMAINS = ['cli', 'platform', 'testing'];

const folders = readdirSync(server, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const domains = folders.filter((name) => !NOT_DOMAINS.includes(name));

/** Tables that migrations create. */
function createdTables(): ReadonlySet<string> {
  const folder = `${root}packages/store/src/migrations/`;
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/create table (?:if not exists )?([a-z_]+)/gi)].map(([, table = '']) => table),
    ),
  );
}

/** Returns the missing parts in a domain's README. */
const missingParts = (readme: string): readonly string[] =>
  ['**Entry points:**', '**For other domains:**', '**Tables:**', '**Tests:**'].filter(
    (part) => !readme.includes(part),
  );

/** Returns the tables that a README names. */
const namedTables = (readme: string): readonly string[] => {
  const line = /\*\*Tables:\*\*(.*)/.exec(readme)?.[1] ?? '';
  return [...line.matchAll(/`([a-z_]+)`/g)].map(([, table = '']) => table);
};

describe('server folders', () => {
  it(`are at most ${MAX_FOLDERS}`, () => {
    expect(folders.length).toBeLessThanOrEqual(MAX_FOLDERS);
  });

  it('match the domains of the import rules', () => {
    const rules = readFileSync(`${root}.dependency-cruiser.cjs`, 'utf8');
    const listed = /const DOMAINS =\s*'([^']+)'/.exec(rules)?.[1]?.split('|') ?? [];
    expect([...listed].sort()).toEqual([...domains].sort());
  });

  it.each(domains)('%s has an index and a README with every part', (domain) => {
    expect(existsSync(`${server}${domain}/index.ts`)).toBe(true);
    expect(missingParts(readFileSync(`${server}${domain}/README.md`, 'utf8'))).toEqual([]);
  });

  it.each(domains)('%s names tables that exist', (domain) => {
    const tables = createdTables();
    const named = namedTables(readFileSync(`${server}${domain}/README.md`, 'utf8'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((table) => !tables.has(table))).toEqual([]);
  });

  it('are reported if a README lacks a part', () => {
    expect(missingParts('# Planted\n- **Entry points:** none')).toEqual([
      '**For other domains:**',
      '**Tables:**',
      '**Tests:**',
    ]);
    expect(namedTables('- **Tables:** `planted`, `audit`.')).toEqual(['planted', 'audit']);
  });
});
