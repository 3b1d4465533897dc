import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type ManagementServer, startManagement } from './testing/management-server';

let server: ManagementServer;
let shop: Client;

beforeAll(async () => {
  server = await startManagement();
  shop = server.withKey(await server.newAccount('Shop'));
});
afterAll(() => server.close());

const score = (value: number) => ({ score: { operation: '+', value } });
const ruleBody = (when: unknown, then: unknown = score(5), more: object = {}) => ({
  name: 'A rule',
  when,
  then,
  ...more,
});
const fieldsOf = (answer: Awaited<ReturnType<Client>>) =>
  answer.body.error.details?.map((detail) => detail.field);

describe('a rule', () => {
  it('is answered as a tree and as text, whichever of the two was sent', async () => {
    const text = await shop('POST', '/rules', { body: ruleBody('ip_details.country != user_country') });
    expect(text.status).toBe(200);
    expect(text.body.data.rule).toMatchObject({
      mode: 'live',
      priority: 100,
      category: null,
      when_text: 'ip_details.country != user_country',
      when: { op: '!=' },
    });
    const tree = await shop('POST', '/rules', { body: ruleBody(text.body.data.rule?.when) });
    expect(tree.body.data.rule?.when_text).toBe('ip_details.country != user_country');
    const both = await shop('PUT', `/rules/${tree.body.data.rule?.id}`, { body: tree.body.data.rule });
    expect(both.status).toBe(200);
  });
});

describe('a rule with problems', () => {
  it('is 400 and names each by its place', async () => {
    const answer = await shop('POST', '/rules', {
      body: ruleBody('nonsense_field > 5 and user_country > 3'),
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: '1006' } } });
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining(['when.args[0].left']));
  });
});
