// Postman collection (format 2.1) of the OpenAPI document: a folder for each tag group and tag.

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Values of path parameters; an ID is copied from another response. */
const PATH_VALUES = {
  ip: '8.8.8.8',
  email: 'someone@example.com',
  number: '36301234567',
  transaction_id: 'order-1001',
  version: '1',
  from: '1',
  to: '1',
};

/** Returns the value of a parameter or property that the document shows as an example. */
const exampleOf = ({ example, schema = {} }) =>
  String(example ?? schema.example ?? schema.default ?? schema.enum?.[0] ?? '');

const parametersIn = (operation, place) =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === place);

/** Query parameters; optional ones are listed but not sent. */
const queryOf = (operation) =>
  parametersIn(operation, 'query').map((parameter) => ({
    key: parameter.name,
    value: exampleOf(parameter),
    description: parameter.description ?? '',
    ...(parameter.required ? {} : { disabled: true }),
  }));

/** Address with `:name` for path parameters, as Postman writes them. */
function urlOf(path, operation) {
  const segments = path.split('/').slice(1);
  const query = queryOf(operation);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const named = segments.map((segment) => segment.replaceAll(/\{(\w+)\}/g, ':$1'));
  return {
    raw: `{{baseUrl}}/${named.join('/')}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: named,
    ...(query.length > 0 ? { query } : {}),
    variable: parametersIn(operation, 'path').map((parameter) => ({
      key: parameter.name,
      value: PATH_VALUES[parameter.name] ?? exampleOf(parameter),
      description: parameter.description ?? '',
    })),
  };
}

/** Body with the example of the document; files are selected in Postman. */
function bodyOf({ requestBody }) {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  if (type === undefined) return {};
  if (type === 'application/octet-stream') return { body: { mode: 'file' } };
  const example = content.example ?? Object.values(content.examples ?? {})[0]?.value ?? {};
  const raw = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  const language = type === 'application/json' ? 'json' : 'text';
  return { body: { mode: 'raw', raw, options: { raw: { language } } } };
}

function itemOf(path, method, operation) {
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const headers = parametersIn(operation, 'header').map((parameter) => ({
    key: parameter.name,
    value: exampleOf(parameter),
    description: parameter.description ?? '',
    disabled: true,
  }));
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      description: operation.description ?? '',
      ...(operation.security?.length === 0 ? { auth: { type: 'noauth' } } : {}),
      header: [...(type === undefined ? [] : [{ key: 'Content-Type', value: type }]), ...headers],
      url: urlOf(path, operation),
      ...bodyOf(operation),
    },
    response: [],
  };
}

/**
 * Returns the collection of every operation. Its variables `baseUrl` and `apiKey` are set once for all requests.
 * @param {object} document the OpenAPI document
 */
export function postmanCollection(document) {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  const about = new Map(document.tags.map(({ name, description }) => [name, description]));
  const folderOf = (tag) => ({
    name: tag,
    description: about.get(tag) ?? '',
    item: operations
      .filter(({ operation }) => operation.tags?.[0] === tag)
      .map(({ path, method, operation }) => itemOf(path, method, operation)),
  });
  return {
    info: {
      name: `${document.info.title} ${document.info.version}`,
      description: document.info.description ?? '',
      schema: SCHEMA,
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-KEY', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:8080' },
      { key: 'apiKey', value: '' },
    ],
    item: document['x-tagGroups'].map(({ name, tags }) => ({ name, item: tags.map(folderOf) })),
  };
}
