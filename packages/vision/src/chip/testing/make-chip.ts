import { constants, createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Creates a DER value from parts. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const bytes = tag > 0xff ? [tag >> 8, tag & 0xff] : [tag];
  const { length } = value;
  const digits = [16, 8, 0]
    .map((bits) => (length >> bits) & 0xff)
    .filter((_, at) => length >= 256 ** (2 - at));
  const size = length < 0x80 ? [length] : [0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.from([...bytes, ...size]), value]);
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const base128 = (value: number): number[] =>
    value < 128 ? [value] : [...base128(Math.floor(value / 128)).map((byte) => byte | 0x80), value % 128];
  return der(0x06, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}

const integer = (value: number) => der(0x02, Buffer.from([value]));
const NULL = Buffer.from([5, 0]);
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);

/** Signature methods that passports use. */
export const SCHEMES = {
  rsa: { oid: '1.2.840.113549.1.1.11', make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }) },
  pss: { oid: '1.2.840.113549.1.1.10', make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }) },
  p256: { oid: '1.2.840.10045.4.3.2', make: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }) },
  p384: { oid: '1.2.840.10045.4.3.2', make: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }) },
  p521: { oid: '1.2.840.10045.4.3.2', make: () => generateKeyPairSync('ec', { namedCurve: 'P-521' }) },
  brainpool: {
    oid: '1.2.840.10045.4.3.2',
    make: () => generateKeyPairSync('ec', { namedCurve: 'brainpoolP256r1', paramEncoding: 'explicit' }),
  },
} as const;
export type Scheme = keyof typeof SCHEMES;

const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'), NULL);

function algorithm(scheme: Scheme): Buffer {
  const name = oid(SCHEMES[scheme].oid);
  if (scheme === 'rsa') return sequence(name, NULL);
  if (scheme !== 'pss') return sequence(name);
  const mask = sequence(oid('1.2.840.113549.1.1.8'), SHA256);
  return sequence(name, sequence(der(0xa0, SHA256), der(0xa1, mask), der(0xa2, integer(32))));
}

const signed = (scheme: Scheme, key: KeyObject, data: Uint8Array): Buffer =>
  scheme === 'pss'
    ? sign('sha256', data, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
    : sign('sha256', data, key);

const name = (country: string, common: string) =>
  sequence(
    der(0x31, sequence(oid('2.5.4.6'), der(0x13, Buffer.from(country)))),
    der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(common)))),
  );

export interface Issuer {
  readonly scheme: Scheme;
  readonly privateKey: KeyObject;
  readonly certificate: Buffer;
  readonly subject: Buffer;
}

/** Creates an extension (RFC 5280 §4.2): its name and its value. */
const extension = (dotted: string, value: Uint8Array) => sequence(oid(dotted), der(0x04, value));
const critical = (dotted: string, value: Uint8Array) =>
  sequence(oid(dotted), der(0x01, Buffer.from([0xff])), der(0x04, value));
/** Extension of a certificate that may sign others. */
export const AUTHORITY = extension('2.5.29.19', sequence(der(0x01, Buffer.from([0xff]))));
/** Extensions of a revocation list: changes only, other issuers, authorities only, and an unknown one. */
export const LIST_EXTENSIONS = {
  number: extension('2.5.29.20', integer(5)),
  delta: critical('2.5.29.27', integer(1)),
  indirect: critical('2.5.29.28', sequence(der(0x84, Buffer.from([0xff])))),
  authorities: critical('2.5.29.28', sequence(der(0x82, Buffer.from([0xff])))),
  everything: critical('2.5.29.28', sequence(der(0xa0, der(0xa0, Buffer.alloc(2))))),
  unknown: critical('1.2.3', integer(1)),
} as const;
/** Extensions of an entry: the reason, and its issuer. */
export const ENTRY_EXTENSIONS = {
  reason: extension('2.5.29.21', der(0x0a, Buffer.from([1]))),
  issuer: critical('2.5.29.29', sequence(integer(1))),
  unknown: critical('1.2.3', integer(1)),
} as const;
/** Extension of a key for key agreement, not for signing. */
export const AGREES_ON_KEYS = extension('2.5.29.15', der(0x03, Buffer.from([3, 0x08])));

/** Creates a certificate of a fictional country, self-signed or signed by another. */
export function makeIssuer(
  scheme: Scheme,
  common: string,
  by: Issuer | null,
  validTo = '20400101000000Z',
  extensions: readonly Uint8Array[] = [],
  state = 'UT',
  serial = 7,
): Issuer {
  const { publicKey, privateKey } = SCHEMES[scheme].make();
  const subject = name(state, common);
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const scheme2 = by?.scheme ?? scheme;
  const body = sequence(
    der(0xa0, integer(2)),
    integer(serial),
    algorithm(scheme2),
    by?.subject ?? subject,
    sequence(der(0x18, Buffer.from('20200101000000Z')), der(0x18, Buffer.from(validTo))),
    subject,
    key,
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  const signature = signed(scheme2, by?.privateKey ?? privateKey, body);
  const certificate = sequence(body, algorithm(scheme2), der(0x03, Buffer.from([0]), signature));
  return { scheme, privateKey, certificate, subject };
}

interface RevocationListChanges {
  readonly issuedAt?: string;
  readonly nextAt?: string | null;
  readonly extensions?: readonly Uint8Array[];
  readonly entryExtensions?: readonly Uint8Array[];
}

/** Creates a list of revoked certificate numbers, signed by an issuer. */
export function makeRevocationList(
  { scheme, privateKey, subject }: Issuer,
  serials: readonly number[],
  {
    issuedAt = '20260101000000Z',
    nextAt = '20260401000000Z',
    extensions = [],
    entryExtensions = [],
  }: RevocationListChanges = {},
): Buffer {
  const revokedAt = der(0x17, Buffer.from('251201000000Z'));
  const reported = entryExtensions.length > 0 ? [sequence(...entryExtensions)] : [];
  const entries = serials.map((serial) => {
    const digits = Buffer.alloc(4);
    digits.writeUInt32BE(serial);
    return sequence(der(0x02, digits), revokedAt, ...reported);
  });
  const body = sequence(
    integer(1),
    algorithm(scheme),
    subject,
    der(0x18, Buffer.from(issuedAt)),
    ...(nextAt === null ? [] : [der(0x18, Buffer.from(nextAt))]),
    ...(entries.length > 0 ? [sequence(Buffer.concat(entries))] : []),
    ...(extensions.length > 0 ? [der(0xa0, sequence(...extensions))] : []),
  );
  const signature = signed(scheme, privateKey, body);
  return sequence(body, algorithm(scheme), der(0x03, Buffer.from([0]), signature));
}

/** Creates a signed CMS of a content; a detached one doesn't include the content. */
export function makeSigned(
  signer: Issuer,
  contentType: string,
  content: Uint8Array,
  isDetached = false,
  revocations: readonly Uint8Array[] = [],
): Buffer {
  const digest = createHash('sha256').update(content).digest();
  const attributes = [
    sequence(oid('1.2.840.113549.1.9.3'), der(0x31, oid(contentType))),
    sequence(oid('1.2.840.113549.1.9.4'), der(0x31, der(0x04, digest))),
  ];
  const signature = signed(signer.scheme, signer.privateKey, der(0x31, ...attributes));
  const info = sequence(
    integer(1),
    sequence(signer.subject, integer(7)),
    SHA256,
    der(0xa0, ...attributes),
    algorithm(signer.scheme),
    der(0x04, signature),
  );
  return sequence(
    oid('1.2.840.113549.1.7.2'),
    der(
      0xa0,
      sequence(
        integer(3),
        der(0x31, SHA256),
        sequence(oid(contentType), ...(isDetached ? [] : [der(0xa0, der(0x04, content))])),
        der(0xa0, signer.certificate),
        ...(revocations.length > 0 ? [der(0xa1, ...revocations)] : []),
        der(0x31, info),
      ),
    ),
  );
}

/** Creates EF.SOD over data groups. */
export function makeSecurityObject(signer: Issuer, groups: ReadonlyMap<number, Uint8Array>): Buffer {
  const hashes = [...groups].map(([number, bytes]) =>
    sequence(integer(number), der(0x04, createHash('sha256').update(bytes).digest())),
  );
  const content = sequence(integer(0), SHA256, sequence(...hashes));
  return der(0x77, makeSigned(signer, '2.23.136.1.1.1', content));
}

/** Creates a master list with certificates and revocation lists. */
export function makeMasterList(
  signer: Issuer,
  certificates: readonly Uint8Array[],
  revocations: readonly Uint8Array[] = [],
): Buffer {
  const content = sequence(integer(0), der(0x31, ...certificates));
  return makeSigned(signer, '2.23.136.1.1.2', content, false, revocations);
}

/** Creates DG1 of a zone. */
export const makeZoneGroup = (lines: readonly string[]): Buffer =>
  der(0x61, der(0x5f1f, Buffer.from(lines.join(''), 'latin1')));
