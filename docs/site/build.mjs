// Documentation site: `npm run docs -- FOLDER` writes it; the server build includes it and serves it at
// /docs/.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layout, relativeTo } from './layout.mjs';
import { renderMarkdown } from './markdown.mjs';
import { NAVIGATION } from './navigation.mjs';
import { postmanCollection } from './postman.mjs';
import { referencePages } from './reference.mjs';
import { searchIndex } from './search-index.mjs';

const SITE = dirname(fileURLToPath(import.meta.url));

/** Pages outside docs/. */
const OUTSIDE = [
  'README.md',
  'CHANGELOG.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'clients/typescript/README.md',
  'clients/python/README.md',
];

/** Returns the site file of a page: `docs/rules.md` becomes `rules.html`. */
export function fileOf(source) {
  if (source === 'README.md') return 'readme.html';
  if (source === 'docs/README.md') return 'index.html';
  const inside = source.replace(/^docs\//, '');
  return inside.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');
}

/** Returns every documentation page, as a path from the project root. */
function sources(root) {
  const inside = readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => posix.join('docs', name.replaceAll('\\', '/')))
    .filter((name) => name.endsWith('.md'));
  return [...inside.sort(), ...OUTSIDE.filter((name) => existsSync(join(root, name)))];
}

/**
 * Creates the link resolver of a page: links within the site or to another site; null for a file that is not
 * in the site.
 */
function linker(source, pages) {
  return (address) => {
    if (/^(https?:|mailto:)/.test(address)) return { href: address };
    const [path, hash] = address.split('#');
    if (path === '') return { href: address };
    const target = posix.normalize(posix.join(posix.dirname(source), path));
    const from = fileOf(source);
    const tail = hash === undefined ? '' : `#${hash}`;
    if (target === 'docs/openapi.json') return { href: relativeTo(from, 'openapi.json') };
    if (/^docs\/images\/[\w-]+\.png$/.test(target)) return { href: relativeTo(from, fileOf(target)) };
    const page = [target, posix.join(target, 'README.md')].find((name) => pages.has(name));
    return page ? { href: relativeTo(from, fileOf(page)) + tail } : null;
  };
}

function readPages(root) {
  const names = sources(root);
  const pages = new Set(names);
  return names.map((source) => {
    const text = readFileSync(join(root, source), 'utf8');
    const { html, headings } = renderMarkdown(text, linker(source, pages));
    const file = fileOf(source);
    return { source, file, title: headings[0]?.text ?? file, html, headings };
  });
}

/** Returns the navigation with titles; pages without an assigned place come last. */
function navigationOf(pages, reference) {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const placed = new Set(NAVIGATION.flatMap((group) => group.pages));
  const groups = NAVIGATION.map(({ title, pages: sources }) => ({
    title,
    pages: sources.flatMap((source) => bySource.get(source) ?? []),
  }));
  const rest = pages.filter(
    ({ source }) => !placed.has(source) && !/^docs\/(adr|operate\/runbooks|releases)\//.test(source),
  );
  return [
    ...groups,
    ...(rest.length > 0 ? [{ title: 'More', pages: rest }] : []),
    {
      title: 'API reference',
      pages: reference.map((page) => ({ ...page, title: page.title.replace(' (API)', '') })),
    },
  ].filter((group) => group.pages.length > 0);
}

const OTHER_PAGES = [
  {
    file: 'search.html',
    title: 'Search',
    html: '<h1>Search</h1><p>Enter a term in the search box. Search requires JavaScript. Without it, start at the <a href="index.html">overview</a>.</p>',
  },
  {
    file: '404.html',
    title: 'Page not found',
    html: '<h1>Page not found</h1><p>This URL has no page. Search, or start at the <a href="index.html">overview</a>.</p>',
  },
];

const TOKENS = join('apps', 'panel', 'src', 'design', 'tokens.css');
const FONT = join('node_modules', '@fontsource-variable', 'inter', 'files', 'inter-latin-wght-normal.woff2');

/** Returns the color tokens of the panel as a style sheet that follows the color scheme of the reader. */
function colorTokens(root) {
  const css = readFileSync(join(root, TOKENS), 'utf8');
  const colors = (scheme) => {
    const [, rule] =
      new RegExp(`:root\\[data-mantine-color-scheme="${scheme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
    if (!rule) throw new Error(`${TOKENS} has no ${scheme} colors.`);
    return `:root {${rule}}`;
  };
  return `${colors('light')}\n@media screen and (prefers-color-scheme: dark) {\n${colors('dark')}\n}\n`;
}

/**
 * Writes the site.
 * @param {{ root: string, output: string }} options the project folder; an absolute path
 * @returns {Promise<string[]>} its source files, as paths from `root`
 */
export async function build({ root, output }) {
  const openapi = join('docs', 'openapi.json');
  const text = readFileSync(join(root, openapi), 'utf8');
  const pages = readPages(root);
  const reference = referencePages(JSON.parse(text));
  const navigation = navigationOf(pages, reference);
  const write = (file, content) => {
    mkdirSync(dirname(join(output, file)), { recursive: true });
    writeFileSync(join(output, file), content);
  };
  for (const page of [...pages, ...reference, ...OTHER_PAGES])
    write(page.file, layout({ ...page, navigation }));
  write('openapi.json', text);
  write('assay.postman_collection.json', JSON.stringify(postmanCollection(JSON.parse(text))));
  write('search-index.json', JSON.stringify(searchIndex([...pages, ...reference])));
  cpSync(join(SITE, 'assets'), join(output, 'assets'), { recursive: true });
  write(join('assets', 'tokens.css'), colorTokens(root));
  cpSync(join(root, FONT), join(output, 'assets', 'inter.woff2'));
  const images = join('docs', 'images');
  cpSync(join(root, images), join(output, 'images'), { recursive: true });
  const own = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return [
    openapi,
    TOKENS,
    ...readdirSync(join(root, images)).map((name) => join(images, name)),
    ...pages.map(({ source }) => source),
    ...own,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const output = resolve(process.argv[2] ?? join(SITE, '..', '..', 'dist', 'docs'));
  const made = await build({ root: resolve(SITE, '..', '..'), output });
  console.log(`Wrote ${made.length} files to ${output}`);
}
