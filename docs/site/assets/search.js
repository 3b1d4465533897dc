// Search of the documentation: a local index that is loaded on first input. No data is sent.

const MAX_TEXT_LENGTH = 200;
const MAX_RESULTS = 20;
const root = document.body.dataset.root ?? '';
const box = document.getElementById('q');

let reading;
/** Returns the index; loads it once. */
function readIndex() {
  reading ??= fetch(`${root}search-index.json`).then((response) => {
    if (!response.ok) throw new Error(`The search index returned ${response.status}.`);
    return response.json();
  });
  return reading;
}

const wordsOf = (text) =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}_]{2,40}/gu) ?? [];

/** Returns the position of the first word in the sorted list that is not before this one. */
function firstFrom(words, word) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle][0] < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the points of each section for one word: rare words count more, titles most, a prefix less than a word. */
function pointsOf({ sections, words }, word) {
  const points = new Map();
  for (let at = firstFrom(words, word); at < words.length && words[at][0].startsWith(word); at++) {
    const [whole, places] = words[at];
    const rare = Math.log(1 + sections.length / places.length);
    for (const place of places) {
      const section = place < 0 ? -1 - place : place;
      const worth = rare * (place < 0 ? 4 : 1) * (whole === word ? 1 : 0.5);
      points.set(section, Math.max(points.get(section) ?? 0, worth));
    }
  }
  return points;
}

/** Returns the sections that contain most of the words, best first. */
function find(index, text) {
  const words = [...new Set(wordsOf(text))].slice(0, 12);
  const sums = new Map();
  for (const word of words) {
    for (const [section, points] of pointsOf(index, word)) {
      const [sum, count] = sums.get(section) ?? [0, 0];
      sums.set(section, [sum + points, count + 1]);
    }
  }
  const best = [...sums].sort(([, [a, m]], [, [b, n]]) => n - m || b - a);
  return best.slice(0, MAX_RESULTS).map(([section]) => index.sections[section]);
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

const shown = element('div', '', {
  id: 'found',
  role: 'region',
  'aria-label': 'Search results',
  'aria-live': 'polite',
});
shown.hidden = true;
box.form.append(shown);

function show(text, found) {
  shown.replaceChildren();
  shown.hidden = wordsOf(text).length === 0;
  if (shown.hidden) return;
  if (found.length === 0) shown.append(element('p', 'No results.'));
  const list = element('ul');
  for (const [at, title, begins] of found) {
    const item = element('li');
    item.append(element('a', title, { href: root + at }), element('p', begins));
    list.append(item);
  }
  if (found.length > 0) shown.append(list);
}

let asked = 0;
async function search() {
  const mine = ++asked;
  const text = box.value;
  try {
    const found = find(await readIndex(), text);
    if (mine === asked) show(text, found);
  } catch {
    reading = undefined;
    shown.replaceChildren(element('p', 'Search is unavailable. Try again.'));
    shown.hidden = false;
  }
}

box.addEventListener('input', search);
box.form.addEventListener('submit', (event) => {
  event.preventDefault();
  shown.querySelector('a')?.focus();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !shown.hidden) {
    shown.hidden = true;
    box.focus();
  }
  const writing = event.target instanceof Element && event.target.closest('input, textarea, select');
  if (event.key === '/' && !writing) {
    event.preventDefault();
    box.focus();
  }
});

const given = new URLSearchParams(location.search).get('q');
if (given && location.pathname.endsWith('search.html')) {
  box.value = given.slice(0, MAX_TEXT_LENGTH);
  search();
}
