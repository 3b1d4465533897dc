import { STATE_CODES } from '../mrz/data/states';
import type { SealFault } from './seal-fault';

/** A visible digital seal for non-constrained environments (ICAO technical report VDS-NC, version 1; Doc 9303-13 §3). */
export interface VdsNc {
  /** What it stands on: `icao.test`, `icao.vacc` … */
  readonly type: string;
  readonly version: number;
  /** Who issues: three letters as in machine-readable zones. */
  readonly issuer: string;
  /** ISO 3166-1 alpha-2; of a code that nobody has listed its first two letters. */
  readonly country: string;
  /** Whose it is, by names of this project: no member of the message but `pid`, for the others are of somebody's health. */
  readonly holder: { readonly [name: string]: string };
  readonly faults: readonly SealFault[];
  /** What the signature is over. */
  readonly signed: Uint8Array;
  /** r and s; null = there is none, or it cannot be one. */
  readonly signature: Uint8Array | null;
  /** Of the signer, DER; null = it is not in the code. */
  readonly certificate: Uint8Array | null;
}

type Members = { readonly [name: string]: unknown };
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Members in the order of their names, without blanks (RFC 8785 §3.2). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isMembers(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** Base 64 in either alphabet; null = it is none. */
const bytesOf = (value: unknown): Buffer | null =>
  typeof value === 'string' && /^[\w+/-]+={0,2}$/.test(value) ? Buffer.from(value, 'base64url') : null;

/** Whose a proof of a test or vaccination is: names of members of `pid`, in both kinds. */
const HOLDER: { readonly [member: string]: string } = {
  n: 'fullName',
  dob: 'birthDate',
  sex: 'sex',
  i: 'documentNumber',
  dn: 'documentNumber',
  ai: 'additionalNumber',
};
const READ = ['icao.test', 'icao.vacc'];
/** A QR code holds no more. */
const MOST_CHARACTERS = 4296;
/** Of curves of 256, 384 and 521 bits. */
const SIGNATURES = [64, 96, 132];

/** Reads the text of such a seal, JSON. @returns null for any other text */
export function readVdsNc(text: string): VdsNc | null {
  if (!text.startsWith('{') || text.length > MOST_CHARACTERS) return null;
  let parsed: Members;
  try {
    parsed = membersOf(JSON.parse(text));
  } catch {
    return null;
  }
  const [data, sig] = [membersOf(parsed.data), membersOf(parsed.sig)];
  const { t, v, is } = membersOf(data.hdr);
  if (typeof t !== 'string' || typeof v !== 'number' || typeof is !== 'string' || !/^[A-Z]{1,3}$/.test(is))
    return null;
  const isRead = READ.includes(t) && v === 1;
  const holder = Object.entries(membersOf(membersOf(data.msg).pid)).flatMap(([member, value]) => {
    const [name, said] = [HOLDER[member], textOf(value)];
    return name && said ? [[name, said.replace(/\s+/g, ' ').trim()] as const] : [];
  });
  const signature = bytesOf(sig.sigvl);
  const isWhole = signature !== null && SIGNATURES.includes(signature.length);
  return {
    type: t,
    version: v,
    issuer: is,
    country: STATE_CODES.get(is) ?? is.slice(0, 2),
    holder: isRead ? Object.fromEntries(holder) : {},
    faults: [
      ...(isRead ? [] : (['TYPE_NOT_READ'] as const)),
      ...(sig.sigvl === undefined
        ? (['SIGNATURE_MISSING'] as const)
        : isWhole
          ? []
          : (['SIGNATURE_FORM'] as const)),
    ],
    signed: Buffer.from(canonical(data), 'utf8'),
    signature: isWhole ? signature : null,
    certificate: bytesOf(sig.cer),
  };
}
