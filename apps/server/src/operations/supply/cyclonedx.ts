/** A third-party component of the product. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** Package URL (ECMA-427) with its version. */
  readonly purl: string;
  /** SPDX expression; empty = its package names no license. */
  readonly licence: string;
  /** Subresource integrity of the package archive, `sha512-…`; absent for a component that isn't a package. */
  readonly integrity?: string;
  /** CPE 2.3 name, if advisories use it. */
  readonly cpe?: string;
  /** Package URL of the containing package. */
  readonly within?: string;
}

/** Returns the package URL of an npm package; its scope is the namespace, with `@` escaped. */
export const npmPurl = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const SHA = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;

/** Converts the digest from Base64 (npm) to hexadecimal (CycloneDX). */
function hashesOf({ integrity }: Component): object {
  const [, name, digest] = /^(sha1|sha256|sha384|sha512)-(\S+)$/.exec(integrity ?? '') ?? [];
  if (name === undefined || digest === undefined) return {};
  const alg = SHA[name as keyof typeof SHA];
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/** Returns the license: an SPDX id, an expression for several ids, or a name for other text. */
function licencesOf({ licence }: Component): object {
  if (licence === '') return {};
  if (/^[A-Za-z0-9.+-]+$/.test(licence)) return { licenses: [{ license: { id: licence } }] };
  if (/^[A-Za-z0-9.+() -]+$/.test(licence) && / (?:OR|AND|WITH) /.test(licence))
    return { licenses: [{ expression: licence }] };
  return { licenses: [{ license: { name: licence } }] };
}

interface Bill {
  readonly product: { readonly name: string; readonly version: string; readonly licence: string };
  readonly components: readonly Component[];
  /** UUID (RFC 4122) without `urn:uuid:`. */
  readonly serial: string;
  readonly now: Date;
}

/**
 * Returns a software bill of materials in CycloneDX 1.6 JSON (ECMA-424). The product depends on every
 * package; components of a package are listed under it.
 */
export function cycloneDx({ product, components, serial, now }: Bill): object {
  const root = `pkg:generic/${product.name}@${product.version}`;
  const within = (purl: string) => components.filter((one) => one.within === purl).map((one) => one.purl);
  const direct = components.filter((one) => one.within === undefined);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      tools: { components: [{ type: 'application', name: 'assay sbom', version: product.version }] },
      component: {
        type: 'application',
        'bom-ref': root,
        name: product.name,
        version: product.version,
        purl: root,
        licenses: [{ license: { id: product.licence } }],
      },
    },
    components: components.map((one) => ({
      type: 'library',
      'bom-ref': one.purl,
      name: one.name,
      version: one.version,
      purl: one.purl,
      ...(one.cpe ? { cpe: one.cpe } : {}),
      ...licencesOf(one),
      ...hashesOf(one),
    })),
    dependencies: [
      { ref: root, dependsOn: direct.map(({ purl }) => purl) },
      ...components.map(({ purl }) => ({ ref: purl, dependsOn: within(purl) })),
    ],
  };
}
