import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-types-'));
  const { writeDeclarations } = (await import('../../sdk/declarations.mjs' as string)) as {
    writeDeclarations(output: string): void;
  };
  writeDeclarations(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the compiler errors of a site's program that has only the types. */
function complaints(program: string): readonly string[] {
  const file = join(folder, 'site.ts');
  writeFileSync(file, program);
  const checked = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    target: ts.ScriptTarget.ES2020,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2020.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(checked)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('each package has its types in one file without other dependencies', () => {
  for (const name of ['agent', 'stream', 'stream-react', 'orchestration']) {
    const text = readFileSync(join(folder, `${name}.d.ts`), 'utf8');
    expect(text).not.toMatch(/@assay\/|from '\.|import\(/);
  }
  expect(
    complaints(`
      import { getSession, init, type GivenOptions } from './agent';
      import { SessionStream } from './stream';
      import { useSessionStream } from './stream-react';
      import { type FlowStatus, ServiceOrchestration } from './orchestration';
      const options: GivenOptions = { region: 'eu', throwOn: ['geolocationTimeout'] };
      init(options);
      export const session: Promise<string> = getSession();
      export const stream = new SessionStream({ authData: 'x' }).startStream({ label: 'order' });
      export const used: string | null = useSessionStream(null).streamId;
      const heard: FlowStatus[] = [];
      const end: () => void = ServiceOrchestration.on('completed', (status) => heard.push(status));
      ServiceOrchestration.on('error', (code) => code === 'error_code_3' && end());
      export const shown: Promise<void> = ServiceOrchestration.start({ token: 'x', theme: { light: { logoUrl: 'x' } } });
    `),
  ).toEqual([]);
});

it('types report wrong uses', () => {
  const found = complaints(`
    import { ServiceOrchestration } from './orchestration';
    ServiceOrchestration.start({ token: 'x', renderingMode: 'modal' });
    ServiceOrchestration.on('finished', () => undefined);
    ServiceOrchestration.on('completed', (status: number) => status);
    ServiceOrchestration.start({});
  `);
  expect(found).toHaveLength(4);
});
