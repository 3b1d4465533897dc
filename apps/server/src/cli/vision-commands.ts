import { Readable } from 'node:stream';
import { compareFaces, installedOcrModels, openInstalledFaceEngine, openReader } from '@assay/vision';
import { type Command, Option } from 'commander';
import { systemAmbient } from '../platform/ambient';
import { runJsonLines } from './json-lines';
import { LineProcess } from './line-process';
import { fileOf, inspectPdfLine, pictureOf, runFiles } from './picture-lines';
import { readCardLine } from './read-card-line';
import { readDocumentLine } from './read-document-line';
import { readSealFolder } from './shown-seal';
import { readTrustFolder, verifyChipLine } from './verify-chip-line';

/** Names a folder of certificates, where it is given. */
interface SealOptions {
  readonly seals?: string;
}
const SEALS = [
  '--seals <folder>',
  'certificates of those who sign codes and of their authorities: .cer, .der, .pem, .p7c, trusted lists (.xml)',
] as const;

/** Threads of one network. */
const THREADS = 2;

async function readDocuments(files: readonly string[], { seals }: SealOptions): Promise<void> {
  const signers = await readSealFolder(seals);
  const reader = await openReader(installedOcrModels(), THREADS);
  const ambient = systemAmbient();
  try {
    await runFiles(files, readDocumentLine(reader, ambient.now, signers), 'read-document');
  } finally {
    await reader.close();
  }
}

async function readCards(files: readonly string[]): Promise<void> {
  const reader = await openReader(installedOcrModels(), THREADS);
  try {
    await runFiles(files, readCardLine(reader, systemAmbient().now), 'read-card');
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

/** Says that a command is the process that another has started for its lines. */
const HERE = 'here';

/** What pdf.js does with a file that was made for it has no end: so it is done by a process that can be ended. */
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

const FILES = 'pictures, or files of JSON Lines (.jsonl); JSON Lines of standard input when none is named';

/** The engines of verifications as commands: files in, JSON Lines out; no server and no database are needed. */
export function registerVisionCommands(program: Command): void {
  program
    .command('read-document')
    .description('Read pictures of documents: machine-readable zone, fields, quality, sub-checks')
    .argument('[files...]', FILES)
    .option(...SEALS)
    .addHelpText('after', `\nExample:\n  echo '{"file":"passport.jpg"}' | assay read-document\n`)
    .action(readDocuments);
  program
    .command('read-card')
    .description('Read pictures of payment cards; no whole number leaves')
    .argument('[files...]', FILES)
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"file":"card.jpg","name":"Camille Durand"}' | assay read-card\n`,
    )
    .action(readCards);
  program
    .command('match-faces')
    .description('Compare the person of one picture with that of another')
    .argument('[a]', 'a picture; JSON Lines of standard input when none is named')
    .argument('[b]', 'the other')
    .addHelpText('after', `\nExample:\n  echo '{"a":"selfie.jpg","b":"passport.jpg"}' | assay match-faces\n`)
    .action(matchFaces);
  program
    .command('count-faces')
    .description('Count the faces of pictures')
    .argument('[files...]', FILES)
    .addHelpText('after', `\nExample:\n  echo '{"file":"selfie.jpg"}' | assay count-faces\n`)
    .action(countFaces);
  program
    .command('inspect-pdf')
    .description('Look for traces of changes in PDFs, and read bills and bank statements')
    .argument('[files...]', FILES.replace('pictures', 'PDFs'))
    .option(...SEALS)
    .addHelpText('after', `\nExample:\n  echo '{"file":"statement.pdf"}' | assay inspect-pdf\n`)
    .addOption(new Option(`--${HERE}`, 'in this process').hideHelp())
    .action(inspectPdfs);
  program
    .command('verify-chip')
    .description('Verify what was read from the chips of documents: issuer, data groups, originality')
    .requiredOption(
      '--csca <folder>',
      'certificates of countries: .cer, .pem, .crl, master lists (.ml), .ldif',
    )
    .argument('[files...]', 'files of JSON Lines; standard input when none is named')
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"sod":"EF.SOD","dg":{"1":"EF.DG1","2":"EF.DG2"}}' | assay verify-chip --csca countries\n`,
    )
    .action(async (files: string[], { csca }: { csca: string }) => {
      const trust = await readTrustFolder(csca);
      for (const { name, why } of trust.leftOut) process.stderr.write(`${name}: ${why}.\n`);
      const streams = { input: process.stdin, output: process.stdout, progress: process.stderr };
      await runJsonLines(files, verifyChipLine(trust, systemAmbient().now), streams, 'verify-chip');
    });
}
