import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = ['Dockerfile', 'compose.yaml', 'systemd/assay.service'];
const documented = readFileSync('docs/configuration.md', 'utf8');

describe('what is deployed', () => {
  it.each(FILES)('%s sets no variable that configuration does not describe', (file) => {
    const text = readFileSync(join('deploy', file), 'utf8');
    const named = text.match(/\b(?:ASSAY_[A-Z0-9_]+|DATABASE_URL)\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(documented, name).toContain(`\`${name}\``);
  });

  it('every file beside them is named in operations', () => {
    const operations = readFileSync('docs/operations.md', 'utf8');
    for (const name of readdirSync('deploy', { recursive: true, encoding: 'utf8' }))
      if (name.includes('.') || name === 'Dockerfile' || name === 'Caddyfile')
        expect(operations, name).toContain(`deploy/${name}`);
  });

  it('the image holds what a release holds, and nothing of the working folder goes into its build', () => {
    const image = readFileSync('deploy/Dockerfile', 'utf8');
    expect(image).toContain('npm run release -- --folder /app');
    expect(existsSync('scripts/release.mjs')).toBe(true);
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', 'dist', '.assay']));
  });

  it('nobody runs it as root', () => {
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^USER 1000:1000$/m);
    expect(readFileSync('deploy/systemd/assay.service', 'utf8')).toMatch(/^User=assay$/m);
    expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('no-new-privileges:true');
  });
});
