import { posix } from 'node:path';
import { escapeHtml } from './markdown.mjs';

/** Returns the relative path from one site file to another. */
export function relativeTo(from, to) {
  const [file, hash] = to.split('#');
  const path = posix.relative(posix.dirname(from), file) || posix.basename(file);
  return hash === undefined ? path : `${path}#${hash}`;
}

function navigationHtml(navigation, file) {
  const groups = navigation.map(({ title, pages }) => {
    const open = pages.some((page) => page.file === file);
    const items = pages.map(
      (page) =>
        `<li><a href="${relativeTo(file, page.file)}"${page.file === file ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`,
    );
    return `<details${open ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${items.join('')}</ul></details>`;
  });
  return `<nav aria-label="Pages">${groups.join('')}</nav>`;
}

function contentsHtml(headings) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 3) return '';
  const items = sections.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`;
}

/** Returns links to the neighbors of a page in the order of the navigation. */
function neighborsHtml(navigation, file) {
  const pages = navigation.flatMap((group) => group.pages);
  const at = pages.findIndex((page) => page.file === file);
  if (at < 0) return '';
  const linkTo = (page, rel, label) =>
    page
      ? `<a rel="${rel}" href="${relativeTo(file, page.file)}"><span>${label}</span> ${escapeHtml(page.title)}</a>`
      : '';
  const links = linkTo(pages[at - 1], 'prev', 'Previous') + linkTo(pages[at + 1], 'next', 'Next');
  return `<nav class="neighbors" aria-label="Previous and next page">${links}</nav>`;
}

/**
 * Returns a complete page. It is readable without its scripts, which only provide search, copy buttons, tabs, and API requests.
 * @param {{ file: string, title: string, html: string, headings?: readonly object[], navigation: readonly object[], scripts?: readonly string[] }}
 *   page `file` is its name in the site
 */
export function layout({ file, title, html, headings = [], navigation, scripts = [] }) {
  const to = (name) => relativeTo(file, name);
  const loaded = ['assets/search.js', 'assets/code.js', ...scripts].map(
    (name) => `<script type="module" src="${to(name)}"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Assay</title>
<link rel="stylesheet" href="${to('assets/tokens.css')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
${loaded.join('\n')}
</head>
<body data-root="${to('index.html').slice(0, -'index.html'.length)}">
<a class="skip" href="#main">Skip to content</a>
<header><a class="name" href="${to('index.html')}">Assay</a>
<a href="${to('api/index.html')}">API reference</a>
<form class="search" role="search" action="${to('search.html')}"><label for="q">Search</label><input id="q" name="q" type="search" maxlength="200" autocomplete="off" placeholder="Search"></form>
</header>
<div class="columns">
<div class="side">${navigationHtml(navigation, file)}</div>
<main id="main" tabindex="-1">
${html}
${neighborsHtml(navigation, file)}
</main>
${contentsHtml(headings)}
</div>
</body>
</html>
`;
}
