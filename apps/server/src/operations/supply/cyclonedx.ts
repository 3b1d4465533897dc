/** Something of others that the product runs on. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** Package URL (ECMA-427) with its version. */
  readonly purl: string;
  /** SPDX expression; empty = its package names none. */
  readonly licence: string;
  /** Subresource integrity of the package's archive, `sha512-…`; of what is no package, none. */
  readonly integrity?: string;
  /** CPE 2.3, where advisories know it by that. */
  readonly cpe?: string;
  /** The package that it came in, by purl. */
  readonly within?: string;
}

/** The purl of an npm package: a scope is a namespace, its `@` escaped. */
export const npmPurl = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const SHA = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;

/** CycloneDX wants the digest in hexadecimal, npm has it in Base64. */
function hashesOf({ integrity }: Component): object {
  const [, name, digest] = /^(sha1|sha256|sha384|sha512)-(\S+)$/.exec(integrity ?? '') ?? [];
  if (name === undefined || digest === undefined) return {};
  const alg = SHA[name as keyof typeof SHA];
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/** One identifier of SPDX is an id; several make an expression; words of another kind are a name. */
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
  /** RFC 4122, without `urn:uuid:`. */
  readonly serial: string;
  readonly now: Date;
}

/**
 * A software bill of materials: CycloneDX 1.6, JSON (ECMA-424). The product depends on every package; what was found within a
 * package stands below it.
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
