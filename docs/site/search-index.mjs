/** Returns the words of a text in lower case, without accents; for words with dots or dashes, their parts too. */
export function wordsOf(text) {
  const whole = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return whole.match(/[\p{L}\p{N}_]{2,40}/gu) ?? [];
}

/** Returns the text of HTML, without tags. */
const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Splits a page into sections, from heading to heading. */
function sectionsOf({ file, title, html }) {
  return html.split(/(?=<h[1-4] id=")/).flatMap((part) => {
    const [, id, heading] =
      /^<h[1-4] id="([^"]*)">(.*?)(?:<a class="here".*?<\/a>)?<\/h[1-4]>/s.exec(part) ?? [];
    const text = textOf(part.replace(/^<h[1-4].*?<\/h[1-4]>/s, ' '))
      .replace(/\s+/g, ' ')
      .trim();
    if (!id && !text) return [];
    const name = heading ? textOf(heading).trim() : title;
    const isTop = !id || part.startsWith('<h1');
    return [{ at: isTop ? file : `${file}#${id}`, title: isTop ? title : `${title}: ${name}`, text }];
  });
}

/** A word in more than this share of the sections doesn't select any, so only titles with it are listed. */
const COMMON_SHARE = 1 / 10;

/**
 * Builds the search index: sections, and the sections that contain each word. A number is a section; a
 * negative one (`-1 - section`) marks a word in its title.
 */
export function searchIndex(pages) {
  const sections = pages.flatMap(sectionsOf);
  const words = new Map();
  for (const [number, { title, text }] of sections.entries()) {
    const inTitle = new Set(wordsOf(title));
    for (const word of inTitle) words.set(word, [...(words.get(word) ?? []), -1 - number]);
    for (const word of new Set(wordsOf(text)))
      if (!inTitle.has(word)) words.set(word, [...(words.get(word) ?? []), number]);
  }
  const most = sections.length * COMMON_SHARE;
  const selective = [...words]
    .map(([word, places]) => [word, places.length > most ? places.filter((at) => at < 0) : places])
    .filter(([, places]) => places.length > 0);
  return {
    sections: sections.map(({ at, title, text }) => [at, title, text.slice(0, 140)]),
    words: selective.sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
