// Sends requests from the API reference to its server, with the reader's key. The key is held only in this page and is
// never stored.

const root = document.body.dataset.root ?? '';
// The documentation is served at /docs/, so its parent is the base URL of the server.
const server = new URL(`${root}..`, location.href);
const MAX_SHOWN_LENGTH = 200_000;

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

function field(label, attributes, name = 'input') {
  const box = element(name, '', attributes);
  const whole = element('label', label);
  whole.append(box);
  return { whole, box };
}

const key = field('API key', {
  type: 'password',
  autocomplete: 'off',
  spellcheck: 'false',
  placeholder: 'assay_test_…',
});
const keyPlace = document.getElementById('key');
keyPlace.append(
  key.whole,
  element(
    'p',
    'The key stays on this page. It is sent only to the server that served the page, and never stored.',
  ),
);

/** Creates the inputs of an operation: one for each path and query parameter, one for the body. */
function inputsOf(section) {
  const rows = [...section.querySelectorAll('tbody tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  );
  const parameters = rows
    .filter(([, place]) => place?.startsWith('path') || place?.startsWith('query'))
    .map(([name, place]) => ({
      name,
      place: place.split(',')[0],
      ...field(name, { type: 'text', maxlength: '2000' }),
    }));
  const example = section.querySelector('.example');
  const body = example ? field('Body', { rows: '8', spellcheck: 'false' }, 'textarea') : null;
  if (body) body.box.value = JSON.stringify(JSON.parse(example.textContent), null, 2);
  return { parameters, body };
}

/** Builds the URL of a request. @throws Error with a message for the reader */
function addressOf(path, parameters) {
  const filled = path.slice(1).replace(/\{(\w+)\}/g, (_whole, name) => {
    const value = parameters.find((one) => one.place === 'path' && one.name === name)?.box.value ?? '';
    if (value === '') throw new Error(`Enter ${name}.`);
    return encodeURIComponent(value);
  });
  const address = new URL(filled, server);
  for (const { place, name, box } of parameters)
    if (place === 'query' && box.value !== '') address.searchParams.set(name, box.value);
  if (address.origin !== location.origin) throw new Error('The URL must stay on this server.');
  return address;
}

function bodyOf(body) {
  if (!body) return undefined;
  try {
    return JSON.stringify(JSON.parse(body.box.value));
  } catch {
    throw new Error('The body must be valid JSON.');
  }
}

async function send(section, { parameters, body }) {
  const { method, path, keyed } = section.dataset;
  if (keyed === 'true' && key.box.value === '') {
    key.box.focus();
    throw new Error('Enter your API key at the top of the page.');
  }
  const text = bodyOf(body);
  const response = await fetch(addressOf(path, parameters), {
    method,
    // The panel's session must not authenticate the request.
    credentials: 'omit',
    redirect: 'manual',
    headers: {
      ...(keyed === 'true' ? { 'X-API-KEY': key.box.value } : {}),
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: response.status, text: await response.text() };
}

function pretty(text) {
  const shown = text.slice(0, MAX_SHOWN_LENGTH);
  try {
    return JSON.stringify(JSON.parse(shown), null, 2);
  } catch {
    return shown;
  }
}

for (const section of document.querySelectorAll('.operation')) {
  const inputs = inputsOf(section);
  const form = element('form', '', { class: 'try', novalidate: '' });
  const button = element('button', 'Send', { type: 'submit' });
  const result = element('div', '', { 'aria-live': 'polite' });
  form.append(
    ...inputs.parameters.map(({ whole }) => whole),
    ...(inputs.body ? [inputs.body.whole] : []),
    button,
    result,
  );
  const details = element('details');
  details.append(element('summary', 'Try it'), form);
  section.append(details);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      const { status, text } = await send(section, inputs);
      const whole = element('pre', '', { tabindex: '0' });
      whole.append(element('code', pretty(text)));
      result.replaceChildren(element('p', `Status ${status}`), whole);
    } catch (error) {
      const message =
        error instanceof TypeError ? "Couldn't reach the server. Check that it is running." : error.message;
      result.replaceChildren(element('p', message, { class: 'wrong' }));
    } finally {
      button.disabled = false;
    }
  });
}
