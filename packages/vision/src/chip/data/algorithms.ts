/** Digests by their object identifiers (NIST; RFC 3370, RFC 5754), as node:crypto names them. */
export const DIGESTS: { readonly [oid: string]: string } = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** The method of a signature. `null` means the digest stated next to it. */
interface SignatureKind {
  readonly digest: string | null;
  readonly scheme: 'RSA' | 'PSS' | 'ECDSA' | 'PLAIN_ECDSA';
}

/** Signatures by their object identifiers (RFC 8017, RFC 5758, BSI TR-03111). */
export const SIGNATURES: { readonly [oid: string]: SignatureKind } = {
  '1.2.840.113549.1.1.1': { digest: null, scheme: 'RSA' },
  '1.2.840.113549.1.1.5': { digest: 'sha1', scheme: 'RSA' },
  '1.2.840.113549.1.1.14': { digest: 'sha224', scheme: 'RSA' },
  '1.2.840.113549.1.1.11': { digest: 'sha256', scheme: 'RSA' },
  '1.2.840.113549.1.1.12': { digest: 'sha384', scheme: 'RSA' },
  '1.2.840.113549.1.1.13': { digest: 'sha512', scheme: 'RSA' },
  '1.2.840.113549.1.1.10': { digest: null, scheme: 'PSS' },
  '1.2.840.10045.2.1': { digest: null, scheme: 'ECDSA' },
  '1.2.840.10045.4.1': { digest: 'sha1', scheme: 'ECDSA' },
  '1.2.840.10045.4.3.1': { digest: 'sha224', scheme: 'ECDSA' },
  '1.2.840.10045.4.3.2': { digest: 'sha256', scheme: 'ECDSA' },
  '1.2.840.10045.4.3.3': { digest: 'sha384', scheme: 'ECDSA' },
  '1.2.840.10045.4.3.4': { digest: 'sha512', scheme: 'ECDSA' },
  '0.4.0.127.0.7.1.1.4.1.1': { digest: 'sha1', scheme: 'PLAIN_ECDSA' },
  '0.4.0.127.0.7.1.1.4.1.2': { digest: 'sha224', scheme: 'PLAIN_ECDSA' },
  '0.4.0.127.0.7.1.1.4.1.3': { digest: 'sha256', scheme: 'PLAIN_ECDSA' },
  '0.4.0.127.0.7.1.1.4.1.4': { digest: 'sha384', scheme: 'PLAIN_ECDSA' },
  '0.4.0.127.0.7.1.1.4.1.5': { digest: 'sha512', scheme: 'PLAIN_ECDSA' },
};

export const OIDS = {
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  ldsSecurityObject: '2.23.136.1.1.1',
  masterList: '2.23.136.1.1.2',
} as const;
