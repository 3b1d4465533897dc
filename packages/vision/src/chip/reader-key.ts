import { createECDH, generateKeyPairSync } from 'node:crypto';
import { keysIn } from './chip-authentication';
import { BadDer, childrenOf, expectChild, oidOf, readTlv } from './der';
import { CIPHERS, type Cipher, raised, readPrimeGroupKey, selectFile, sessionKeys } from './secure-messaging';

/** Instructions for a reader that make a chip prove its key of data group 14 (ICAO Doc 9303 part 11 §6.2). */
interface ChipAgreement {
  /** Object identifier of the agreement and cipher. */
  readonly protocol: string;
  /** ID of the chip's key to use; null if it has only one. */
  readonly keyId: Uint8Array | null;
  /** The reader's ephemeral key: an uncompressed point, or a number of the group. */
  readonly publicKey: Uint8Array;
  /** Remains with the verifier of the chip's response. */
  readonly privateKey: Uint8Array;
  /** The first command after the agreement, protected by the agreed keys. */
  readonly command: Uint8Array;
}

/** Curves used by documents, by their OpenSSL names: BSI TR-03110 part 3 §A.2.1.1. */
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

/**
 * Returns an identifier of a curve, hexadecimal: its object identifier, or the prime of its field if its
 * parameters are explicit.
 */
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

/** Maps the identifiers of curves to their OpenSSL names. */
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

/**
 * Agrees on a key on the named curve, never on explicit parameters from the data. @returns null for an
 * unknown curve
 */
function agreeOnCurve(info: Uint8Array, randomBytes: (length: number) => Uint8Array): Agreed | null {
  const curve = curvesByMark().get(curveMark(info));
  if (!curve) return null;
  const point = childrenOf(readTlv(info).value)[1];
  if (point?.tag !== BIT_STRING) throw new BadDer('a key is missing');
  const reader = createECDH(curve);
  const size = (reader.generateKeys().length - 1) / 2;
  // One byte shorter than the order, so that it is smaller.
  const privateKey = Buffer.concat([Uint8Array.of(0), randomBytes(size - 1)]);
  reader.setPrivateKey(privateKey);
  try {
    const shared = reader.computeSecret(point.value.subarray(1));
    return { publicKey: reader.getPublicKey(), privateKey, shared };
  } catch {
    throw new BadDer("a key isn't a point of its curve");
  }
}

/** Length of an exponent; as strong as the groups that documents use (RFC 5114). */
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

/** id-CA, followed by 1 (prime group) or 2 (curve) and the index of the cipher (TR-03110 part 3 §A.1.1.2). */
const PROTOCOL = /^0\.4\.0\.127\.0\.7\.2\.2\.3\.([12])\.([1-4])$/;

interface Offer {
  readonly protocol: string;
  readonly isOnCurve: boolean;
  readonly cipher: Cipher;
  readonly keyId: string | null;
}

/** Returns the agreements that data group 14 offers (`ChipAuthenticationInfo`). */
const offersIn = (group: Uint8Array): readonly Offer[] =>
  childrenOf(readTlv(readTlv(group).value).value).flatMap(({ value }) => {
    const [oid, , id] = childrenOf(value);
    const protocol = oid ? oidOf(oid) : '';
    const [, kind, place] = PROTOCOL.exec(protocol) ?? [];
    if (!kind) return [];
    const keyId = id ? Buffer.from(id.value).toString('hex') : null;
    return [{ protocol, isOnCurve: kind === '2', cipher: CIPHERS[Number(place) - 1]!, keyId }];
  });

/** Returns the default for a chip that states a key but no agreement (Doc 9303 part 11 §9.2.5): triple DES. */
const unspoken = (isOnCurve: boolean, keyId: string | null): Offer => ({
  protocol: `0.4.0.127.0.7.2.2.3.${isOnCurve ? 2 : 1}.1`,
  isOnCurve,
  cipher: CIPHERS[0],
  keyId,
});

const FIRST_COMMAND = 1n;
/** EF.DG1, which exists in every document. */
const DATA_GROUP_1 = Uint8Array.of(0x01, 0x01);

/**
 * Agrees on keys with a chip in place of its reader, which only relays data. Uses the first supported key.
 * @param group DG14
 * @param randomBytes returns fresh random bytes; the resulting key is valid only for this group
 * @returns null when the group states no supported key
 * @throws BadDer when the group can't be read
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
