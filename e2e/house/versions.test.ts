import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releasesOf } from '../../scripts/api-changes.mjs';
import { cutChangelog } from '../../scripts/cut-release.mjs';
import { differingVersions, readVersion, versionsOf, writeVersion } from '../../scripts/versions.mjs';
import { VERSION as AGENT } from '../../sdk/device-agent/src/version';
import { VERSION as ORCHESTRATION } from '../../sdk/orchestration/src/version';
import { VERSION as STREAM } from '../../sdk/session-stream/src/options';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('project version', () => {
  const version = readVersion();

  it('is the same in every place', () => {
    expect(differingVersions()).toEqual([]);
  });

  it('is read in every package, the lock file, the OpenAPI document, the clients and the chart', () => {
    const places = versionsOf().map(({ place }) => place);
    const manifests = ['packages', 'apps', 'sdk'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .map((name) => `${folder}/${name}/package.json`)
        .filter((path) => existsSync(join(root, path))),
    );
    expect(manifests.length).toBeGreaterThan(20);
    expect(places).toEqual(
      expect.arrayContaining([
        ...manifests,
        'bench/package.json',
        'e2e/package.json',
        'clients/typescript/package.json',
        'clients/python/pyproject.toml',
        'deploy/helm/assay/Chart.yaml: version',
        'deploy/helm/assay/Chart.yaml: appVersion',
        'docs/openapi.json: info.version',
        'package-lock.json',
        'package-lock.json: packages/contract',
      ]),
    );
  });

  it('is what the browser packages report', () => {
    expect([AGENT, ORCHESTRATION, STREAM]).toEqual([version, version, version]);
  });

  it('is the newest release in the changelog and has a snapshot of its OpenAPI document', () => {
    const [newest] = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)];
    expect(newest?.[1]).toBe(version);
    expect(releasesOf().at(-1)).toBe(version);
  });
});

describe('writeVersion', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'assay-versions-'));
    const files = new Set(versionsOf().map(({ place }) => place.split(': ')[0] ?? ''));
    for (const file of ['package.json', ...files]) {
      cpSync(join(root, file), join(copy, file), { recursive: true });
      expect(dirname(file)).not.toContain('node_modules');
    }
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('writes every place and changes nothing else', () => {
    const before = readFileSync(join(copy, 'package-lock.json'), 'utf8').split('\n');
    writeVersion('10.20.30', copy);
    expect(new Set(versionsOf(copy).map(({ version }) => version))).toEqual(new Set(['10.20.30']));
    expect(differingVersions(copy)).toEqual([]);
    const after = readFileSync(join(copy, 'package-lock.json'), 'utf8').split('\n');
    const changed = after.filter((line, at) => line !== before[at]);
    expect(new Set(changed.map((line) => line.trim()))).toEqual(new Set(['"version": "10.20.30",']));
  });

  it.each(
    versionsOf()
      .map(({ place }) => place)
      .filter((place) => !place.startsWith('package-lock.json')),
  )('writes every place that differingVersions reads: %s', (place) => {
    const [file = ''] = place.split(': ');
    writeVersion('1.2.3', copy);
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('1.2.3', '1.2.4'));
    expect(differingVersions(copy)).toContain(`${place} has version 1.2.4 instead of 1.2.3`);
    writeFileSync(path, text);
  });

  it.each(['1.2', 'v1.2.3', '1.2.3-rc.1', '01.2.3', ''])('rejects %j', (version) => {
    expect(() => writeVersion(version, copy)).toThrow("isn't a version such as 1.2.3");
  });
});

describe('cutChangelog', () => {
  const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- API: One.\n\n## [1.0.0] - 2026-01-02\n';

  it('dates the unreleased section and adds an empty one', () => {
    expect(cutChangelog(text, '1.1.0', '2026-03-04')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-03-04\n\n### Added\n\n- API: One.\n\n## [1.0.0] - 2026-01-02\n',
    );
  });

  it('rejects a released version and an empty section', () => {
    expect(() => cutChangelog(text, '1.0.0', '2026-03-04')).toThrow('already contains the release 1.0.0');
    const cut = cutChangelog(text, '1.1.0', '2026-03-04');
    expect(() => cutChangelog(cut, '1.2.0', '2026-03-04')).toThrow('no unreleased changes');
  });
});
