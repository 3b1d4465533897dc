import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ROUTES } from '@assay/openapi';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Code that uses an API and so must take its types from the contract. */
const FOLDERS = ['apps/panel/src', 'apps/flow/src', 'sdk', 'samples'];
/** Minimum number of members: with fewer, a type can't be identified as a copy. */
const MIN_MEMBERS = 3;

const asOne = (names: readonly string[]): string => [...names].sort().join(' ');

/** Yields the members of every object within a schema. */
function* objectsOf(schema: unknown): Generator<readonly string[]> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) yield Object.keys(schema.properties as object);
  for (const part of Object.values(schema)) yield* objectsOf(part);
}

const ON_THE_WIRE: ReadonlySet<string> = new Set(
  ALL_ROUTES.flatMap(({ success, body }) => [...objectsOf(success), ...objectsOf(body)])
    .filter((names) => names.length >= MIN_MEMBERS)
    .map(asOne)
    // The error of an envelope is not data: a bulk result contains the same members.
    .filter((members) => members !== asOne(['code', 'message', 'details'])),
);

/** Returns the types with members that a source file declares, each as its member names. */
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
 * Returns types that repeat the contract: those with the members of an API object, and those with a member in
 * snake case, because our own names use camel case.
 */
function copiesIn(text: string): readonly string[] {
  return declaredIn(ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest))
    .filter((names) => ON_THE_WIRE.has(asOne(names)) || names.some((name) => /[a-z\d]_[a-z\d]/.test(name)))
    .map((names) => `{ ${names.join(', ')} }`);
}

describe('API types are not copied manually', () => {
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
