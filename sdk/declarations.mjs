// Writes the types of the browser packages for publishing, one flat file each: `node sdk/declarations.mjs
// [folder]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SDK = dirname(fileURLToPath(import.meta.url));
const CONTRACT = resolve(SDK, '../packages/contract/src/index.ts');

/** Entry files, keyed by the names of the bundles in build.mjs. */
const ENTRIES = {
  agent: 'device-agent/src/index.ts',
  stream: 'session-stream/src/index.ts',
  'stream-react': 'session-stream/src/react.ts',
  orchestration: 'orchestration/src/index.ts',
};

/** Compiles the packages and returns their modules with the compiler's declarations. */
function compiled(entries) {
  const { config } = ts.readConfigFile(join(SDK, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, SDK);
  const emission = { noEmit: false, declaration: true, emitDeclarationOnly: true };
  // Mapped to a path, because the compiler writes no declarations for node_modules.
  const paths = { '@assay/contract': [CONTRACT] };
  const program = ts.createProgram(entries, { ...options, ...emission, paths });
  const checker = program.getTypeChecker();
  return {
    has: (file) => program.getSourceFile(file) !== undefined,
    /**
     * Returns the file that declares a name that a module re-exports with `*`; null if the module doesn't
     * export the name.
     */
    declaringFile(file, name) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      const symbol = module && checker.tryGetMemberInModuleExports(name, module);
      if (!symbol) return null;
      const found = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return found.declarations[0].getSourceFile().fileName;
    },
    textOf(file) {
      let written = null;
      const source = program.getSourceFile(file);
      program.emit(
        source,
        (_name, text) => {
          written = text;
        },
        undefined,
        true,
      );
      if (written === null) throw new Error(`The compiler emitted no declarations for ${file}.`);
      return written;
    },
  };
}

/** Returns the file of a module of this project; null for a third-party package. */
function fileOf(specifier, from, program) {
  if (specifier === '@assay/contract') return CONTRACT;
  if (!specifier.startsWith('.')) return null;
  const base = resolve(dirname(from), specifier);
  const file = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => program.has(path));
  if (!file) throw new Error(`No file declares ${specifier}, which ${from} imports.`);
  return file;
}

const namesOf = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.text)
    : statement.name
      ? [statement.name.text]
      : [];

/** Reads what a module declares, imports and re-exports. */
function readModule(file, program) {
  const source = ts.createSourceFile(file, program.textOf(file), ts.ScriptTarget.Latest, true);
  const declared = new Map();
  const imported = new Map();
  const passedOn = new Map();
  for (const statement of source.statements) {
    const specifier = statement.moduleSpecifier?.text;
    if (ts.isImportDeclaration(statement)) {
      for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
        imported.set(name.text, { specifier, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      for (const { name, propertyName } of statement.exportClause?.elements ?? [])
        passedOn.set(name.text, { specifier, name: (propertyName ?? name).text });
    } else {
      for (const name of namesOf(statement)) declared.set(name, [...(declared.get(name) ?? []), statement]);
    }
  }
  return { declared, imported, passedOn };
}

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Returns a declaration with its comment, without its `export` keyword. */
function textOf(statement) {
  const source = statement.getSourceFile();
  const exported = statement.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const text = source.text.slice(statement.getFullStart(), statement.end);
  if (!exported) return text.trim();
  const at = exported.getStart(source) - statement.getFullStart();
  return (text.slice(0, at) + text.slice(at).replace(/^export\s+/, '')).trim();
}

/** Returns every name that a declaration mentions. */
function mentioned(statement) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isImportTypeNode(node))
      throw new Error(
        `A declaration contains an inline import, which the bundle can't resolve: ${statement.getText()}`,
      );
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
}

/**
 * Combines the exported types of a module, and the types that they use, into one text without imports from
 * this project.
 * @throws Error when two different declarations have the same name
 */
function flattened(entry, program) {
  const modules = new Map();
  const moduleOf = (file) => {
    if (!modules.has(file)) modules.set(file, readModule(file, program));
    return modules.get(file);
  };
  /** Returns where an exported name of a module is declared. */
  function origin(file, name) {
    const { declared, imported, passedOn } = moduleOf(file);
    const passed = passedOn.get(name);
    const own = passed && !passed.specifier ? passed.name : name;
    const statements = declared.get(own);
    if (statements) return { file, name: own, statements };
    const next = passed?.specifier ? passed : imported.get(own);
    if (next) {
      const from = fileOf(next.specifier, file, program);
      return from ? origin(from, next.name) : { ...next, statements: [] };
    }
    const from = program.declaringFile(file, name);
    if (from && from !== file) return origin(from, name);
    return null;
  }

  const taken = new Map();
  const packages = new Map();
  const parts = [];
  function take(found) {
    const { name, statements } = found;
    const place = found.file ?? found.specifier;
    if (taken.has(name)) {
      if (taken.get(name) !== place)
        throw new Error(`Both ${place} and ${taken.get(name)} declare ${name}. Rename one.`);
      return;
    }
    taken.set(name, place);
    if (found.specifier) packages.set(found.specifier, [...(packages.get(found.specifier) ?? []), name]);
    for (const statement of statements) {
      for (const other of mentioned(statement)) {
        const { declared, imported } = moduleOf(found.file);
        if (declared.has(other) || imported.has(other)) take(origin(found.file, other));
      }
      const text = textOf(statement);
      if (!parts.includes(text)) parts.push(text);
    }
  }

  const { declared, passedOn } = moduleOf(entry);
  const offered = [
    ...[...declared].filter(([, statements]) => statements.some(isExported)).map(([name]) => name),
    ...passedOn.keys(),
  ].sort();
  const clauses = offered.map((name) => {
    const found = origin(entry, name);
    if (!found) throw new Error(`${entry} exports ${name}, but no module declares it.`);
    take(found);
    return found.name === name ? name : `${found.name} as ${name}`;
  });
  const imports = [...packages].map(([from, names]) => `import type { ${names.join(', ')} } from '${from}';`);
  return `${[...imports, ...parts, `export { ${clauses.join(', ')} };`].join('\n')}\n`;
}

/**
 * Writes `<name>.d.ts` for each package.
 * @param {string} output folder
 */
export function writeDeclarations(output) {
  const entries = Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(SDK, path)]));
  const program = compiled(Object.values(entries));
  mkdirSync(output, { recursive: true });
  for (const [name, entry] of Object.entries(entries))
    writeFileSync(join(output, `${name}.d.ts`), flattened(entry, program));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeDeclarations(resolve(process.argv[2] ?? join(SDK, '..', 'dist', 'sdk')));
}
