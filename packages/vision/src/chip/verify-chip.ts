import { createHash, timingSafeEqual, type X509Certificate } from 'node:crypto';
import { nameAgreement } from '../document/name-match';
import { type Mrz, parseMrz } from '../mrz/parse';
import { type ActiveTranscript, type ChipTranscript, hasKeyOfGroup, isOriginal } from './chip-authentication';
import { DIGESTS, OIDS } from './data/algorithms';
import { BadDer, childrenOf, expectChild, findTag, oidOf, readTlv } from './der';
import { revocationCheck } from './revocation';
import type { RevocationList } from './revocation-list';
import { heldContent, readSignedData, type SignedData, signerOf } from './signed-data';
import { countriesOf, issuerAmong, issuerCountry } from './trust-store';

/** The contents of a chip's data groups (ICAO Doc 9303 part 10 §4.7); null if absent. */
interface ChipData {
  readonly mrz: Mrz | null;
  readonly fullName: string | null;
  readonly placeOfBirth: string | null;
  readonly address: string | null;
  readonly personalNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly issueDate: string | null;
  readonly issuingAuthority: string | null;
  /** The portrait as stored: JPEG or JPEG 2000. */
  readonly portrait: Uint8Array | null;
}

const text = (value: Uint8Array | null): string | null =>
  value === null
    ? null
    : Buffer.from(value).toString('utf8').replace(/</g, ' ').replace(/\s+/g, ' ').trim() || null;

/** Parses a date of eight digits as text, or packed in two digits per byte. */
function dateOf(value: Uint8Array | null): string | null {
  if (!value) return null;
  const digits = Buffer.from(value).toString(value.length === 4 ? 'hex' : 'latin1');
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(digits);
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null;
}

const LINES: { readonly [characters: number]: number } = { 90: 3, 72: 2, 88: 2 };

/** Reads the zone from DG1. */
function zoneOf(group: Uint8Array, now: number): Mrz | null {
  const value = findTag(group, 0x5f1f);
  if (!value) return null;
  const zone = Buffer.from(value).toString('latin1');
  const count = LINES[zone.length];
  if (!count) throw new BadDer('its zone has another length');
  const length = zone.length / count;
  return parseMrz(
    Array.from({ length: count }, (_, line) => zone.slice(line * length, (line + 1) * length)),
    now,
  );
}

/** Reads the first image from DG2, after the headers of ISO/IEC 19794-5. */
function portraitOf(group: Uint8Array): Uint8Array | null {
  const block = findTag(group, 0x5f2e) ?? findTag(group, 0x7f2e);
  if (!block) return null;
  const bytes = Buffer.from(block);
  const starts = [
    Buffer.from('ffd8ff', 'hex'),
    Buffer.from('0000000c6a502020', 'hex'),
    Buffer.from('ff4fff51', 'hex'),
  ];
  const at = starts.map((start) => bytes.indexOf(start)).filter((place) => place >= 0);
  return at.length === 0 ? null : bytes.subarray(Math.min(...at));
}

/** Reads groups 1, 2, 11 and 12 by number. @param now UNIX milliseconds @throws BadDer */
function readDataGroups(groups: ReadonlyMap<number, Uint8Array>, now: number): ChipData {
  const of = (number: number) => groups.get(number) ?? new Uint8Array();
  const field = (number: number, tag: number) => (groups.has(number) ? findTag(of(number), tag) : null);
  return {
    mrz: groups.has(1) ? zoneOf(of(1), now) : null,
    fullName: text(field(11, 0x5f0e)),
    placeOfBirth: text(field(11, 0x5f11)),
    address: text(field(11, 0x5f42)),
    personalNumber: text(field(11, 0x5f10)),
    issueDate: dateOf(field(12, 0x5f26)),
    issuingAuthority: text(field(12, 0x5f19)),
    portrait: groups.has(2) ? portraitOf(of(2)) : null,
  };
}

/** The issuer's signed data of a chip (ICAO Doc 9303 part 10 §4.6.2): the digest of each data group. */
interface SecurityObject {
  readonly signed: SignedData;
  readonly digest: string;
  readonly hashes: ReadonlyMap<number, Uint8Array>;
}

/** Reads EF.SOD, with or without tag 77 of the chip's file. @throws BadDer */
function readSecurityObject(bytes: Uint8Array): SecurityObject {
  const outer = readTlv(bytes);
  const signed = readSignedData(outer.tag === 0x77 ? outer.value : bytes);
  if (signed.contentType !== OIDS.ldsSecurityObject) throw new BadDer("it isn't a security object");
  const parts = childrenOf(readTlv(heldContent(signed)).value);
  const algorithm = childrenOf(expectChild(parts, 1, 0x30).value);
  const digest = DIGESTS[oidOf(expectChild(algorithm, 0, 0x06))];
  if (!digest) throw new BadDer('its digest is not known');
  const hashes = childrenOf(expectChild(parts, 2, 0x30).value).map(({ value }) => {
    const [number, hash] = childrenOf(value);
    return [number?.value.at(-1) ?? 0, hash?.value ?? new Uint8Array()] as const;
  });
  return { signed, digest, hashes: new Map(hashes) };
}

type Result = 'PASS' | 'FAIL' | 'REVIEW' | 'NOT_PERFORMED';

/** Data read from the chip of a document, and the data for comparison. */
export interface ChipTask {
  /** EF.SOD. */
  readonly securityObject: Uint8Array;
  /** Data groups by number, as whole files. */
  readonly groups: ReadonlyMap<number, Uint8Array>;
  /** Certificates of countries that the operator trusts; if empty, no chip passes. */
  readonly trusted: readonly X509Certificate[];
  /** Revocation lists of those countries. */
  readonly revocations: readonly RevocationList[];
  /** Lines of the printed zone; null if it wasn't read. */
  readonly printed: readonly string[] | null;
  readonly active: ActiveTranscript | null;
  /** Transcript of chip authentication; it is proof only for the side that generated the reader's key. */
  readonly chip: ChipTranscript | null;
  readonly accessProtocol: 'BAC' | 'PACE' | null;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** `nfcVerificationResult` of the API, with reasons. */
interface ChipVerification {
  readonly results: {
    readonly overallResult: Result;
    readonly passiveAuthenticationResult: Result;
    readonly activeAuthenticationResult: Result;
    readonly chipAuthenticationResult: Result;
    readonly dataGroupHashCheckResult: Result;
    readonly documentSignerTrustResult: Result;
    readonly opticalDataMatchResult: Result;
    readonly accessProtocol: 'BAC' | 'PACE' | null;
  };
  readonly reasons: readonly string[];
  /** null if a given group can't be read. */
  readonly data: ChipData | null;
}

/** Checks whether each given group matches the issuer's digest. */
function hashCheck({ digest, hashes }: SecurityObject, groups: ReadonlyMap<number, Uint8Array>): Result {
  if (groups.size === 0) return 'NOT_PERFORMED';
  const isRight = [...groups].every(([number, bytes]) => {
    const [wanted, found] = [hashes.get(number), createHash(digest).update(bytes).digest()];
    return wanted?.length === found.length && timingSafeEqual(found, wanted);
  });
  return isRight ? 'PASS' : 'FAIL';
}

const isCurrent = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now <= Date.parse(validTo);

/**
 * Checks whether a country that the operator trusts confirms the signer. Returns NOT_PERFORMED if the country
 * isn't among the certificates, unless the zone names a country that is.
 */
function trustCheck(
  signer: X509Certificate | null,
  state: string | null,
  { trusted, revocations, now }: ChipTask,
): readonly [Result, ...string[]] {
  if (trusted.length === 0) return ['NOT_PERFORMED', 'NO_COUNTRY_CERTIFICATES'];
  if (!signer) return ['FAIL', 'SIGNATURE_WRONG'];
  const issuer = issuerAmong(trusted, signer);
  if (!issuer) {
    const countries = countriesOf(trusted);
    const isOneOfThem = countries.has(issuerCountry(signer)) || countries.has(state);
    return isOneOfThem ? ['FAIL', 'SIGNER_NOT_TRUSTED'] : ['NOT_PERFORMED', 'COUNTRY_NOT_AMONG_CERTIFICATES'];
  }
  const [revoked, ...why] = revocationCheck(revocations, signer, issuer, now);
  // A signer works for a few months, and its certificate lasts as long as its documents.
  const isTimely = [signer, issuer].every((certificate) => isCurrent(certificate, now));
  if (revoked === 'FAIL' || isTimely) return [revoked, ...why];
  return ['REVIEW', 'CERTIFICATE_NOT_CURRENT', ...why];
}

const withoutNames = (lines: readonly string[]): string => lines.join('').replace(/</g, '');

/**
 * Compares the printed zone with the chip. Names lack a check digit and may be misread, so a difference only
 * in their letters gives REVIEW.
 */
function opticalMatch(data: ChipData | null, { printed, now }: ChipTask): Result {
  if (!printed || !data?.mrz) return 'NOT_PERFORMED';
  if (withoutNames(data.mrz.lines) === withoutNames(printed)) return 'PASS';
  const [chip, print] = [data.mrz, parseMrz(printed, now)];
  const isSame =
    print !== null &&
    nameAgreement(`${print.givenNames} ${print.surname}`, chip.surname, chip.givenNames) === 1 &&
    (['documentNumber', 'birthDate', 'expiryDate'] as const).every((field) => chip[field] === print[field]);
  return isSame ? 'REVIEW' : 'FAIL';
}

function activeCheck({ active, groups }: ChipTask): Result {
  const key = groups.get(15);
  if (!active || !key) return 'NOT_PERFORMED';
  return isOriginal(key, active) ? 'PASS' : 'FAIL';
}

function chipCheck({ chip, groups }: ChipTask): Result {
  const keys = groups.get(14);
  const hasKey = chip && keys ? hasKeyOfGroup(keys, chip) : null;
  return hasKey === null ? 'NOT_PERFORMED' : hasKey ? 'PASS' : 'FAIL';
}

/** Combines signature, digests and trust into passive authentication; without trust, it wasn't performed. */
function passive(isSigned: boolean, hashes: Result, trust: Result): Result {
  if (!isSigned || hashes === 'FAIL' || trust === 'FAIL') return 'FAIL';
  if (trust === 'NOT_PERFORMED' || hashes === 'NOT_PERFORMED') return 'NOT_PERFORMED';
  return trust === 'REVIEW' ? 'REVIEW' : 'PASS';
}

/** Reads the given groups; null when one of them is invalid. */
function dataOf({ groups, now }: ChipTask): ChipData | null {
  try {
    return readDataGroups(groups, now);
  } catch (error) {
    if (error instanceof BadDer) return null;
    throw error;
  }
}

/**
 * Verifies data read from a chip (ICAO Doc 9303 part 11 §5.1). Checks the issuer's signature, the digests of
 * the data groups, and the signer's country, including revocation. A transcript of active or chip
 * authentication proves that the chip isn't a copy. The printed zone must equal the chip's.
 * @throws BadDer when the security object can't be read
 */
export function verifyChip(task: ChipTask): ChipVerification {
  const object = readSecurityObject(task.securityObject);
  const signer = signerOf(object.signed);
  const data = dataOf(task);
  const dataGroupHashCheckResult = hashCheck(object, task.groups);
  const [documentSignerTrustResult, ...why] = trustCheck(signer, data?.mrz?.issuerCountry ?? null, task);
  const passiveAuthenticationResult = passive(
    signer !== null,
    dataGroupHashCheckResult,
    documentSignerTrustResult,
  );
  const activeAuthenticationResult = activeCheck(task);
  const chipAuthenticationResult = chipCheck(task);
  const opticalDataMatchResult = opticalMatch(data, task);
  const all = [
    passiveAuthenticationResult,
    activeAuthenticationResult,
    chipAuthenticationResult,
    opticalDataMatchResult,
  ];
  const overallResult = all.includes('FAIL')
    ? 'FAIL'
    : all.includes('REVIEW') || data === null
      ? 'REVIEW'
      : passiveAuthenticationResult;
  return {
    results: {
      overallResult,
      passiveAuthenticationResult,
      activeAuthenticationResult,
      chipAuthenticationResult,
      dataGroupHashCheckResult,
      documentSignerTrustResult,
      opticalDataMatchResult,
      accessProtocol: task.accessProtocol,
    },
    reasons: [
      ...new Set([
        ...(signer === null ? ['SIGNATURE_WRONG'] : []),
        ...(dataGroupHashCheckResult === 'FAIL' ? ['DATA_GROUP_CHANGED'] : []),
        ...why,
        ...(activeAuthenticationResult === 'FAIL' || chipAuthenticationResult === 'FAIL'
          ? ['CHIP_IS_A_COPY']
          : []),
        ...(opticalDataMatchResult === 'FAIL' ? ['PRINT_DIFFERS'] : []),
        ...(data === null ? ['DATA_GROUP_UNREADABLE'] : []),
      ]),
    ],
    data,
  };
}
