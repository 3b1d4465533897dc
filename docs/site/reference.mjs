// API reference: docs/openapi.json as pages, one for each tag.
import { callSamples } from './call-samples.mjs';
import { anchorOf, escapeHtml, inline } from './markdown.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const DEEPEST = 5;

const said = (text) => (text ? inline(text, (address) => ({ href: address })) : '');
const fileOf = (tag) => `api/${anchorOf(tag)}.html`;

/** Resolves the reference of a document part. */
function resolved(document, part) {
  if (!part?.$ref) return part;
  const found = part.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return resolved(document, found);
}

/** Describes the values of a schema in a few words. */
function kindOf(document, schema) {
  const whole = resolved(document, schema) ?? {};
  if ('const' in whole) return JSON.stringify(whole.const);
  if (whole.enum) {
    const values = whole.enum.map((value) => JSON.stringify(value));
    return values.length > 12 ? `${values.slice(0, 12).join(', ')} … (${values.length})` : values.join(', ');
  }
  const either = whole.anyOf ?? whole.oneOf;
  if (either) return [...new Set(either.map((one) => kindOf(document, one)))].join(' or ');
  if (whole.type === 'array') return `list of ${kindOf(document, whole.items ?? {})}`;
  const type = [whole.type ?? 'anything'].flat().join(' or ');
  const limits = [
    whole.format,
    whole.minLength > 1 && `at least ${whole.minLength} characters`,
    whole.maxLength && `at most ${whole.maxLength} characters`,
    whole.minimum !== undefined && `from ${whole.minimum}`,
    whole.maximum !== undefined && `to ${whole.maximum}`,
  ].filter(Boolean);
  return limits.length > 0 ? `${type}, ${limits.join(', ')}` : type;
}

/**
 * Returns the object schema with members to show: the schema, its list items, or the first alternative with
 * members.
 */
function objectWithin(document, schema) {
  const whole = resolved(document, schema);
  if (!whole) return null;
  if (whole.properties && Object.keys(whole.properties).length > 0) return whole;
  if (whole.items) return objectWithin(document, whole.items);
  for (const one of whole.anyOf ?? whole.oneOf ?? []) {
    const found = objectWithin(document, one);
    if (found) return found;
  }
  return null;
}

function membersHtml(document, schema, depth = 0, above = []) {
  const object = objectWithin(document, schema);
  if (!object || above.includes(object)) return '';
  const required = new Set(object.required ?? []);
  const items = Object.entries(object.properties).map(([name, member]) => {
    const { description } = { ...resolved(document, member), ...member };
    const kind = `<span class="kind">${escapeHtml(kindOf(document, member))}</span>`;
    const must = required.has(name) ? ' <span class="must">always</span>' : '';
    const text = description ? `<div>${said(description)}</div>` : '';
    const inner = depth < DEEPEST ? membersHtml(document, member, depth + 1, [...above, object]) : '';
    const within = inner
      ? `<details><summary>Members of ${escapeHtml(name)}</summary>${inner}</details>`
      : '';
    return `<li><code>${escapeHtml(name)}</code> ${kind}${must}${text}${within}</li>`;
  });
  return `<ul class="members">${items.join('')}</ul>`;
}

function parametersHtml(document, operation) {
  const parameters = (operation.parameters ?? []).map((one) => resolved(document, one));
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(kindOf(document, schema))}</td><td>${said(description)}</td></tr>`,
  );
  return `<h3>Parameters</h3><div class="table" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th scope="col">name</th><th scope="col">in</th><th scope="col">type</th><th scope="col">description</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const jsonHtml = (value) =>
  `<pre tabindex="0" data-kind="json"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

function answersHtml(document, operation) {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return successes
    .map(([status, response]) => {
      const [[type, { schema, example }] = []] = Object.entries(response.content ?? {});
      if (!type) return '';
      const members = membersHtml(document, schema);
      const shown =
        example === undefined || typeof example === 'string'
          ? ''
          : `<details><summary>Example</summary>${jsonHtml(example)}</details>`;
      return `<h3>Response ${status} <span class="kind">${escapeHtml(type)}</span></h3>${members ? `<details><summary>Members</summary>${members}</details>` : ''}${shown}`;
    })
    .join('');
}

/** Returns the errors of an operation with their remedies, by status. */
function failuresHtml(document, operation) {
  const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  if (failures.length === 0) return '';
  const items = failures.map(([status, response]) => {
    const { description, content } = resolved(document, response);
    const examples = Object.values(content?.['application/json']?.examples ?? {});
    const errors = examples.map(
      ({ summary, description: remedy }) => `<li>${escapeHtml(summary)}<div>${said(remedy)}</div></li>`,
    );
    const text = errors.length > 0 ? `<ul>${errors.join('')}</ul>` : escapeHtml(description);
    return `<li><strong>${status}</strong> ${text}</li>`;
  });
  return `<details><summary>Errors</summary><ul>${items.join('')}</ul></details>`;
}

/** Returns the samples of an operation as tabs; without scripts, they follow each other. */
function samplesHtml(document, path, method, operation) {
  const parameters = (operation.parameters ?? []).map((one) => resolved(document, one));
  const samples = callSamples({ path, method, operation, parameters }).map(
    ({ kind, label, code }) =>
      `<div class="sample" data-language="${kind}" data-label="${label}"><p class="language">${label}</p><pre tabindex="0" data-kind="${kind}"><code>${escapeHtml(code)}</code></pre></div>`,
  );
  return `<h3>Sample request</h3><div class="samples">${samples.join('')}</div>`;
}

function bodyOf(operation) {
  const content = operation.requestBody?.content['application/json'];
  return content ? (content.example ?? {}) : undefined;
}

function operationHtml(document, path, method, operation) {
  const { operationId: id, summary, description, deprecated } = operation;
  const keyed = operation.security.length > 0;
  const content = operation.requestBody?.content['application/json'];
  const body = content ? membersHtml(document, content.schema) : '';
  const example = bodyOf(operation);
  const notes = deprecated ? '<p><strong>Deprecated.</strong></p>' : '';
  return `<section class="operation" data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}" data-keyed="${keyed}">
<h2 id="${id}">${escapeHtml(summary)}<a class="here" href="#${id}" aria-label="Link to this section">#</a></h2>
<p class="address"><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></p>
<p>${said(description)}</p>
${notes}
${parametersHtml(document, operation)}
${content ? `<h3>Body</h3><details><summary>Members of the body</summary>${body || '<p>Any object.</p>'}</details>` : ''}
${samplesHtml(document, path, method, operation)}
${answersHtml(document, operation)}
${failuresHtml(document, operation)}
${example === undefined ? '' : `<script type="application/json" class="example">${JSON.stringify(example).replaceAll('<', '\\u003c')}</script>`}
</section>`;
}

function webhooksPage(document) {
  const events = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema, example } = post.requestBody.content['application/json'];
    return `<section><h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><p>${said(post.summary)}. ${said(post.description)}</p><details><summary>Members</summary>${membersHtml(document, schema)}</details>${example ? `<details><summary>Example</summary>${jsonHtml(example)}</details>` : ''}</section>`;
  });
  return `<h1>Webhook messages</h1><p>Messages that the server sends to your endpoints. <a href="../reference/webhooks.html">Webhooks</a> explains the signatures.</p>${events.join('\n')}`;
}

function operationsOf(document) {
  const byTag = new Map();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS.filter((one) => one in methods)) {
      const operation = methods[method];
      const [tag] = operation.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), { path, method, operation }]);
    }
  }
  return byTag;
}

/**
 * Returns the pages of the reference.
 * @param {object} document the OpenAPI document
 * @returns {{ file: string, title: string, html: string, scripts: readonly string[] }[]}
 */
export function referencePages(document) {
  const byTag = operationsOf(document);
  const about = new Map(document.tags.map(({ name, description }) => [name, description]));
  const pages = [...byTag].map(([tag, operations]) => {
    const parts = operations.map(({ path, method, operation }) =>
      operationHtml(document, path, method, operation),
    );
    const html = `<h1>${escapeHtml(tag)}</h1><p>${said(about.get(tag) ?? '')}</p><div id="key"></div>${parts.join('\n')}`;
    return { file: fileOf(tag), title: `${tag} (API)`, html, scripts: ['assets/try.js'] };
  });
  const listOf = (tag) => {
    const operations = byTag.get(tag) ?? [];
    const file = fileOf(tag).slice('api/'.length);
    const items = operations.map(
      ({ path, method, operation }) =>
        `<li><a href="${file}#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></a> ${escapeHtml(operation.summary)}</li>`,
    );
    return `<h3 id="${anchorOf(tag)}"><a href="${file}">${escapeHtml(tag)}</a></h3><p>${said(about.get(tag) ?? '')}</p><ul class="operations">${items.join('')}</ul>`;
  };
  const lists = document['x-tagGroups'].map(
    ({ name, tags }) =>
      `<h2 id="group-${anchorOf(name)}">${escapeHtml(name)}</h2>${tags.map(listOf).join('\n')}`,
  );
  const intro = `<h1>API reference</h1><p>Every operation of this version, generated from <a href="../openapi.json">the OpenAPI document</a>. For Postman, import <a href="../assay.postman_collection.json">the collection</a> and set its variables <code>baseUrl</code> and <code>apiKey</code>. Each page can send requests to the server that it was loaded from, with your API key. Use a <a href="../reference/test-values.html">test key</a> to keep live data unchanged. <a href="../reference/errors.html">Errors</a>, <a href="webhooks-sent.html">webhook messages</a>, <a href="../reference/api-conventions.html">conventions of the API</a>.</p>`;
  return [
    { file: 'api/index.html', title: 'API reference', html: intro + lists.join('\n'), scripts: [] },
    ...pages,
    {
      file: 'api/webhooks-sent.html',
      title: 'Webhook messages (API)',
      html: webhooksPage(document),
      scripts: [],
    },
  ];
}
