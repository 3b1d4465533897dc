import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { siteChoice } from './accounts';

/** Responses of the services by path prefix. Other paths never get a response. */
const SAID: { readonly [path: string]: (response: ServerResponse) => void } = {
  '/gravatar.com/': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'),
  '/api.accounts.firefox.com/': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"exists":false}'),
  '/www.xvideos.com/': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Are you human?</title>'),
  '/login.microsoftonline.com/': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"IfExistsResult":0}'),
  '/registrations?': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        status: 1,
        total_results: 2,
        search_result: [
          {
            domain_name: 'Ann.Example',
            create_date: '2009-03-04',
            domain_registrar: { registrar_name: 'Registrar' },
            registrant_contact: { full_name: 'Ann', country_code: 'NL', zip_code: 7 },
          },
          'nonsense',
        ],
      }),
    ),
};

let gateway: Server;
let server: AssayServer;
const asked: string[] = [];
beforeAll(async () => {
  gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    Object.entries(SAID).find(([path]) => request.url?.startsWith(path))?.[1](response);
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const base = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const allowNetworks = ['127.0.0.0/8'];
  server = await startAssay({
    providers: {
      accounts: {
        lawfulBasis: 'legitimate_interests',
        statement: 'Fraud prevention in our own shop.',
        sites: ['gravatar', 'firefox', 'xvideos', 'microsoft-phone', 'chess'],
        gateway: base,
        allowNetworks,
        // This site never responds, so the request continues without it.
        siteLimits: { chess: { timeoutMs: 200 } },
      },
      domainRegistrations: { baseUrl: `${base}/registrations`, apiKey: 'key', allowNetworks },
    },
  });
});
afterAll(async () => {
  await server?.close();
  gateway?.close();
  gateway?.closeAllConnections();
});

describe('account_aggregates', () => {
  it('counts the sites that responded, by category, and ignores those that did not', async () => {
    const { data } = await server.owner.live.fraud({
      email: 'Ann@Example.org',
      config: { email_api: true, response_fields: 'email_details' },
    });
    const found = data.email_details?.account_aggregates;
    expect(found).toMatchObject({
      total_registration: 1,
      business: { total_registration: 0, technology: null, jobs_and_employment: null },
      personal: {
        total_registration: 1,
        social_media: { registered: 1, checked: 1 },
        technology: { registered: 0, checked: 1 },
        adult_sites: null,
        entertainment: null,
        dating: null,
      },
    });
  });

  it('is part of email v3 and phone v2, limited to their categories', async () => {
    const email = await server.owner.live.email({ email: 'bob@example.org' });
    expect(email.data.account_aggregates).toMatchObject({ total_registration: 1 });
    expect(email.data.account_aggregates?.personal).not.toHaveProperty('dating');
    const phone = await server.owner.live.phone({ phone: '+12025550143' });
    expect(phone.data.account_aggregates).toMatchObject({
      total_registration: 1,
      business: { technology: { registered: 1, checked: 1 } },
      personal: { total_registration: 0, messenger: null },
    });
  });

  it('queries only the requested sites, none for a test key, and is null without results', async () => {
    const look = async (client: typeof server.owner.live, name: string, config: object) => {
      asked.length = 0;
      const { data } = await client.email({ email: `${name}@example.org`, config });
      const sites = asked.filter((url) => !url.startsWith('/registrations'));
      return { account_aggregates: data.account_aggregates, asked: sites.length };
    };
    expect(await look(server.owner.live, 'c', { include: 'gravatar' })).toMatchObject({ asked: 1 });
    expect(await look(server.owner.live, 'd', { exclude: 'chess,adult_sites,technology' })).toMatchObject({
      asked: 1,
    });
    expect(await look(server.owner.live, 'e', { include: 'chess' })).toEqual({
      account_aggregates: null,
      asked: 1,
    });
    expect(await look(server.owner.test, 'f', {})).toEqual({ account_aggregates: null, asked: 0 });
  });

  it('waits longer for priority sites, within the total time of the request', () => {
    const [now, longest] = [1_000, 9_000];
    expect(siteChoice(undefined, now, longest).priorityDeadline).toBeNull();
    expect(siteChoice({ priority_sites: 'chess', priority_timeout: 3_000 }, now, longest)).toMatchObject({
      priority: new Set(['chess']),
      priorityDeadline: 4_000,
    });
    expect(siteChoice({ priority_accuracy: 'high', priority_timeout: 60_000 }, now, longest)).toMatchObject({
      priority: new Set(['*']),
      priorityDeadline: 9_000,
    });
  });
});

it('stops querying sites that fail repeatedly, and some failing sites do not degrade the server', async () => {
  for (const name of ['h', 'i', 'j', 'k']) await server.owner.live.email({ email: `${name}@example.org` });
  const metrics = await server.app.inject('/metrics');
  expect(metrics.body).toMatch(/provider="accounts:xvideos",outcome="open"\} [1-9]/);
  expect((await server.app.inject('/readyz')).body).not.toContain('accounts');
});

describe('associated_domain_registrations', () => {
  it('omits invalid registrations and dates the email address by the oldest one', async () => {
    const { data } = await server.owner.live.fraud({
      email: 'gus@example.org',
      config: { email_api: true, response_fields: 'email_details' },
    });
    expect(data.email_details).toMatchObject({
      email_details: { earliest_profile_date: '2009-03-04T00:00:00.000Z' },
      associated_domain_registrations: {
        exists: true,
        number_of_domains: 2,
        first_registration_date: '2009-03-04',
        domains: [
          {
            domain_name: 'ann.example',
            create_date: '2009-03-04',
            registrar_name: 'Registrar',
            full_name: 'Ann',
            country_code: 'NL',
            zip_code: null,
          },
        ],
      },
    });
  });
});
