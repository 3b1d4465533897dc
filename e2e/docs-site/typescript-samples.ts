import { resolve } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const CLIENT = resolve('clients/typescript/src/index.ts');

/** Checks the types of samples. @returns a sentence for each problem, with the name of its file */
export function typeProblems(files: readonly string[]): readonly string[] {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    paths: { '@assay/client': [CLIENT] },
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** Bundles samples with the client into modules of the same names, which end in `.mjs`. */
export async function bundleSamples(files: readonly string[], folder: string): Promise<void> {
  await build({
    entryPoints: [...files],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { '@assay/client': CLIENT },
    logLevel: 'silent',
  });
}
