import { DIGESTS, OIDS } from './data/algorithms';
import { BadDer, childrenOf, expectChild, oidOf, readTlv } from './der';
import { heldContent, readSignedData, type SignedData } from './signed-data';

/** What the issuer signed of a chip (ICAO Doc 9303 part 10 §4.6.2): the digest of each of its data groups. */
export interface SecurityObject {
  readonly signed: SignedData;
  readonly digest: string;
  readonly hashes: ReadonlyMap<number, Uint8Array>;
}

/** EF.SOD, with or without the tag 77 of the chip's file. @throws BadDer */
export function readSecurityObject(bytes: Uint8Array): SecurityObject {
  const outer = readTlv(bytes);
  const signed = readSignedData(outer.tag === 0x77 ? outer.value : bytes);
  if (signed.contentType !== OIDS.ldsSecurityObject) throw new BadDer('it is no security object');
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
