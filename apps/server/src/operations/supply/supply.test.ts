import { describe, expect, it } from 'vitest';
import { componentsOf } from './components';
import { type Component, cycloneDx } from './cyclonedx';
import { BadSnapshot, checkAdvisories, compareVersions } from './osv';

const root = process.cwd();
const bill = (components: readonly Component[]) =>
  cycloneDx({
    product: { name: 'assay', version: '1.2.3', licence: 'Apache-2.0' },
    components,
    serial: '0193a5a0-0000-7000-8000-000000000000',
    now: new Date('2026-11-23T00:00:00Z'),
  }) as {
    readonly components: readonly { readonly [member: string]: unknown }[];
    readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
    readonly [member: string]: unknown;
  };

describe('software bill of materials', () => {
  const components = componentsOf(root);
  const made = bill(components);

  it('follows the main rules of CycloneDX 1.6', () => {
    expect(made).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(made.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const members = new Set(['type', 'bom-ref', 'name', 'version', 'purl', 'cpe', 'licenses', 'hashes']);
    const refs = made.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const one of made.components) {
      expect(Object.keys(one).filter((name) => !members.has(name))).toEqual([]);
      expect(one).toMatchObject({
        type: 'library',
        name: expect.stringMatching(/./),
        version: expect.stringMatching(/./),
      });
      expect(one.purl).toMatch(/^pkg:(npm|generic)\/(%40[^/@]+\/)?[^/@]+@[^@]+$/);
      for (const { content } of (one.hashes ?? []) as readonly { content: string }[])
        expect(content).toMatch(/^([0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/);
      for (const licence of (one.licenses ?? []) as readonly object[])
        expect(['license', 'expression']).toContain(Object.keys(licence).join());
    }
    const known = new Set([...refs, 'pkg:generic/assay@1.2.3']);
    for (const { ref, dependsOn } of made.dependencies)
      for (const named of [ref, ...dependsOn]) expect(known).toContain(named);
  });

  it('lists every package of the product with its digest and no test-only package', () => {
    const names = components.map(({ name }) => name);
    for (const name of ['fastify', 'pg', 'onnxruntime-node']) expect(names).toContain(name);
    expect(names).not.toContain('vitest');
    const packages = made.components.filter(({ purl }) => String(purl).startsWith('pkg:npm/'));
    expect(packages.filter(({ hashes }) => hashes === undefined)).toEqual([]);
    expect(packages.length).toBeGreaterThan(100);
  });

  it('lists the libraries of PostgreSQL with the versions in their files', () => {
    const bundled = components.filter(({ within }) => within !== undefined);
    const names = bundled.map(({ name }) => name);
    for (const name of ['postgresql', 'openssl', 'libxml2', 'zlib', 'icu']) expect(names).toContain(name);
    for (const { version } of bundled) expect(version).toMatch(/^\d+(\.\d+)+[a-z]*$/);
  });
});

describe('compareVersions', () => {
  it('orders by numbers, letters and pre-releases', () => {
    const ordered = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.0.2',
      '1.0.2a',
      '1.0.2z',
      '1.0.10',
      '2.9.4',
      '2.9.14',
      '10.0',
    ];
    for (const [at, one] of ordered.entries())
      for (const [against, other] of ordered.entries())
        expect([one, other, compareVersions(one, other)]).toEqual([one, other, Math.sign(at - against)]);
    expect(compareVersions('1.2', '1.2.0')).toBe(0);
  });
});

describe('checkAdvisories', () => {
  const component = (name: string, version: string, type = 'npm'): Component => ({
    name,
    version,
    purl: `pkg:${type}/${name.replace('@', '%40')}@${version}`,
    licence: 'MIT',
  });
  const here = [
    component('left', '1.2.3'),
    component('@a/b', '2.0.0'),
    component('openssl', '1.1.1', 'generic'),
  ];
  const npm = (name: string, events: readonly object[], more: object = {}) =>
    JSON.stringify({
      id: `T-${name}`,
      modified: '2026-11-01T00:00:00Z',
      summary: 'It breaks.',
      affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
      ...more,
    });

  it('matches by range, version, scope and package URL', async () => {
    const lines = [
      npm('left', [{ introduced: '1.0.0' }, { fixed: '1.2.4' }]),
      npm('@a/b', [{ introduced: '0' }, { last_affected: '2.0.0' }]),
      JSON.stringify({
        id: 'T-ssl',
        affected: [
          {
            package: { ecosystem: 'Generic', name: 'openssl', purl: 'pkg:generic/openssl' },
            ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '1.1.1' }, { fixed: '1.1.1g' }] }],
          },
        ],
      }),
      '',
    ];
    const { advisories, newest, affected } = await checkAdvisories(lines, here);
    expect([advisories, newest]).toEqual([3, '2026-11-01T00:00:00Z']);
    expect(affected.map(({ component: name, advisory, fixed }) => [name, advisory, fixed])).toEqual([
      ['left', 'T-left', '1.2.4'],
      ['@a/b', 'T-@a/b', null],
      ['openssl', 'T-ssl', '1.1.1g'],
    ]);
  });

  it('ignores fixed versions, other packages, withdrawn advisories and commit ranges', async () => {
    const commits = {
      affected: [
        {
          package: { ecosystem: 'npm', name: 'left' },
          ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }],
        },
      ],
    };
    const lines = [
      npm('left', [{ introduced: '0' }, { fixed: '1.2.3' }]),
      npm('left', [{ introduced: '1.3.0' }]),
      npm('right', [{ introduced: '0' }]),
      npm('left', [{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' }),
      npm('left', [], commits),
    ];
    expect((await checkAdvisories(lines, here)).affected).toEqual([]);
  });

  it.each([
    'no json',
    '[]',
    '{"affected":[]}',
    'null',
    '{"id":"x","affected":5}',
  ])('rejects an invalid line and reports its number: %s', async (text) => {
    await expect(checkAdvisories(['', text], here)).rejects.toThrow(BadSnapshot);
    await expect(checkAdvisories(['', text], here)).rejects.toThrow('Line 2');
  });
});
