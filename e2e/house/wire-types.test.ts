import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ROUTES } from '@assay/openapi';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What is written against an API, and so takes its types from the contract. */
const FOLDERS = ['apps/panel/src', 'apps/flow/src', 'sdk', 'samples'];
/** Of fewer members nobody can say that they are a copy. */
const FEWEST_MEMBERS = 3;

const asOne = (names: readonly string[]): string => [...names].sort().join(' ');

/** The members of every object within a schema. */
function* objectsOf(schema: unknown): Generator<readonly string[]> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) yield Object.keys(schema.properties as object);
  for (const part of Object.values(schema)) yield* objectsOf(part);
}

const ON_THE_WIRE: ReadonlySet<string> = new Set(
  ALL_ROUTES.flatMap(({ success, body }) => [...objectsOf(success), ...objectsOf(body)])
    .filter((names) => names.length >= FEWEST_MEMBERS)
    .map(asOne),
);

/** The types with members that a source file declares, each as the names of its members. */
function declaredIn(source: ts.SourceFile): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      found.push(node.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Types that repeat by hand what the contract declares: those with the members of an object on the wire, and those with
 * a member in the wire's spelling, for names of our own are written in camel case.
 */
function copiesIn(text: string): readonly string[] {
  return declaredIn(ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest))
    .filter((names) => ON_THE_WIRE.has(asOne(names)) || names.some((name) => /[a-z\d]_[a-z\d]/.test(name)))
    .map((names) => `{ ${names.join(', ')} }`);
}

describe('no type of the wire is copied by hand', () => {
  it.each(FOLDERS)('in %s', (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|m?js)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const copies = files.flatMap((file) =>
      copiesIn(readFileSync(join(folder, file), 'utf8')).map((copy) => `${join(folder, file)}: ${copy}`),
    );
    expect(copies).toEqual([]);
  });

  it('a copy is found', () => {
    const whole =
      'interface Count { readonly date: string; approve: number; review: number; decline: number }';
    const part = 'const read = call as () => Promise<{ readonly rows: readonly { fraud_score: number }[] }>;';
    expect(copiesIn(whole)).toEqual(['{ date, approve, review, decline }']);
    expect(copiesIn(part)).toEqual(['{ fraud_score }']);
    expect(copiesIn('interface Props { readonly onClose: () => void; readonly name: string }')).toEqual([]);
  });
});
