import { Readable } from 'node:stream';
import { CARD_SUB_CHECKS, type SubCheckResult } from '@assay/contract';
import { cardNetwork } from '@assay/enrichment';
import {
  compareFaces,
  installedOcrModels,
  nameAgreement,
  openInstalledFaceEngine,
  openReader,
  readCard,
  type TextReader,
} from '@assay/vision';
import { type Command, Option } from 'commander';
import { systemRuntime } from '../platform/runtime';
import { type LineWork, runJsonLines } from './json-lines';
import { LineProcess } from './line-process';
import { fileOf, inspectPdfLine, pictureOf, runFiles } from './picture-lines';
import { readDocumentLine } from './read-document-line';
import { readSealFolder } from './shown-seal';
import { readTrustFolder, verifyChipLine } from './verify-chip-line';

const SAME_NAME = 0.99;
const LIKE_NAME = 0.5;

/** Compares a claimed name with the name on the card; null = no claim. */
function nameVerification(inputName: unknown, extractedName: string | null) {
  if (typeof inputName !== 'string' || inputName === '') return null;
  if (extractedName === null)
    return { inputName, extractedName, matchScore: null, matchResult: 'NOT_PERFORMED' as SubCheckResult };
  const matchScore = nameAgreement(inputName, '', extractedName);
  const matchResult: SubCheckResult =
    matchScore >= SAME_NAME ? 'PASS' : matchScore >= LIKE_NAME ? 'REVIEW' : 'FAIL';
  return { inputName, extractedName, matchScore, matchResult };
}

/** A card is valid until the last day of its month. */
function expiryResult(expiry: string | null, now: number): SubCheckResult {
  if (expiry === null) return 'NOT_PERFORMED';
  return expiry >= new Date(now).toISOString().slice(0, 7) ? 'PASS' : 'FAIL';
}

/**
 * Processes one line of `read-card`: `creditCardVerificationResult` of the front, or of both sides. Checks
 * that a picture doesn't allow are NOT_PERFORMED.
 * @param now returns UNIX milliseconds
 */
export const readCardLine =
  (reader: TextReader, now: () => number): LineWork =>
  async (line) => {
    const { signal } = new AbortController();
    const front = await readCard(await pictureOf(fileOf(line, 'file')), reader, signal);
    const back =
      line.back === undefined ? null : await readCard(await pictureOf(fileOf(line, 'back')), reader, signal);
    // Newer cards have their number on the back.
    const numbered = front.maskedPan === null && back ? back : front;
    const cardholderName = front.cardholderName ?? back?.cardholderName ?? null;
    const expiryDate = front.expiry ?? back?.expiry ?? null;
    const named = nameVerification(line.name, cardholderName);
    const judged: { readonly [subCheck: string]: SubCheckResult } = {
      luhnCheckResult:
        numbered.isLuhnValid === null ? 'NOT_PERFORMED' : numbered.isLuhnValid ? 'PASS' : 'FAIL',
      expiryDateCheckResult: expiryResult(expiryDate, now()),
      nameMatchCheckResult: named?.matchResult ?? 'NOT_PERFORMED',
    };
    const results = Object.values(judged);
    const isWhole = judged.luhnCheckResult === 'PASS' && judged.expiryDateCheckResult === 'PASS';
    return {
      overallResult:
        numbered.maskedPan === null
          ? 'RETRY_REQUIRED'
          : results.includes('FAIL')
            ? 'REJECTED'
            : isWhole && !results.includes('REVIEW')
              ? 'APPROVED'
              : 'REVIEW',
      ...Object.fromEntries(CARD_SUB_CHECKS.map((name) => [name, judged[name] ?? 'NOT_PERFORMED'])),
      maskedPan: numbered.maskedPan,
      bin: numbered.bin,
      lastFour: numbered.lastFour,
      cardholderName,
      expiryDate,
      issuingNetwork: numbered.bin === null ? null : (cardNetwork(numbered.bin)?.name ?? null),
      iban: front.iban ?? back?.iban ?? null,
      nameVerification: named,
    };
  };

/** `seals` is the optional folder of certificates. */
interface SealOptions {
  readonly seals?: string;
}
const SEALS = [
  '--seals <folder>',
  'certificates of signers and authorities: .cer, .der, .pem, .p7c or trusted lists (.xml)',
] as const;

/** Number of threads per neural network. */
const THREADS = 2;

async function readDocuments(files: readonly string[], { seals }: SealOptions): Promise<void> {
  const signers = await readSealFolder(seals);
  const reader = await openReader(installedOcrModels(), THREADS);
  const runtime = systemRuntime();
  try {
    await runFiles(files, readDocumentLine(reader, runtime.now, signers), 'read-document');
  } finally {
    await reader.close();
  }
}

async function readCards(files: readonly string[]): Promise<void> {
  const reader = await openReader(installedOcrModels(), THREADS);
  try {
    await runFiles(files, readCardLine(reader, systemRuntime().now), 'read-card');
  } finally {
    await reader.close();
  }
}

async function matchFaces(
  a: string | undefined,
  b: string | undefined,
  _options: object,
  command: Command,
): Promise<void> {
  if (a !== undefined && b === undefined) return command.error("error: missing argument 'b'");
  const engine = await openInstalledFaceEngine(THREADS);
  const streams = { input: process.stdin, output: process.stdout, progress: process.stderr };
  const named = a !== undefined && b !== undefined ? [JSON.stringify({ a, b })] : null;
  try {
    await runJsonLines(
      [],
      async (line) => {
        const [one, other] = [await pictureOf(fileOf(line, 'a')), await pictureOf(fileOf(line, 'b'))];
        const { distance, decision, facesA, facesB } = await compareFaces(engine, one, other);
        return { distance, decision, faces_a: facesA, faces_b: facesB };
      },
      named ? { ...streams, input: Readable.from(named) } : streams,
      'match-faces',
    );
  } finally {
    await engine.close();
  }
}

async function countFaces(files: readonly string[]): Promise<void> {
  const engine = await openInstalledFaceEngine(THREADS);
  try {
    await runFiles(
      files,
      async (line) => ({ faces: (await engine.detect(await pictureOf(fileOf(line, 'file')))).length }),
      'count-faces',
    );
  } finally {
    await engine.close();
  }
}

/** Marks a command as the child process that another started for its lines. */
const HERE = 'here';

/** A malicious file can make pdf.js run forever, so a child process that can be killed does the work. */
async function inspectPdfs(
  files: string[],
  { here = false, seals }: SealOptions & { readonly here?: boolean },
): Promise<void> {
  const signers = await readSealFolder(seals);
  if (here) return runFiles(files, inspectPdfLine(signers), 'inspect-pdf');
  const lines = LineProcess.of(
    'inspect-pdf',
    `--${HERE}`,
    ...(seals === undefined ? [] : ['--seals', seals]),
  );
  try {
    await runFiles(files, lines.work, 'inspect-pdf');
  } finally {
    lines.close();
  }
}

const FILES = 'images, or JSON Lines files (.jsonl); default: JSON Lines on standard input';

/** Registers the verification engines as commands: files in, JSON Lines out, without a server or database. */
export function registerVisionCommands(program: Command): void {
  program
    .command('read-document')
    .description('Read document images: MRZ, fields, quality and sub-checks')
    .argument('[files...]', FILES)
    .option(...SEALS)
    .addHelpText('after', `\nExample:\n  echo '{"file":"passport.jpg"}' | assay read-document\n`)
    .action(readDocuments);
  program
    .command('read-card')
    .description('Read payment card images; never prints a full card number')
    .argument('[files...]', FILES)
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"file":"card.jpg","name":"Camille Durand"}' | assay read-card\n`,
    )
    .action(readCards);
  program
    .command('match-faces')
    .description('Compare the faces of two images')
    .argument('[a]', 'first image; default: JSON Lines on standard input')
    .argument('[b]', 'second image')
    .addHelpText('after', `\nExample:\n  echo '{"a":"selfie.jpg","b":"passport.jpg"}' | assay match-faces\n`)
    .action(matchFaces);
  program
    .command('count-faces')
    .description('Count the faces in images')
    .argument('[files...]', FILES)
    .addHelpText('after', `\nExample:\n  echo '{"file":"selfie.jpg"}' | assay count-faces\n`)
    .action(countFaces);
  program
    .command('inspect-pdf')
    .description('Check PDFs for tampering, and read bills and bank statements')
    .argument('[files...]', FILES.replace('pictures', 'PDFs'))
    .option(...SEALS)
    .addHelpText('after', `\nExample:\n  echo '{"file":"statement.pdf"}' | assay inspect-pdf\n`)
    .addOption(new Option(`--${HERE}`, 'run in this process').hideHelp())
    .action(inspectPdfs);
  program
    .command('verify-chip')
    .description('Verify chip data of documents: issuer, data groups and originality')
    .requiredOption('--csca <folder>', 'country certificates: .cer, .pem, .crl, master lists (.ml) or .ldif')
    .argument('[files...]', 'files of JSON Lines; default: standard input')
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"sod":"EF.SOD","dg":{"1":"EF.DG1","2":"EF.DG2"}}' | assay verify-chip --csca countries\n`,
    )
    .action(async (files: string[], { csca }: { csca: string }) => {
      const trust = await readTrustFolder(csca);
      for (const { name, why } of trust.leftOut) process.stderr.write(`${name}: ${why}.\n`);
      const streams = { input: process.stdin, output: process.stdout, progress: process.stderr };
      await runJsonLines(files, verifyChipLine(trust, systemRuntime().now), streams, 'verify-chip');
    });
}
