import { createHash, type KeyObject, type X509Certificate } from 'node:crypto';
import { type Name, namesOf, type RevocationList, type WrittenRevocationList } from './revocation-list';
import { isSignedBy } from './signed-data';

/** Returns a digest of a key, to compare the issuer's key of lists and certificates. */
const keyPrint = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');

function isFrom(list: WrittenRevocationList, certificate: X509Certificate): boolean {
  try {
    return isSignedBy(certificate.publicKey, list.signed, { ...list, digest: '' });
  } catch {
    // Unknown signature method, a key of another type, or a key with missing parameters.
    return false;
  }
}

/** Lists signed by their countries, and the reasons for rejecting others. */
interface ProvenLists<Source> {
  readonly lists: readonly RevocationList[];
  readonly faults: readonly { readonly source: Source; readonly why: string }[];
}

/** Returns the certificates whose names can be read. */
const withNames = (certificates: readonly X509Certificate[]) =>
  certificates.flatMap((certificate) => {
    try {
      return [{ certificate, ...namesOf(certificate) }];
    } catch {
      return [];
    }
  });

/**
 * Returns the names of one authority. A country that renames its authority links both names by a certificate
 * with the old key (Doc 9303 part 12 §7.1.1): its issuer is the old name, its subject the new one.
 */
function linkedNames(
  named: readonly { readonly subject: Name; readonly issuer: Name }[],
): (name: string) => readonly string[] {
  const groups = new Map<string, ReadonlySet<string>>();
  for (const { subject, issuer } of named) {
    if (subject.country !== issuer.country || subject.folded === issuer.folded) continue;
    const group = new Set([subject, issuer].flatMap(({ folded }) => [folded, ...(groups.get(folded) ?? [])]));
    for (const name of group) groups.set(name, group);
  }
  return (name) => [...(groups.get(name) ?? [name])];
}

/**
 * Returns the newest list for each key of a country's certificates that signed one.
 * @param written each with its source
 * @param certificates those of countries that the operator trusts
 */
export function provenLists<Source>(
  written: readonly { readonly source: Source; readonly list: WrittenRevocationList }[],
  certificates: readonly X509Certificate[],
): ProvenLists<Source> {
  const named = written.length === 0 ? [] : withNames(certificates);
  const namesOfAuthority = linkedNames(named);
  const newest = new Map<string, RevocationList>();
  const faults: { source: Source; why: string }[] = [];
  for (const { source, list } of written) {
    const { country, issuer, issuedAt, nextAt, serials } = list;
    const authorities = named.filter(({ subject }) => subject.country === country);
    const signer = authorities.find(({ certificate }) => isFrom(list, certificate));
    if (!signer) {
      const why =
        authorities.length === 0
          ? `no certificate of ${country} is available to verify its revocation list`
          : `no certificate of ${country} signed its revocation list`;
      faults.push({ source, why });
      continue;
    }
    const key = keyPrint(signer.certificate.publicKey);
    if (issuedAt <= (newest.get(key)?.issuedAt ?? Number.NEGATIVE_INFINITY)) continue;
    newest.set(key, { country, issuers: namesOfAuthority(issuer), key, issuedAt, nextAt, serials });
  }
  return { lists: [...newest.values()], faults };
}

/**
 * Result of the lists for a signer, with reasons; without a reason, it is in none of them, and they are
 * current.
 */
type Revocation = readonly ['PASS' | 'REVIEW' | 'FAIL', ...string[]];

/** Checks whether a list contains a number. @param serial in the format of the lists */
function isListed({ serials }: RevocationList, serial: Uint8Array): boolean {
  for (let at = 0; at < serials.length; at += 1 + serials[at]!) {
    if (serials[at] !== serial[0]) continue;
    let same = 1;
    while (same < serial.length && serials[at + same] === serial[same]) same++;
    if (same === serial.length) return true;
  }
  return false;
}

/**
 * Checks whether a document signer's certificate is revoked (ICAO Doc 9303 part 12 §7.1.4): a list of its
 * issuing authority, identified by one of its names or its key, contains its number. A list of its country
 * under another name may belong to the same authority, or to another one with separate numbers, so it gives
 * REVIEW.
 * @param issuer the country's certificate that signed the signer's
 * @param now UNIX milliseconds
 */
export function revocationCheck(
  lists: readonly RevocationList[],
  signer: X509Certificate,
  issuer: X509Certificate,
  now: number,
): Revocation {
  const { serial, issuer: authority } = namesOf(signer);
  const { country } = namesOf(issuer).subject;
  const ofCountry = lists.filter((list) => list.country === country);
  const key = keyPrint(issuer.publicKey);
  const isOwn = (list: RevocationList) => list.issuers.includes(authority.folded) || list.key === key;
  const listing = ofCountry.filter((list) => isListed(list, serial));
  if (listing.some(isOwn)) return ['FAIL', 'SIGNER_REVOKED'];
  if (listing.length > 0) return ['REVIEW', 'SIGNER_PERHAPS_REVOKED'];
  if (ofCountry.length === 0) return ['PASS', 'NO_REVOCATION_LIST'];
  const own = ofCountry.filter(isOwn);
  const isOverdue = (own.length > 0 ? own : ofCountry).every(({ nextAt }) => nextAt < now);
  return isOverdue ? ['PASS', 'REVOCATION_LIST_OVERDUE'] : ['PASS'];
}
