import { createECDH, generateKeyPairSync } from 'node:crypto';
import { keysIn } from './chip-authentication';
import { BadDer, childrenOf, expectChild, oidOf, readTlv } from './der';
import { CIPHERS, type Cipher, raised, readPrimeGroupKey, selectFile, sessionKeys } from './secure-messaging';

/** What a reader is to do with a chip to have it prove its key of data group 14 (ICAO Doc 9303 part 11 §6.2). */
interface ChipAgreement {
  /** Which agreement and which cipher, an object identifier. */
  readonly protocol: string;
  /** Which of its keys the chip is to use; null = it has one. */
  readonly keyId: Uint8Array | null;
  /** The reader's ephemeral key: a point that is written whole, or a number of the group. */
  readonly publicKey: Uint8Array;
  /** Stays with whoever verifies the chip's answer. */
  readonly privateKey: Uint8Array;
  /** The first command behind the agreement, protected by the keys that were agreed on. */
  readonly command: Uint8Array;
}

/** Curves that documents use, as OpenSSL calls them: BSI TR-03110 part 3 §A.2.1.1. */
const CURVES = [
  'prime192v1',
  'brainpoolP192r1',
  'secp224r1',
  'brainpoolP224r1',
  'prime256v1',
  'brainpoolP256r1',
  'brainpoolP320r1',
  'secp384r1',
  'brainpoolP384r1',
  'brainpoolP512r1',
  'secp521r1',
] as const;

const [SEQUENCE, INTEGER, OID, BIT_STRING] = [0x30, 0x02, 0x06, 0x03] as const;

/** What a curve is recognised by, hexadecimal: its object identifier, or the prime of the field where it is written out. */
function curveMark(info: Uint8Array): string {
  const algorithm = childrenOf(expectChild(childrenOf(readTlv(info).value), 0, SEQUENCE).value);
  const parameters = algorithm[1];
  if (parameters?.tag === OID) return oidOf(parameters);
  if (parameters?.tag !== SEQUENCE) throw new BadDer('a key names no curve');
  const field = childrenOf(expectChild(childrenOf(parameters.value), 1, SEQUENCE).value);
  return Buffer.from(expectChild(field, 1, INTEGER).value)
    .toString('hex')
    .replace(/^(00)+/, '');
}

let known: ReadonlyMap<string, string> | null = null;

/** Curves by their marks, as OpenSSL writes them. */
function curvesByMark(): ReadonlyMap<string, string> {
  known ??= new Map(
    CURVES.flatMap((namedCurve) =>
      (['named', 'explicit'] as const).map((paramEncoding) => {
        const { publicKey } = generateKeyPairSync('ec', { namedCurve, paramEncoding });
        return [curveMark(publicKey.export({ type: 'spki', format: 'der' })), namedCurve] as const;
      }),
    ),
  );
  return known;
}

interface Agreed {
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
  readonly shared: Uint8Array;
}

/** On the curve that is meant, never on parameters as somebody wrote them. @returns null for a curve that is not known */
function agreeOnCurve(info: Uint8Array, randomBytes: (length: number) => Uint8Array): Agreed | null {
  const curve = curvesByMark().get(curveMark(info));
  if (!curve) return null;
  const point = childrenOf(readTlv(info).value)[1];
  if (point?.tag !== BIT_STRING) throw new BadDer('a key is missing');
  const reader = createECDH(curve);
  const size = (reader.generateKeys().length - 1) / 2;
  // One byte shorter than the order, so that it is below it.
  const privateKey = Buffer.concat([Uint8Array.of(0), randomBytes(size - 1)]);
  reader.setPrivateKey(privateKey);
  try {
    const shared = reader.computeSecret(point.value.subarray(1));
    return { publicKey: reader.getPublicKey(), privateKey, shared };
  } catch {
    throw new BadDer("a key isn't a point of its curve");
  }
}

/** As strong as the groups that documents use (RFC 5114). */
const EXPONENT_BYTES = 32;

function agreeInPrimeGroup(info: Uint8Array, randomBytes: (length: number) => Uint8Array): Agreed {
  const group = readPrimeGroupKey(info);
  const privateKey = randomBytes(EXPONENT_BYTES);
  return {
    publicKey: raised(group.base, privateKey, group),
    privateKey,
    shared: raised(group.key, privateKey, group),
  };
}

/** id-CA, behind which 1 (a prime's group) or 2 (a curve) and the place of the cipher follow (TR-03110 part 3 §A.1.1.2). */
const PROTOCOL = /^0\.4\.0\.127\.0\.7\.2\.2\.3\.([12])\.([1-4])$/;

interface Offer {
  readonly protocol: string;
  readonly isOnCurve: boolean;
  readonly cipher: Cipher;
  readonly keyId: string | null;
}

/** Agreements that data group 14 offers (`ChipAuthenticationInfo`). */
const offersIn = (group: Uint8Array): readonly Offer[] =>
  childrenOf(readTlv(readTlv(group).value).value).flatMap(({ value }) => {
    const [oid, , id] = childrenOf(value);
    const protocol = oid ? oidOf(oid) : '';
    const [, kind, place] = PROTOCOL.exec(protocol) ?? [];
    if (!kind) return [];
    const keyId = id ? Buffer.from(id.value).toString('hex') : null;
    return [{ protocol, isOnCurve: kind === '2', cipher: CIPHERS[Number(place) - 1]!, keyId }];
  });

/** What a chip means that states a key and no agreement (Doc 9303 part 11 §9.2.5): triple DES. */
const unspoken = (isOnCurve: boolean, keyId: string | null): Offer => ({
  protocol: `0.4.0.127.0.7.2.2.3.${isOnCurve ? 2 : 1}.1`,
  isOnCurve,
  cipher: CIPHERS[0],
  keyId,
});

const FIRST_COMMAND = 1n;
/** EF.DG1, which every document has. */
const DATA_GROUP_1 = Uint8Array.of(0x01, 0x01);

/**
 * Agrees on keys with a chip in place of its reader, who only passes on what the chip is sent: with the first key that can be used.
 * @param group DG14
 * @param randomBytes fresh ones; the key that is made of them is good for this very group only
 * @returns null when the group states no key that can be used
 * @throws BadDer when the group cannot be read
 */
export function agreeWithChip(
  group: Uint8Array,
  randomBytes: (length: number) => Uint8Array,
): ChipAgreement | null {
  const offers = offersIn(group);
  for (const { isOnCurve, info, keyId } of keysIn(group)) {
    const agreed = isOnCurve ? agreeOnCurve(info, randomBytes) : agreeInPrimeGroup(info, randomBytes);
    if (!agreed) continue;
    const isMeant = (one: Offer) => one.isOnCurve === isOnCurve && one.keyId === keyId;
    const { protocol, cipher } = offers.find(isMeant) ?? unspoken(isOnCurve, keyId);
    const { publicKey, privateKey, shared } = agreed;
    const id = keyId === null ? null : Buffer.from(keyId, 'hex');
    const command = selectFile(sessionKeys(shared, cipher), FIRST_COMMAND, DATA_GROUP_1);
    return { protocol, keyId: id, publicKey, privateKey, command };
  }
  return null;
}
