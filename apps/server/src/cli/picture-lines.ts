import type { X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ApiError } from '@assay/contract';
import {
  decodePicture,
  inspectPdf,
  type PaperSeal,
  type Raster,
  UnreadablePdf,
  UnreadablePicture,
} from '@assay/vision';
import { type LineWork, runJsonLines } from './json-lines';

type Line = { readonly [key: string]: unknown };

/** Maximum file size in bytes; captured pictures and documents are smaller. */
const MAX_BYTES = 64 * 2 ** 20;

/**
 * Returns the file that a line names.
 * @throws ApiError 1006 when it names none
 */
export function fileOf(line: Line, field: string): string {
  const value = line[field];
  if (typeof value !== 'string' || value === '')
    throw new ApiError('badJson', `Invalid input json: ${field} should be sent as string`);
  return value;
}

/**
 * Reads a file.
 * @throws ApiError 1020 when it can't be read, 1021 when it is too large
 */
export async function bytesOf(file: string): Promise<Uint8Array> {
  const info = await stat(file).catch(() => null);
  if (!info) throw new ApiError('mediaRefused', "The file cannot be used: it doesn't exist");
  if (!info.isFile()) throw new ApiError('mediaRefused', "The file cannot be used: it isn't a regular file");
  if (info.size > MAX_BYTES)
    throw new ApiError('mediaTooLarge', `The file is too large. The maximum is ${MAX_BYTES} bytes`);
  return readFile(file);
}

/**
 * Decodes a picture.
 * @throws ApiError 1020 when the bytes aren't a picture
 */
export async function pictureIn(bytes: Uint8Array): Promise<Raster> {
  try {
    return await decodePicture(bytes);
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new ApiError('mediaRefused', error.message);
    throw error;
  }
}

/**
 * Reads and decodes a picture file.
 * @throws ApiError 1020 when it isn't a picture
 */
export const pictureOf = async (file: string): Promise<Raster> => pictureIn(await bytesOf(file));

const PDF_REASONS: { readonly [reason in UnreadablePdf['reason']]: string } = {
  NO_PDF: "it isn't a PDF",
  DAMAGED: 'it is damaged',
  ENCRYPTED: 'it is protected by a password',
  TOO_LARGE: 'it is too large when decompressed',
};

/** Returns the CPU time used by this process, in milliseconds. */
export const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Returns a signed code in command output form. */
const shown = (seal: PaperSeal | null) =>
  seal && {
    kind: 'FR_2D_DOC',
    stands_on: seal.kind,
    signature: seal.state,
    signer: seal.signer,
    issued_on: seal.issuedOn,
    persons: seal.persons,
    addresses: seal.addresses,
    fields: seal.fields,
    reasons: seal.reasons,
  };

/**
 * Processes one line of `inspect-pdf`: traces of changes, the text, the extracted statements, and a signed
 * code.
 * @param signers certificates of document signers and their authorities
 */
export const inspectPdfLine =
  (signers: readonly X509Certificate[]): LineWork =>
  async (line) => {
    const bytes = await bytesOf(fileOf(line, 'file'));
    try {
      const { signal } = new AbortController();
      const seals = { signers, work: processorTime };
      const { tamper, text, pages, paper, seal } = await inspectPdf(bytes, signal, undefined, seals);
      const [type, fields] = [paper?.documentType ?? 'UNKNOWN', paper?.fields ?? {}];
      return { tamper, text, pages, type, fields, seal: shown(seal) };
    } catch (error) {
      if (!(error instanceof UnreadablePdf)) throw error;
      throw new ApiError('mediaRefused', `The file cannot be used: ${PDF_REASONS[error.reason]}`);
    }
  };

const isJsonLines = (file: string) => /\.(jsonl|ndjson)$/i.test(file);

/**
 * Processes files named as arguments, each as a line `{"file"}`; JSON Lines files if their names end that
 * way; otherwise JSON Lines from standard input.
 */
export async function runFiles(files: readonly string[], work: LineWork, label: string): Promise<void> {
  const streams = { input: process.stdin, output: process.stdout, progress: process.stderr };
  if (files.every(isJsonLines)) return runJsonLines(files, work, streams, label);
  const lines = Readable.from(files.map((file) => `${JSON.stringify({ file })}\n`));
  return runJsonLines([], work, { ...streams, input: lines }, label, files.length);
}
