/** Blanks and invisible characters that come along when an address is copied. */
const COPIED_ALONG = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/gu;
/** A URI scheme before an address, such as `bitcoin:` (BIP 21), and what follows it after `?`. */
const SCHEME =
  /^(?:bitcoin|bitcoincash|bchtest|ethereum|litecoin|dash|zcash|monero|dogecoin|tron|ripple):(?=[a-z0-9])/i;
const BARE_HEX = /^0x[0-9a-f]{40}$/i;
/** A human-readable part, the separator 1 and data (BIP 173, BIP 350). */
const BECH32 = /^(?:bc|tb|bcrt|ltc|cosmos|addr|bnb|terra|osmo|stars|zs|u)1[02-9ac-hj-np-z]{6,}$/i;
/** The base32 part of a Bitcoin Cash address: type P2PKH (q) or P2SH (p) and 41 more. */
const CASH_ADDRESS = /^[qp][02-9ac-hj-np-z]{41}$/i;

/**
 * One spelling for each crypto wallet address, whatever asset it is claimed to hold: addresses that ignore case in lower
 * case (EVM, bech32, Bitcoin Cash), all others as they are, since in base58 case matters. Texts that are no known kind
 * of address come back without blanks.
 */
export function canonicalWallet(text: string): string {
  const plain = text.replace(COPIED_ALONG, '').replace(SCHEME, '').replace(/\?.*$/, '');
  if (BARE_HEX.test(plain) || /^xdc[0-9a-f]{40}$/i.test(plain))
    return plain.toLowerCase().replace(/^xdc/, '0x');
  const isOneCase = plain === plain.toLowerCase() || plain === plain.toUpperCase();
  if (isOneCase && (BECH32.test(plain) || CASH_ADDRESS.test(plain))) return plain.toLowerCase();
  return plain;
}
