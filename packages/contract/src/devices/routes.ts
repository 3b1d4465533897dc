import type { RouteDocument } from '../openapi/route';

/** What the browser agent fetches from the server. */
export const DEVICE_ROUTES: readonly RouteDocument[] = [
  {
    operationId: 'deviceAgentConfig',
    method: 'get',
    path: '/device-api/v1/config',
    tag: 'Devices',
    summary: 'The key that the browser agent seals its session for, and a ticket for this browser',
    description:
      'Called by the agent in the browser, from any origin and without a key; limited by address. The answer is never cached.',
    success: {
      status: 200,
      plain: {
        type: 'application/json',
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['key', 'ticket', 'ip', 'dnsDomain'],
          properties: {
            key: {
              type: 'object',
              additionalProperties: false,
              required: ['kid', 'publicKey'],
              properties: {
                kid: { type: 'integer', minimum: 1, maximum: 65_535 },
                publicKey: { type: 'string', description: 'Base64 of an uncompressed P-256 point' },
              },
            },
            ticket: { type: 'string' },
            ip: { type: ['string', 'null'], description: 'The address that the request came from' },
            dnsDomain: {
              type: ['string', 'null'],
              description: 'Host whose look-up shows the resolver; null without one',
            },
          },
        },
      },
    },
    errors: ['rateLimited', 'system', 'unavailable'],
    scope: null,
  },
];
