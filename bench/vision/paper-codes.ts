import type { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodePicture, inspectPdf, readSealFile, readTwoDoc, verifySeal } from '@assay/vision';
import { readDataMatrix } from '../../packages/vision/src/barcode/read-barcodes';
import type { Row } from '../row';
import { worked } from './code-conditions';

function folderOf(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

const filesOf = (folder: string, kinds: readonly string[]): readonly string[] =>
  readdirSync(folder)
    .filter((name) => kinds.includes(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(folder, name));

/** Returns the signature state of a file's 2D-Doc; null if none was found. */
async function stateOf(file: string, signers: readonly X509Certificate[]): Promise<string | null> {
  const bytes = readFileSync(file);
  if (file.toLowerCase().endsWith('.pdf')) {
    const seals = { signers, work: worked };
    return (await inspectPdf(bytes, new AbortController().signal, undefined, seals)).seal?.state ?? null;
  }
  const [text] = await readDataMatrix(await decodePicture(bytes), worked);
  const doc = text === undefined ? null : readTwoDoc(text);
  return doc && verifySeal(doc, signers).state;
}

/** Checks a folder's files with a 2D-Doc (`--papers`) against the certificates of another (`--seals`). */
export async function benchPaperCodes(): Promise<readonly Row[]> {
  const [papers, seals] = [folderOf('papers'), folderOf('seals')];
  if (!papers || !seals) return [];
  const signers = filesOf(seals, ['.cer', '.der', '.pem', '.xml']).flatMap((file) =>
    readSealFile(readFileSync(file)),
  );
  const states = new Map<string, number>();
  const files = filesOf(papers, ['.jpg', '.jpeg', '.png', '.webp', '.pdf']);
  for (const file of files) {
    const state = (await stateOf(file, signers)) ?? 'no 2D-Doc';
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  return [
    { figure: 'certificates', value: signers.length, unit: '' },
    ...[...states].map(([figure, value]) => ({ figure, value, unit: `of ${files.length}` })),
  ];
}
