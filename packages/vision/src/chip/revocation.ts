import type { X509Certificate } from 'node:crypto';
import { keyPrint } from './proven-lists';
import { namesOf, type RevocationList } from './revocation-list';

/** What the lists say of a signer, and why; without a why it is on none of them, and they are current. */
type Revocation = readonly ['PASS' | 'REVIEW' | 'FAIL', ...string[]];

/** Whether a number stands in a list. @param serial as the list has them */
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
 * Whether a document signer's certificate was taken back (ICAO Doc 9303 part 12 §7.1.4): its number stands in a list of the authority
 * that issued it, known by one of its names or by its key. A list of its country under another name may still be of the same authority,
 * or of another one that numbers by itself: a person looks.
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
