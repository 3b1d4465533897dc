import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { PlainError, projectRoot, runScript } from './project.mjs';

/** Folders of the modules to read. */
const FOLDERS = ['packages', 'apps', 'sdk', 'bench', 'e2e', 'samples', 'scripts'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);
const SOURCE = /\.(ts|tsx|mts|mjs)$/;

/** Modules with external exports: bundles for customers' pages, and files that other programs load. */
const ENTRIES = [
  /^sdk\//,
  /\.config\.ts$/,
  /\.d\.m?ts$/,
  /^scripts\//,
  /(^|\/)build\.mjs$/,
  /test-servers\.ts$/,
  /shared-stage\.ts$/,
];

/** Returns all source files below a folder. */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sourcesBelow(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** Returns the entry modules of the workspace packages, by import name. */
function entriesOfPackages(root) {
  const entries = new Map();
  for (const parent of ['packages', 'apps', 'sdk']) {
    for (const name of readdirSync(join(root, parent))) {
      const manifest = join(root, parent, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name: called, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
      for (const [at, target] of Object.entries(exports)) {
        if (typeof target === 'string') entries.set(called + at.slice(1), join(root, parent, name, target));
      }
    }
  }
  return entries;
}

/** Returns the module that an import names; null if it is external. */
function resolveImport(from, source, packages) {
  if (packages.has(source)) return packages.get(source);
  if (!source.startsWith('.')) return null;
  const base = resolve(dirname(from), source);
  const tries = [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    `${base}.mjs`,
    join(base, 'index.ts'),
    join(base, 'index.tsx'),
  ];
  return tries.find((path) => extname(path) && existsSync(path)) ?? null;
}

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns the names that a declaration exports. */
function namesOf(statement) {
  if (!ts.isVariableStatement(statement)) return statement.name ? [statement.name.text] : ['default'];
  const bound = (name) =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));
  return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
}

/**
 * Returns the exports, reexports and imports of one module. `taken`: [module, name], `*` = all of it;
 * `passed`: [exported name or `*`, module, name there].
 */
function readModule(path, packages) {
  const text = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = new Map();
  const passed = [];
  const taken = [];
  const at = (specifier) =>
    ts.isStringLiteralLike(specifier) ? resolveImport(path, specifier.text, packages) : null;
  for (const statement of text.statements) {
    if (ts.isImportDeclaration(statement)) {
      const module = at(statement.moduleSpecifier);
      const { name, namedBindings } = statement.importClause ?? {};
      if (!module) continue;
      if (name) taken.push([module, 'default']);
      if (namedBindings && ts.isNamespaceImport(namedBindings)) taken.push([module, '*']);
      else
        for (const one of namedBindings?.elements ?? [])
          taken.push([module, (one.propertyName ?? one.name).text]);
    } else if (ts.isExportDeclaration(statement)) {
      const module = statement.moduleSpecifier ? at(statement.moduleSpecifier) : null;
      const { exportClause } = statement;
      if (!statement.moduleSpecifier)
        for (const one of exportClause?.elements ?? []) own.set(one.name.text, one.getStart(text));
      else if (module && exportClause && ts.isNamedExports(exportClause))
        for (const one of exportClause.elements)
          passed.push([one.name.text, module, (one.propertyName ?? one.name).text, one.getStart(text)]);
      else if (module && !exportClause) passed.push(['*', module, '*', statement.getStart(text)]);
      else if (module) taken.push([module, '*']);
    } else if (ts.isExportAssignment(statement)) own.set('default', statement.getStart(text));
    else if (isExported(statement))
      for (const name of namesOf(statement)) own.set(name, statement.getStart(text));
  }
  const visit = (node) => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const module = at(node.argument.literal);
      if (module) taken.push([module, node.qualifier ? node.qualifier.getText(text).split('.')[0] : '*']);
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]
    ) {
      const module = at(node.arguments[0]);
      if (module) taken.push([module, '*']);
    }
    ts.forEachChild(node, visit);
  };
  visit(text);
  return { text, own, passed, taken };
}

/**
 * Returns exports that no other module imports.
 * @param {string} root folder of the project
 * @returns {{ file: string, name: string, line: number, position: number }[]} paths from the root
 */
export function deadExports(root = projectRoot) {
  const packages = entriesOfPackages(root);
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    sourcesBelow(join(root, folder)),
  );
  const modules = new Map(files.map((path) => [path, readModule(path, packages)]));
  const used = new Set();
  const use = (module, name) => {
    const key = `${module}\0${name}`;
    const known = modules.get(module);
    if (used.has(key) || !known) return;
    used.add(key);
    if (name === '*') for (const own of known.own.keys()) used.add(`${module}\0${own}`);
    for (const [as, from, there] of known.passed) {
      if (as === '*') use(from, name);
      else if (name === '*' || as === name) use(from, there);
      if (name === '*' && as !== '*') used.add(`${module}\0${as}`);
    }
  };
  for (const { taken } of modules.values()) for (const [module, name] of taken) use(module, name);
  const isEntry = (path) => ENTRIES.some((entry) => entry.test(relative(root, path)));
  for (const path of files) if (isEntry(path)) use(path, '*');
  const dead = [];
  for (const [path, { text, own, passed }] of modules) {
    const all = [...own, ...passed.filter(([as]) => as !== '*').map(([as, , , position]) => [as, position])];
    for (const [name, position] of all) {
      if (used.has(`${path}\0${name}`)) continue;
      const line = text.getLineAndCharacterOfPosition(position).line + 1;
      dead.push({ file: relative(root, path), name, line, position });
    }
  }
  return dead;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    // The check would silently skip a renamed folder.
    for (const folder of FOLDERS)
      if (!existsSync(join(projectRoot, folder)))
        throw new PlainError(
          `The folder ${folder} doesn't exist. Update the list of folders in this script.`,
        );
    const dead = deadExports();
    for (const { file, name, line } of dead)
      console.log(`  ${file}:${line} exports ${name}, which nothing imports`);
    process.exitCode = dead.length === 0 ? 0 : 1;
  });
}
