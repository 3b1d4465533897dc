import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Reads a file by its path from the project root; null if it doesn't exist. */
export type ReadFile = (path: string) => string | null;

/** Reads test code. Product files contain no assertions. */
export const readTestCode: ReadFile = (path) =>
  /^(e2e|bench)\/|\/testing\/|\.test\.ts$/.test(path) && existsSync(path) && statSync(path).isFile()
    ? readFileSync(path, 'utf8')
    : null;

/** The declaration of a name: a function, or the value of a variable. */
interface Declaration {
  readonly path: string;
  readonly node: ts.Node;
}

interface Scope {
  readonly declared: ReadonlyMap<string, ts.Node>;
  /** Module and original name, by the local name. */
  readonly imported: ReadonlyMap<string, readonly [specifier: string, name: string]>;
  /** Modules that are re-exported completely, or by a list of names. */
  readonly passed: readonly (readonly [specifier: string, names: ReadonlyMap<string, string> | null])[];
}

function scopeOf(source: ts.SourceFile): Scope {
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, readonly [string, string]>();
  const passed: (readonly [string, ReadonlyMap<string, string> | null])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements)
        imported.set(name.text, [statement.moduleSpecifier.text, (propertyName ?? name).text]);
    }
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
    ) {
      const clause = statement.exportClause;
      const names =
        clause && ts.isNamedExports(clause)
          ? new Map(clause.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]))
          : null;
      passed.push([statement.moduleSpecifier.text, names]);
    }
  }
  return { declared, imported, passed };
}

/**
 * Finds the declarations of names in source files, through imports of other files by their paths. It ignores
 * nested scopes: a name means the last declaration in its file.
 */
export class NameLookup {
  private readonly sources = new Map<string, ts.SourceFile | null>();
  private readonly scopes = new Map<ts.SourceFile, Scope>();

  constructor(private readonly read: ReadFile) {}

  source(path: string): ts.SourceFile | null {
    const known = this.sources.get(path);
    if (known !== undefined) return known;
    const text = this.read(path);
    const source = text === null ? null : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    this.sources.set(path, source);
    return source;
  }

  find(path: string, name: string, seen: ReadonlySet<string> = new Set()): Declaration | null {
    const source = this.source(path);
    if (!source || seen.has(path)) return null;
    const { declared, imported, passed } = this.scope(source);
    const node = declared.get(name);
    if (node) return { path, node };
    const from = imported.get(name);
    const visited = new Set(seen).add(path);
    const places = from
      ? [from]
      : passed.flatMap(([specifier, names]) => {
          const there = names === null ? name : names.get(name);
          return there === undefined ? [] : [[specifier, there] as const];
        });
    for (const [specifier, there] of places) {
      const module = this.resolve(path, specifier);
      const found = module && this.find(module, there, visited);
      if (found) return found;
    }
    return null;
  }

  private scope(source: ts.SourceFile): Scope {
    const known = this.scopes.get(source) ?? scopeOf(source);
    this.scopes.set(source, known);
    return known;
  }

  private resolve(path: string, specifier: string): string | null {
    if (!specifier.startsWith('.')) return null;
    const base = join(dirname(path), specifier);
    const tries = [`${base}.ts`, join(base, 'index.ts'), base];
    return tries.find((one) => this.source(one) !== null) ?? null;
  }
}
