import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FILES = ['Dockerfile', 'compose.yaml', 'systemd/assay.service'];
const documented = readFileSync('docs/reference/configuration.md', 'utf8');

describe('deployment files', () => {
  it.each(FILES)('%s sets only variables that the configuration describes', (file) => {
    const text = readFileSync(join('deploy', file), 'utf8');
    const named = text.match(/\b(?:ASSAY_[A-Z0-9_]+|DATABASE_URL)\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(documented, name).toContain(`\`${name}\``);
  });

  it('all other files in deploy are named in the deployment or monitoring page', () => {
    const operations = ['deploy', 'monitoring']
      .map((page) => readFileSync(`docs/operate/${page}.md`, 'utf8'))
      .join('\n');
    for (const name of readdirSync('deploy', { recursive: true, encoding: 'utf8' }))
      if (!name.includes('/templates') && (name.includes('.') || /^(?:Docker|Caddy)file$/.test(name)))
        expect(operations, name).toContain(`deploy/${name}`);
  });

  it('the release contains every folder that the operations pages refer to', () => {
    const release = readFileSync('scripts/release.mjs', 'utf8');
    const papers = /const PAPERS = \[([^\]]*)\]/.exec(release)?.[1] ?? '';
    for (const folder of ['docs', 'deploy']) expect(papers, folder).toContain(`'${folder}'`);
  });

  it('the image contains the release, and its build uses nothing of the working folder', () => {
    const image = readFileSync('deploy/Dockerfile', 'utf8');
    expect(image).toContain('npm run release -- --folder /app');
    expect(existsSync('scripts/release.mjs')).toBe(true);
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', 'dist', '.assay']));
  });

  it('the compose file has two servers, a worker and a store, and all references exist', () => {
    const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
      readonly services: {
        readonly [name: string]: {
          readonly command?: readonly string[];
          readonly depends_on?: object;
          readonly volumes?: readonly string[];
          readonly read_only?: boolean;
          readonly cap_drop?: readonly string[];
          readonly environment?: { readonly [name: string]: string };
        };
      };
      readonly volumes: object;
    };
    const roles = Object.entries(services).flatMap(([name, { command }]) =>
      command?.[0] === 'serve' ? [`${name} ${command[2]}`] : [],
    );
    expect(roles).toEqual(['server-1 api', 'server-2 api', 'worker worker']);
    for (const [name, service] of Object.entries(services)) {
      const on = service.depends_on ?? {};
      for (const other of Array.isArray(on) ? on : Object.keys(on))
        expect(services, name).toHaveProperty(other);
      for (const mount of service.volumes ?? [])
        if (!mount.startsWith('.')) expect(volumes, name).toHaveProperty(mount.split(':')[0]!);
    }
    for (const name of ['server-1', 'server-2', 'worker']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      const endpoint = new URL(services[name]!.environment!.ASSAY_MEDIA_S3_ENDPOINT!);
      expect(services).toHaveProperty(endpoint.hostname);
    }
    const balancer = readFileSync('deploy/Caddyfile', 'utf8');
    for (const [, host = ''] of balancer.matchAll(/([\w-]+):8080\b/g)) expect(services).toHaveProperty(host);
  });

  it('run as a non-root user', () => {
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^USER 1000:1000$/m);
    expect(readFileSync('deploy/systemd/assay.service', 'utf8')).toMatch(/^User=assay$/m);
    expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('no-new-privileges:true');
  });
});
