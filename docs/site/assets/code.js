// Adds copy buttons to code blocks and turns the samples of an operation into tabs.

const COPIED_MS = 2_000;

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** Copies a text. Outside a secure context, browsers have no clipboard API. */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const box = element('textarea', text, { 'aria-hidden': 'true', class: 'offscreen' });
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (!isCopied) throw new Error('The browser rejected the copy command.');
}

for (const block of document.querySelectorAll('main pre')) {
  const button = element('button', 'Copy', { type: 'button', class: 'copy' });
  const frame = element('div', '', { class: 'code' });
  block.replaceWith(frame);
  frame.append(block, button);
  button.addEventListener('click', async () => {
    try {
      await copy(block.textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Press Ctrl+C';
      getSelection().selectAllChildren(block);
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, COPIED_MS);
  });
}

/** Every group of tabs, because choosing a language applies to the whole page. */
const groups = [];

function select(language) {
  for (const tabs of groups) {
    if (!tabs.some((one) => one.language === language)) continue;
    for (const one of tabs) {
      const isSelected = one.language === language;
      one.tab.setAttribute('aria-selected', String(isSelected));
      one.tab.tabIndex = isSelected ? 0 : -1;
      one.panel.hidden = !isSelected;
    }
  }
}

for (const [number, samples] of document.querySelectorAll('.samples').entries()) {
  const list = element('div', '', { role: 'tablist', 'aria-label': 'Language' });
  const tabs = [...samples.querySelectorAll('.sample')].map((panel) => {
    const { language, label } = panel.dataset;
    const ids = { tab: `tab-${number}-${language}`, panel: `sample-${number}-${language}` };
    const tab = element('button', label, {
      type: 'button',
      role: 'tab',
      id: ids.tab,
      'aria-controls': ids.panel,
    });
    panel.id = ids.panel;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', ids.tab);
    panel.querySelector('.language').remove();
    tab.addEventListener('click', () => select(language));
    return { language, tab, panel };
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(({ tab }) => tab === document.activeElement);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    const { top } = next.tab.getBoundingClientRect();
    select(next.language);
    next.tab.focus();
    // Tabs above may have become taller or lower.
    scrollBy(0, next.tab.getBoundingClientRect().top - top);
  });
  list.append(...tabs.map(({ tab }) => tab));
  samples.prepend(list);
  groups.push(tabs);
}
for (const tabs of groups) if (tabs[0]) select(tabs[0].language);
