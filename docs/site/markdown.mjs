// Converts the Markdown of the documentation to HTML: headings, paragraphs, lists, tables, code, links. Raw
// HTML is escaped.

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);

/** Returns the text of a heading or paragraph without Markdown syntax. */
export const plainText = (text) =>
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

/**
 * Converts code, links, strong and emphasized words of a line.
 * @param link resolves an address to `{ href }`, or null without a target
 */
export function inline(text, link) {
  const kept = [];
  const keep = (html) => `\u0000${kept.push(html) - 1}\u0000`;
  const restored = (html) => html.replace(/\u0000(\d+)\u0000/g, (_, at) => restored(kept[Number(at)]));
  const held = text
    .replace(/(`+)(.+?)\1(?!`)/g, (_, _ticks, code) =>
      keep(`<code>${escapeHtml(code.replace(/^ (.*) $/, '$1'))}</code>`),
    )
    .replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, (_, letter) => keep(escapeHtml(letter)))
    .replace(/<(https?:\/\/[^\s>]+)>/g, (_, address) => keep(anchor(address, escapeHtml(address), link)));
  const linked = escapeHtml(held).replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, label, address) =>
    keep(anchor(address.replaceAll('&amp;', '&'), label, link)),
  );
  const marked = linked
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*(?!\s)([^*]+?)\*(?!\w)/g, '$1<em>$2</em>');
  return restored(marked);
}

function anchor(address, label, link) {
  const found = link(address);
  return found ? `<a href="${escapeHtml(found.href)}">${label}</a>` : `<span class="file">${label}</span>`;
}

const isFence = (line) => /^\s*```/.test(line);
const isHeading = (line) => /^#{1,6} /.test(line);
const itemOf = (line) => /^(\s*)([-*]|\d+\.) +(.*)$/.exec(line);
const isTable = (line, next) => line.trim().startsWith('|') && /^\s*\|?\s*:?-{3,}/.test(next ?? '');
const startsBlock = (line, next) =>
  isFence(line) || isHeading(line) || itemOf(line) || line.startsWith('> ') || isTable(line, next);

/** Splits a row into cells; a bar within code or after a backslash doesn't split. */
export function cellsOf(row) {
  const cells = [''];
  let inCode = false;
  const text = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\' && text[at + 1] === '|') {
      cells[cells.length - 1] += '|';
      at++;
    } else if (letter === '|' && !inCode) cells.push('');
    else {
      if (letter === '`') inCode = !inCode;
      cells[cells.length - 1] += letter;
    }
  }
  return cells.map((cell) => cell.trim());
}

/** Removes up to `width` leading spaces from each line. */
const outdented = (lines, width) => lines.map((line) => line.replace(new RegExp(`^ {0,${width}}`), ''));

class Reader {
  /** @param {Map<string, number>} tables how many tables of the page have a name; shared with nested readers, as headings are */
  constructor(lines, link, headings, tables) {
    this.lines = lines;
    this.at = 0;
    this.link = link;
    this.headings = headings;
    this.tables = tables;
  }

  html() {
    const parts = [];
    while (this.at < this.lines.length) {
      const part = this.block();
      if (part) parts.push(part);
    }
    return parts.join('\n');
  }

  block() {
    const line = this.lines[this.at];
    if (line.trim() === '') {
      this.at++;
      return '';
    }
    if (line.trimStart().startsWith('<!--')) return this.comment();
    if (isFence(line)) return this.code();
    if (isHeading(line)) return this.heading();
    if (isTable(line, this.lines[this.at + 1])) return this.table();
    if (line.startsWith('> ')) return this.quote();
    if (itemOf(line)) return this.list();
    return this.paragraph();
  }

  comment() {
    while (this.at < this.lines.length && !this.lines[this.at++].includes('-->'));
    return '';
  }

  code() {
    const [, indent, kind] = /^(\s*)```(\S*)/.exec(this.lines[this.at++]);
    const lines = [];
    while (this.at < this.lines.length && !isFence(this.lines[this.at])) lines.push(this.lines[this.at++]);
    this.at++;
    const text = escapeHtml(outdented(lines, indent.length).join('\n'));
    // Code blocks scroll sideways, so they must be focusable without a mouse.
    return `<pre tabindex="0"${kind ? ` data-kind="${escapeHtml(kind)}"` : ''}><code>${text}</code></pre>`;
  }

  heading() {
    const [, marks, text] = /^(#+) (.*)$/.exec(this.lines[this.at++]);
    const level = marks.length;
    const id = anchorOf(text);
    this.headings.push({ level, id, text: plainText(text) });
    const own = level > 1 ? `<a class="here" href="#${id}" aria-label="Link to this section">#</a>` : '';
    return `<h${level} id="${id}">${inline(text, this.link)}${own}</h${level}>`;
  }

  table() {
    const head = cellsOf(this.lines[this.at]);
    this.at += 2;
    const rows = [];
    while (this.at < this.lines.length && this.lines[this.at].trim().startsWith('|'))
      rows.push(cellsOf(this.lines[this.at++]));
    const cell = (text) => inline(text, this.link);
    const heads = head.map((text) => (text ? `<th scope="col">${cell(text)}</th>` : '<td></td>')).join('');
    const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`);
    return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(this.tableName())}"><table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  }

  /** Returns a name that no other table of the page has: regions need unique names (axe: landmark-unique). */
  tableName() {
    const name = ['Table', this.headings.at(-1)?.text].filter(Boolean).join(': ');
    const count = (this.tables.get(name) ?? 0) + 1;
    this.tables.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  }

  quote() {
    const lines = [];
    while (this.at < this.lines.length && this.lines[this.at].startsWith('>'))
      lines.push(this.lines[this.at++].replace(/^> ?/, ''));
    return `<blockquote>${new Reader(lines, this.link, [], this.tables).html()}</blockquote>`;
  }

  list() {
    const [, indent, mark] = itemOf(this.lines[this.at]);
    const tag = /\d/.test(mark) ? 'ol' : 'ul';
    const items = [];
    while (this.at < this.lines.length) {
      const item = itemOf(this.lines[this.at]);
      if (!item || item[1].length !== indent.length) break;
      items.push(this.item(item));
    }
    return `<${tag}>${items.join('')}</${tag}>`;
  }

  item([, indent, mark, first]) {
    const width = indent.length + mark.length + 1;
    const lines = [first];
    this.at++;
    while (this.at < this.lines.length) {
      const line = this.lines[this.at];
      const next = this.lines[this.at + 1] ?? '';
      const goesOn =
        line.trim() === ''
          ? /^ +\S/.test(next) && next.search(/\S/) >= width
          : line.search(/\S/) > indent.length;
      if (!goesOn) break;
      lines.push(line);
      this.at++;
    }
    const html = new Reader(
      [lines[0], ...outdented(lines.slice(1), width)],
      this.link,
      [],
      this.tables,
    ).html();
    // A single paragraph needs no element.
    const [, only] = /^<p>((?:(?!<p>).)*?)<\/p>(?:\n<(?:ul|ol|pre).*)?$/s.exec(html) ?? [];
    return `<li>${only === undefined ? html : html.replace('<p>', '').replace('</p>', '')}</li>`;
  }

  paragraph() {
    const lines = [];
    while (this.at < this.lines.length) {
      const line = this.lines[this.at];
      if (line.trim() === '' || (lines.length > 0 && startsBlock(line, this.lines[this.at + 1]))) break;
      lines.push(line.trim());
      this.at++;
    }
    return `<p>${inline(lines.join(' '), this.link)}</p>`;
  }
}

/**
 * Converts a page to HTML, with its headings in order.
 * @param {string} text Markdown
 * @param {(address: string) => { href: string } | null} link resolves an address
 */
export function renderMarkdown(text, link) {
  const headings = [];
  const html = new Reader(text.replaceAll('\r', '').split('\n'), link, headings, new Map()).html();
  return { html, headings };
}
