// Converts the Markdown of the documentation to HTML with markdown-it. Raw HTML is escaped, and comments are dropped.
import MarkdownIt from 'markdown-it';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);

/** Returns the text of a heading without Markdown syntax. */
const plainText = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();

/** Returns GitHub's anchor of a heading: lower case, without punctuation, spaces as dashes. */
export const anchorOf = (heading) =>
  plainText(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Returns a name that wasn't returned before: the name itself, then with the number that `numbered` adds. */
function unique(name, counts, numbered) {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1 ? name : numbered(name, count);
}

const engine = new MarkdownIt({ html: true, typographer: false });
// Addresses are resolved by `env.link`, and the pages come from this repository.
engine.validateLink = (address) => !/^\s*(?:javascript|vbscript|data):/i.test(address);
engine.normalizeLink = (address) => address;

const { rules } = engine.renderer;

const escapedHtml = (tokens, at) => {
  const text = tokens[at].content;
  return /^\s*<!--[\s\S]*-->\s*$/.test(text) ? '' : escapeHtml(text);
};
rules.html_block = escapedHtml;
rules.html_inline = escapedHtml;

/** Renders a link, or the text alone if its file is not in the site. */
rules.link_open = (tokens, at, _options, env) => {
  const found = env.link(tokens[at].attrGet('href'));
  env.ends.push(found ? '</a>' : '</span>');
  return found ? `<a href="${escapeHtml(found.href)}">` : '<span class="file">';
};
rules.link_close = (_tokens, _at, _options, env) => env.ends.pop();

rules.image = (tokens, at, _options, env) => {
  const { content } = tokens[at];
  const found = env.link(tokens[at].attrGet('src'));
  return found
    ? `<img src="${escapeHtml(found.href)}" alt="${escapeHtml(content)}" loading="lazy">`
    : escapeHtml(content);
};

rules.heading_open = (tokens, at, _options, env) => {
  const text = tokens[at + 1].content;
  const level = Number(tokens[at].tag.slice(1));
  const id = unique(anchorOf(text), env.ids, (name, count) => `${name}-${count - 1}`);
  env.headings.push({ level, id, text: plainText(text) });
  return `<h${level} id="${id}">`;
};
rules.heading_close = (tokens, at, _options, env) => {
  const { level, id } = env.headings.at(-1);
  const own = level > 1 ? `<a class="here" href="#${id}" aria-label="Link to this section">#</a>` : '';
  return `${own}</${tokens[at].tag}>\n`;
};

/** Renders a code block. It scrolls sideways, so it must be focusable without a mouse. */
const codeBlock = (tokens, at) => {
  const kind = tokens[at].info.trim().split(/\s/)[0];
  const text = escapeHtml(tokens[at].content.replace(/\n$/, ''));
  return `<pre tabindex="0"${kind ? ` data-kind="${escapeHtml(kind)}"` : ''}><code>${text}</code></pre>\n`;
};
rules.fence = codeBlock;
rules.code_block = codeBlock;

// A region needs a name that no other region has (axe: landmark-unique).
rules.table_open = (_tokens, _at, _options, env) => {
  const title = ['Table', env.headings.at(-1)?.text].filter(Boolean).join(': ');
  const name = unique(title, env.tables, (text, count) => `${text} (${count})`);
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table>\n`;
};
rules.table_close = () => '</table></div>\n';
// An empty header cell isn't a header (axe: empty-table-header).
const isEmptyHeader = (tokens, at) => tokens[at + 1].content === '';
rules.th_open = (tokens, at) => (isEmptyHeader(tokens, at) ? '<td>' : '<th scope="col">');
rules.th_close = (tokens, at) => (tokens[at - 1].content === '' ? '</td>' : '</th>');
rules.td_open = () => '<td>';

const environment = (link) => ({ link, ends: [], ids: new Map(), headings: [], tables: new Map() });

/**
 * Converts the text of a line: code, links, strong and emphasized words.
 * @param {string} text Markdown
 * @param {(address: string) => { href: string } | null} link resolves an address, or null without a target
 */
export const inline = (text, link) => engine.renderInline(text, environment(link));

/**
 * Converts a page to HTML, with its headings in order.
 * @param {string} text Markdown
 * @param {(address: string) => { href: string } | null} link resolves an address
 */
export function renderMarkdown(text, link) {
  const env = environment(link);
  const html = engine.render(text, env);
  return { html, headings: env.headings };
}
