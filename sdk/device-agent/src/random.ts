function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** @param bits a multiple of 8 */
export const randomHex = (bits: number): string => hex(crypto.getRandomValues(new Uint8Array(bits / 8)));

/**
 * Returns a UUID version 7 (RFC 9562 §5.7): time in milliseconds, then random bits.
 * @param time Unix time in milliseconds
 */
export function uuid7(time: number): string {
  const random = randomHex(80);
  const stamp = time.toString(16).padStart(12, '0');
  const variant = ((Number.parseInt(random.charAt(3), 16) & 3) | 8).toString(16);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** Returns the first 32 hexadecimal digits of SHA-256. */
export async function digest(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))).slice(0, 32);
}
