/** Data read from the chip of a document (ICAO Doc 9303 part 10 §4.6). */
export interface ChipFiles {
  /** EF.SOD. */
  readonly securityObject: Uint8Array;
  /** Data groups by number, as complete files. */
  readonly groups: ReadonlyMap<number, Uint8Array>;
  readonly active: { readonly challenge: Uint8Array; readonly response: Uint8Array } | null;
  /** Chip's response after the key agreement; null = not requested. */
  readonly response: Uint8Array | null;
  readonly access: 'BAC' | 'PACE' | null;
}

/** Invalid chip files; the message names the violated rule and contains no data. */
export class NoChipFiles extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NoChipFiles';
  }
}

const MEMBERS = ['sod', 'dg', 'active', 'chip', 'access'];
const BASE64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^[A-Za-z0-9+/]{2}==$|^[A-Za-z0-9+/]{3}=$/;

type Members = { readonly [name: string]: unknown };

function bytesOf(name: string, value: unknown): Uint8Array {
  if (typeof value !== 'string' || !BASE64.test(value)) throw new NoChipFiles(`lacks base64 in ${name}`);
  return Buffer.from(value, 'base64');
}

function membersOf(name: string, value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NoChipFiles(`lacks an object in ${name}`);
  return value as Members;
}

/**
 * Reads `{"sod", "dg": {"1", "2", …}, "active": {"challenge", "response"}, "chip": {"response"}, "access"}`,
 * with bytes in base64.
 * @throws NoChipFiles
 */
export function readChipFiles(text: string): ChipFiles {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new NoChipFiles("isn't valid JSON");
  }
  const { sod, dg, active = null, chip = null, access = null, ...others } = membersOf('the file', parsed);
  if (Object.keys(others).length > 0) throw new NoChipFiles(`has members other than ${MEMBERS.join(', ')}`);
  if (access !== null && access !== 'BAC' && access !== 'PACE')
    throw new NoChipFiles('has an access value other than BAC or PACE');
  const groups = Object.entries(membersOf('dg', dg)).map(([number, value]) => {
    if (!/^([1-9]|1[0-6])$/.test(number)) throw new NoChipFiles('has data groups other than 1 to 16');
    return [Number(number), bytesOf(`dg.${number}`, value)] as const;
  });
  const transcript = active === null ? null : membersOf('active', active);
  return {
    securityObject: bytesOf('sod', sod),
    groups: new Map(groups),
    active: transcript && {
      challenge: bytesOf('active.challenge', transcript.challenge),
      response: bytesOf('active.response', transcript.response),
    },
    response: chip === null ? null : bytesOf('chip.response', membersOf('chip', chip).response),
    access,
  };
}
