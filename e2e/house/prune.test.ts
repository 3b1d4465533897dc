import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prune, removeOtherPlatforms } from '../../scripts/prune.mjs';

const BINARIES = 'onnxruntime-node/bin/napi-v6';
const OWN = `${BINARIES}/${process.platform}/${process.arch}/library`;
const REMOVED = [
  `${BINARIES}/${process.platform}/other/library`,
  `${BINARIES}/other/x64/library`,
  '@ip-location-db/asn/asn-ipv4-num.csv',
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  '@mantine/core/cjs/index.cjs',
  'some/deep/folder/index.js.map',
  'some/README.md',
];
const PRESERVED = [
  OWN,
  '@ip-location-db/asn/asn-ipv4.csv',
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv4.mmdb',
  '@mantine/core/esm/index.mjs',
  'some/cjs/index.js',
  'some/LICENSE.md',
];

describe('pruning of an installation', () => {
  let modules: string;

  beforeEach(() => {
    modules = mkdtempSync(join(tmpdir(), 'assay-prune-'));
    for (const path of [...REMOVED, ...PRESERVED]) {
      mkdirSync(join(modules, dirname(path)), { recursive: true });
      writeFileSync(join(modules, path), 'x');
    }
  });
  afterEach(() => rmSync(modules, { recursive: true, force: true }));
  const present = (paths: readonly string[]) => paths.filter((path) => existsSync(join(modules, path)));

  it('removes unread files and binaries of other platforms, and can run again', () => {
    for (const _run of ['first', 'second']) {
      prune(modules);
      expect(present(REMOVED)).toEqual([]);
      expect(present(PRESERVED)).toEqual(PRESERVED);
    }
  });

  it('refuses an installation whose binaries are in an unknown folder', () => {
    rmSync(join(modules, BINARIES), { recursive: true });
    expect(() => removeOtherPlatforms(modules)).toThrow('update the path in scripts/prune.mjs');
  });
});
