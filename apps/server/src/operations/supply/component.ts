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
