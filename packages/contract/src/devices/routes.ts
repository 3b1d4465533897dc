import { documented } from '../route';
import { named, type Static, string, Type, typedAs } from '../schema';

/** `data` of `GET /device-api/v1/config`. */
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
   * The server creates the first label for this ticket, and the agent requests `https://<dnsDomain>/`. The
   * agent option `dnsResolverDomain` replaces the zone after that label.
   */
  dnsDomain: typedAs<string | null>({
    type: ['string', 'null'],
    description: 'Host name whose lookup reveals the DNS resolver; null without one',
  }),
});
export type DeviceAgentConfig = Static<typeof agentConfig>;

/** Routes from which the browser agent reads its configuration. */
export const DEVICE_ROUTES = {
  deviceAgentConfig: documented({
    operationId: 'deviceAgentConfig',
    method: 'get',
    path: '/device-api/v1/config',
    tag: 'Devices',
    summary: 'Get the device agent configuration',
    description:
      'Returns the public key for the encryption of device sessions and a ticket for the browser. The browser calls it from any origin, with a rate limit per IP address. The response is not cached.',
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
