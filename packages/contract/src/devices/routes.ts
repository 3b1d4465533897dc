import { documented } from '../route';
import { named, type Static, string, Type, typedAs } from '../schema';

/** What `GET /device-api/v1/config` answers. */
const agentConfig = named('DeviceAgentConfig', {
  key: named('DeviceAgentKey', {
    kid: Type.Integer({ minimum: 1, maximum: 65_535 }),
    publicKey: Type.String({ description: 'Base64 of an uncompressed P-256 point' }),
  }),
  ticket: string,
  ip: typedAs<string | null>({
    type: ['string', 'null'],
    description: 'The address that the request came from',
  }),
  /**
   * Its first label is made by the server for this ticket; the agent asks for `https://<dnsDomain>/`. Its option
   * `dnsResolverDomain` puts another zone behind the same first label.
   */
  dnsDomain: typedAs<string | null>({
    type: ['string', 'null'],
    description: 'Host whose look-up shows the resolver; null without one',
  }),
});
export type DeviceAgentConfig = Static<typeof agentConfig>;

/** What the browser agent fetches from the server. */
export const DEVICE_ROUTES = {
  deviceAgentConfig: documented({
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
        schema: agentConfig,
      },
    },
    errors: ['rateLimited', 'system', 'unavailable'],
    scope: null,
  }),
} as const;
