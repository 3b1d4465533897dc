import { ApiError } from '@assay/contract';
import { BadDer, verifyChip } from '@assay/vision';
import { readCountryCertificates } from '../verification/engines/trusted-certificates';
import { CannotAnswer } from './cannot-answer';
import type { LineWork } from './json-lines';
import { bytesOf, fileOf } from './picture-lines';

type TrustFolder = Awaited<ReturnType<typeof readCountryCertificates>>;

/**
 * Reads the country certificates and revocation lists in a folder.
 * @throws CannotAnswer when the folder doesn't exist or contains an unrelated file
 */
export async function readTrustFolder(folder: string): Promise<TrustFolder> {
  const trust = await readCountryCertificates(folder).catch(() => {
    throw new CannotAnswer(`Folder not found: ${folder}.`);
  });
  const [bad] = trust.unread;
  if (bad) throw new CannotAnswer(`${bad.name} contains no country certificates: ${bad.why}.`);
  return trust;
}

type Line = { readonly [key: string]: unknown };
const refused = (field: string, format: string) =>
  new ApiError('badJson', `Invalid input json: ${field} should be sent as ${format}`);

/**
 * Reads the data groups that a line names, by number.
 * @throws ApiError 1006, 1020
 */
async function groupsOf({ dg }: Line): Promise<ReadonlyMap<number, Uint8Array>> {
  if (typeof dg !== 'object' || dg === null || Array.isArray(dg)) throw refused('dg', 'object of files');
  const groups = new Map<number, Uint8Array>();
  for (const [number, file] of Object.entries(dg)) {
    if (!/^([1-9]|1[0-6])$/.test(number) || typeof file !== 'string') throw refused('dg', 'object of files');
    groups.set(Number(number), await bytesOf(file));
  }
  return groups;
}

function printedOf({ mrz }: Line): readonly string[] | null {
  if (mrz === undefined || mrz === null) return null;
  if (!Array.isArray(mrz) || !mrz.every((text) => typeof text === 'string'))
    throw refused('mrz', 'array of strings');
  return mrz;
}

const isHex = (text: unknown): text is string => typeof text === 'string' && /^([0-9a-f]{2})+$/i.test(text);
/** Maximum number of hexadecimal digits; no chip or reader sends more. */
const MAX_DIGITS = 8192;

/** Reads two hexadecimal members of a transcript; null when it is absent. */
function transcriptOf(line: Line, name: string, first: string): readonly [Buffer, Buffer] | null {
  const transcript = line[name];
  if (transcript === undefined || transcript === null) return null;
  const { [first]: asked, response } = transcript as Line;
  if (!isHex(asked) || !isHex(response) || asked.length + response.length > MAX_DIGITS)
    throw refused(name, `${first} and response in hexadecimal`);
  return [Buffer.from(asked, 'hex'), Buffer.from(response, 'hex')];
}

/** Reads the active authentication challenge and the chip's response. */
function activeOf(line: Line) {
  const [challenge, response] = transcriptOf(line, 'active', 'challenge') ?? [];
  return challenge && response ? { challenge, response } : null;
}

/** Reads the reader's chip authentication key and the chip's first response after it. */
function chipOf(line: Line) {
  const [privateKey, response] = transcriptOf(line, 'chip', 'private_key') ?? [];
  return privateKey && response ? { privateKey, response } : null;
}

/**
 * Processes one line of `verify-chip`.
 * @param now returns UNIX milliseconds
 */
export const verifyChipLine =
  (
    { certificates, revocations }: Pick<TrustFolder, 'certificates' | 'revocations'>,
    now: () => number,
  ): LineWork =>
  async (line) => {
    try {
      const { results, reasons } = verifyChip({
        securityObject: await bytesOf(fileOf(line, 'sod')),
        groups: await groupsOf(line),
        trusted: certificates,
        revocations,
        printed: printedOf(line),
        active: activeOf(line),
        chip: chipOf(line),
        accessProtocol: line.access === 'BAC' || line.access === 'PACE' ? line.access : null,
        now: now(),
      });
      return { ...results, reasons };
    } catch (error) {
      if (error instanceof BadDer) throw new ApiError('mediaRefused', error.message);
      throw error;
    }
  };
