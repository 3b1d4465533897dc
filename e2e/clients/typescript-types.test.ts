import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ERRORS } from '@assay/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  Data,
  ErrorCode,
  ErrorName,
  Input,
  Row,
  WebhookMessage,
} from '../../clients/typescript/src/index';

describe('types of the clients', () => {
  it.each([
    'typescript',
    'python',
  ])('match docs/openapi.json: otherwise run `npm run openapi` (%s)', async (client) => {
    const { generate, GENERATED } = await import(`../../clients/${client}/generate.mjs`);
    const files: { readonly [name: string]: string } = generate(
      JSON.parse(readFileSync('docs/openapi.json', 'utf8')),
    );
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(join(GENERATED, name), 'utf8') === text, name).toBe(true);
  });

  it('describe requests, responses and errors', () => {
    expectTypeOf<Data<'POST /RestService/fraud-api/v2/'>['state']>().toEqualTypeOf<
      'APPROVE' | 'REVIEW' | 'DECLINE' | undefined
    >();
    expectTypeOf<Input<'GET /RestService/ip-api/v1/{ip}'>['path']>().toEqualTypeOf<{ readonly ip: string }>();
    expectTypeOf<Row<'GET /management-api/v1/evaluations'>['id']>().toEqualTypeOf<string>();
    expectTypeOf<ErrorName>().toEqualTypeOf<keyof typeof ERRORS>();
    expectTypeOf<ErrorCode>().toEqualTypeOf<(typeof ERRORS)[ErrorName]['code']>();
    const reported = (message: WebhookMessage) =>
      message.event === 'erase/finished' ? message.data.request_id : null;
    expectTypeOf(reported).returns.toEqualTypeOf<string | null>();
    const { webhooks } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
    expect(Object.keys(webhooks)).toContain('erase/finished');
  });
});
