import { ApiError, type DeviceAgentConfig } from '@assay/contract';
import { userAgentDigest } from '@assay/devices';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit } from '../platform/address-limit';
import type { Ambient } from '../platform/ambient';
import { DNS_LABEL_RANDOM_BYTES, makeDnsLabel } from './dns-label';
import type { Keyring } from './keyring';
import type { Tickets } from './tickets';

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  // Chromium then reports its platform on the next visit (RFC 8942); the agent compares it with what scripts see.
  'accept-ch': 'Sec-CH-UA-Platform',
} as const;
const LONGEST_LANGUAGE = 16;

interface ConfigPorts {
  readonly ambient: Ambient;
  readonly keyring: Keyring;
  readonly tickets: Tickets;
  readonly dnsSecret: Buffer;
  /** Zone of the resolver discovery; undefined = off. */
  readonly dnsZone: string | undefined;
}

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const firstLanguage = (accepted: string | null): string | null =>
  accepted?.split(/[,;]/)[0]?.trim().toLowerCase().slice(0, LONGEST_LANGUAGE) || null;

/** GET /device-api/v1/config: what a browser needs to seal a session. */
export function deviceConfigRoute(app: FastifyInstance, ports: ConfigPorts): void {
  const { ambient, keyring } = ports;
  const allowed = addressLimit(() => ambient.now(), { burst: 30, perSecond: 5 });
  app.get('/device-api/v1/config', async (request, reply) => {
    reply.headers(HEADERS);
    if (!allowed(request.ip)) throw new ApiError('rateLimited', undefined, { retryAfterSeconds: 1 });
    const key = await keyring.current();
    const dnsToken = ports.dnsZone
      ? makeDnsLabel(ports.dnsSecret, ambient.bytes(DNS_LABEL_RANDOM_BYTES))
      : null;
    const userAgent = header(request, 'user-agent');
    const ticket = ports.tickets.seal({
      at: ambient.now(),
      ip: request.ip,
      userAgent: userAgent === null ? null : userAgentDigest(userAgent),
      language: firstLanguage(header(request, 'accept-language')),
      platform: header(request, 'sec-ch-ua-platform')?.replaceAll('"', '') ?? null,
      dnsToken,
    });
    const answer: DeviceAgentConfig = {
      key: { kid: key.kid, publicKey: key.publicKey.toString('base64') },
      ticket,
      ip: request.ip,
      dnsDomain: dnsToken === null ? null : `${dnsToken}.${ports.dnsZone}`,
    };
    return answer;
  });
}
