import type { RouteDocument } from '@assay/contract';
import { MANAGEMENT, MANAGEMENT_PREFIX, MANAGEMENT_ROUTES } from '@assay/management-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './testing/management-server';
import { startWhole, type WholeServer } from './testing/whole-server';

let server: WholeServer;
let client: Client;

beforeAll(async () => {
  server = await startWhole();
  client = server.withKey(server.ownerKey);
});
afterAll(() => server.close());

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties: {
    readonly [name: string]: {
      readonly type?: string;
      readonly anyOf?: unknown;
      readonly properties?: object;
    };
  };
}

const NOWHERE = '00000000-0000-7000-8000-000000000000';
const pathOf = (route: RouteDocument) =>
  route.path.slice(MANAGEMENT_PREFIX.length).replace(/\{\w+\}/g, NOWHERE);
const methodOf = (route: RouteDocument) => route.method.toUpperCase() as Parameters<Client>[0];
const schemaOf = (route: RouteDocument) => route.body as unknown as ObjectSchema;
const namesIt = (name: string) => expect.arrayContaining([expect.objectContaining({ field: name })]);

const withBody = MANAGEMENT_ROUTES.filter((route) => route.body !== undefined);
const queries = MANAGEMENT_ROUTES.flatMap((route) =>
  (route.parameters ?? []).flatMap((parameter) =>
    parameter.in === 'query'
      ? [{ route, name: parameter.name, type: parameter.schema.type, format: parameter.schema.format }]
      : [],
  ),
);
const withQuery = queries.filter(({ type }) => type === 'integer');

/** Returns true if every member is optional, so that a missing body is read as an empty one. */
function needsNoBody(operationId: string): boolean {
  const route = Object.values(MANAGEMENT).find((known) => known.operationId === operationId);
  try {
    route?.readBody(undefined);
    return true;
  } catch {
    return false;
  }
}

/** A value of a type that no member of any body has. */
const WRONG = { wrong: [[1]] };
/** Returns a wrong value for one member. If the member accepts any object, the value isn't an object. */
const wrongFor = (route: RouteDocument, name: string): unknown => {
  const { type, properties } = schemaOf(route).properties[name] ?? {};
  return type === 'object' && Object.keys(properties ?? {}).length === 0 ? 7 : WRONG;
};

it.each(
  withBody.flatMap((route) =>
    (schemaOf(route).required ?? []).map((name) => [route.operationId, name, route] as const),
  ),
)('body of %s: a missing %s is reported', async (_operation, name, route) => {
  const answer = await client(methodOf(route), pathOf(route), { body: {} });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: '1006', details: namesIt(name) } } });
});

it.each(
  withBody.flatMap((route) =>
    Object.keys(schemaOf(route).properties).map((name) => [route.operationId, name, route] as const),
  ),
)('body of %s: %s with a wrong type is reported', async (_operation, name, route) => {
  const others = Object.fromEntries((schemaOf(route).required ?? []).map((member) => [member, WRONG]));
  const answer = await client(methodOf(route), pathOf(route), {
    body: { ...others, [name]: wrongFor(route, name) },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.error.details?.some(({ field }) => field === name || field.startsWith(`${name}.`))).toBe(
    true,
  );
});

describe.each(withBody.map((route) => [route.operationId, route] as const))('body of %s', (_name, route) => {
  it('is required unless every member is optional', async () => {
    const answer = await client(methodOf(route), pathOf(route), {
      headers: { 'content-type': 'application/json' },
    });
    if (needsNoBody(route.operationId)) expect(answer.body.error.code).not.toBe('1000');
    else expect(answer).toMatchObject({ status: 400, body: { error: { code: '1000' } } });
  });

  it.each([[[]], ['text'], [7], [null]])('must be an object, not %j', async (body) => {
    const answer = await client(methodOf(route), pathOf(route), { body });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: '1006' } } });
  });

  it('ignores an unknown member', async () => {
    const complete = Object.fromEntries((schemaOf(route).required ?? []).map((name) => [name, WRONG]));
    const send = (more: object) => client(methodOf(route), pathOf(route), { body: { ...complete, ...more } });
    expect(JSON.stringify((await send({ no_such_member: 1 })).body)).not.toContain('no_such_member');
  });
});

describe('query parameter', () => {
  it.each(
    withQuery.map(({ route, name }) => [route.operationId, name, route] as const),
  )('of %s is reported when %s is not a number in range', async (_operation, name, route) => {
    for (const value of ['abc', '-1', '1.5', '99999999999', '1e3']) {
      const body = route.body ? { body: route.bodyExample } : {};
      const answer = await client(methodOf(route), `${pathOf(route)}?${name}=${value}`, body);
      if (answer.status === 404) continue;
      expect([value, answer.status]).toEqual([value, 400]);
      expect(answer.body.error.details).toEqual(namesIt(name));
    }
  });

  it('is ignored if it is unknown or empty', async () => {
    const answer = await client('GET', '/evaluations?colour=blue&limit=&state=');
    expect(answer.status).toBe(200);
  });

  it('is reported when it is not one of its values', async () => {
    const state = await client('GET', '/evaluations?state=DECLINED');
    expect(state.body.error.details).toEqual([
      { field: 'state', expected: 'one of APPROVE, REVIEW, DECLINE' },
    ]);
    const space = await client('GET', '/evaluations?environment=both');
    expect(space.body.error.details).toEqual(namesIt('environment'));
    const before = await client('GET', '/evaluations?before=yesterday');
    expect(before.body.error.details).toEqual(namesIt('before'));
    const twice = await client('GET', '/evaluations?limit=1&limit=2');
    expect(twice.body.error.details).toEqual(namesIt('limit'));
  });
});

describe('timestamp', () => {
  it.each(
    queries
      .filter(({ format }) => format === 'date-time')
      .map(({ route, name }) => [route.operationId, name, route] as const),
  )('of %s that does not exist is reported: %s', async (_operation, name, route) => {
    for (const moment of ['2016-12-31T23:59:60Z', '2026-02-30T00:00:00Z', '2026-01-01T00:00:00Z[UTC]']) {
      const answer = await client(methodOf(route), `${pathOf(route)}?${name}=${moment}`);
      expect([moment, answer.status]).toEqual([moment, 400]);
      expect(answer.body.error.details).toEqual([
        { field: name, expected: 'a date and time as in RFC 3339' },
      ]);
    }
  });
});

describe('escaped NUL', () => {
  it.each(
    queries
      .filter(({ route }) => route.body === undefined)
      .map(({ route, name }) => [route.operationId, name, route] as const),
  )('to %s is rejected in %s', async (_operation, name, route) => {
    const answer = await client(methodOf(route), `${pathOf(route)}?${name}=a%00b`);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toEqual(namesIt(name));
  });

  it.each(
    MANAGEMENT_ROUTES.filter(({ path }) => path.includes('{')).map(
      (route) => [route.operationId, route] as const,
    ),
  )('in the path to %s matches no id', async (_operation, route) => {
    const path = pathOf(route).replaceAll(NOWHERE, 'a%00b');
    const answer = await client(methodOf(route), path, route.body ? { body: route.bodyExample } : {});
    const refused = path.includes('/workflow-executions/') ? [400, '1006'] : [404, '3001'];
    expect([answer.status, answer.body.error.code]).toEqual(refused);
  });
});

describe('malformed id', () => {
  it.each([
    '/keys/no-uuid',
    '/evaluations/7',
    '/policy/versions/0',
    '/policy/versions/1e1',
    '/policy/versions/9999999999',
  ])('in %s returns 404', async (path) => {
    const answer = await client(path.startsWith('/keys') ? 'DELETE' : 'GET', path);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: '3001' } } });
  });
});

describe('management request', () => {
  it('returns 401 without a key', async () => {
    const nobody = server.withHeaders({});
    for (const route of MANAGEMENT_ROUTES.filter(({ scope }) => scope !== null)) {
      const answer = await nobody(methodOf(route), pathOf(route), route.body ? { body: {} } : {});
      expect([route.operationId, answer.status, answer.body.error.code]).toEqual([
        route.operationId,
        401,
        '2001',
      ]);
    }
  });

  it('returns 403 for a key without the admin scope and 401 for an unknown key', async () => {
    const key = await client('POST', '/keys', { body: { name: 'Checkout', scopes: ['fraud'] } });
    const checkout = server.withKey(String(key.body.data.api_key));
    const unknown = server.withKey('assay_live_unknown');
    for (const route of MANAGEMENT_ROUTES.filter(({ scope }) => scope !== null)) {
      const send = route.body ? { body: {} } : {};
      expect([route.operationId, (await checkout(methodOf(route), pathOf(route), send)).status]).toEqual([
        route.operationId,
        403,
      ]);
      expect([route.operationId, (await unknown(methodOf(route), pathOf(route), send)).status]).toEqual([
        route.operationId,
        401,
      ]);
    }
  });

  it('treats optional members with null or "" as missing', async () => {
    const answer = await client('POST', '/keys', {
      body: { name: 'Blank', scopes: ['fraud'], kind: '', allowed_ips: null },
    });
    expect(answer.body.data).toMatchObject({ kind: 'live', allowed_ips: [] });
  });
});
