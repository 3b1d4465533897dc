import { bytesOf, readScopedIp } from '@assay/networks';

/**
 * The address as DNS labels in reverse: octets for IPv4, nibbles for IPv6 (RFC 5782 §2.1 and §2.4);
 * `null` when the text is no address. `192.0.2.99` → `99.2.0.192`.
 */
export function reverseLabels(text: string): string | null {
  const address = readScopedIp(text);
  if (address === null) return null;
  const bytes = bytesOf(address);
  const labels =
    address.version === 4
      ? bytes.map(String)
      : bytes.flatMap((byte) => [byte >> 4, byte & 15].map((n) => n.toString(16)));
  return labels.reverse().join('.');
}

/** The name under which PTR records of the address stand (RFC 1035 §3.5, RFC 3596 §2.5). */
export function reverseName(address: string): string | null {
  const labels = reverseLabels(address);
  return labels === null
    ? null
    : `${labels}.${readScopedIp(address)?.version === 4 ? 'in-addr' : 'ip6'}.arpa`;
}
